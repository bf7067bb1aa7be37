import type { MouseEvent } from 'react';

/** Handlers of a link whose text has to be fetched and stored first, for any mouse button. @rule R33 */
export function anyClick(open: () => void) {
  const ask = (event: MouseEvent) => {
    // A right click opens the browser's menu.
    if (event.button > 1) return;
    event.preventDefault();
    open();
  };
  return { onClick: ask, onAuxClick: ask };
}
