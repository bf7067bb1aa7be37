import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listenTo, stopAll } from '../../lib/listeners.ts';

/** Whether the page is printing: paged lists print whole. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the print right after this event: the update must be synchronous.
    return stopAll(
      listenTo(window, ['beforeprint'], () => flushSync(() => setPrinting(true))),
      listenTo(window, ['afterprint'], () => setPrinting(false)),
    );
  }, []);
  return printing;
}
