import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Late content, shown only if its place is below the window when it arrives: nothing that is being read moves.
 * Otherwise it is left out until the next visit.
 * @param place selects it
 */
export function BelowTheWindow({ place, children }: { place: string; children: ReactNode }) {
  const [found, setFound] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => {
      const one = document.querySelector(place);
      if (one === null) return;
      observer.disconnect();
      if (one.getBoundingClientRect().top >= innerHeight) setFound(one);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [place]);
  return found !== null && createPortal(children, found);
}
