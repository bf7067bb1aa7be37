import type { MouseEvent } from 'react';

/** The handlers of a link whose text has to be fetched and left for its page first, whichever button asks for it. @rule R33 */
export function anyClick(open: () => void) {
  const ask = (event: MouseEvent) => {
    // A right click opens the browser's own menu: it is left alone.
    if (event.button > 1) return;
    event.preventDefault();
    open();
  };
  return { onClick: ask, onAuxClick: ask };
}
