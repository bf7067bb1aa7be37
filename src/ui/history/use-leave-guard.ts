import { useEffect, useState } from 'react';
import { hearFirst, knownModals, pressedLink } from './modal-entries.ts';

/**
 * Keeps the customer at this address: back, forward, a link or a typed address calls `onAttempt` instead, before the
 * router hears of it; closing the tab makes the browser ask. The router's own blocking needs a data router, which
 * is 10 kB more for every route.
 * @param onAttempt gets the way to leave after all
 * @returns the way to stop guarding
 */
function guardLeaving(onAttempt: (leave: () => void) => void): () => void {
  const { href } = location;
  // Entries of modals opened since then do not count as part of this screen.
  const { modal: _, ...state } = (history.state ?? {}) as { modal?: number };
  let refused: string | null = null;
  const ask = (go: () => void) => {
    onAttempt(() => {
      stop();
      onceUncovered(go);
    });
  };
  const onPop = (event: PopStateEvent) => {
    if (refused !== null && location.href === href) {
      // The customer typed another address and we returned here to ask: the question is a modal and adds its own entry.
      const target = refused;
      refused = null;
      event.stopImmediatePropagation();
      ask(() => {
        location.href = target;
      });
      return;
    }
    if (location.href === href) return;
    event.stopImmediatePropagation();
    if (!event.state) {
      refused = location.href;
      history.back();
      return;
    }
    // The browser does not say how many entries were skipped, so the jump cannot be repeated exactly.
    history.pushState(state, '', href);
    ask(() => history.back());
  };
  // The router's link changes the address without an event: by the browser's own way it can be asked about. A link in a
  // modal goes that way by itself (use-back-closes).
  const onClick = (event: MouseEvent) => {
    const link = pressedLink(event);
    if (link === null || link.href === href) return;
    event.preventDefault();
    location.href = link.href;
  };
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = () => {
    hearFirst(null);
    removeEventListener('beforeunload', onUnload);
    document.removeEventListener('click', onClick, true);
  };
  hearFirst(onPop);
  addEventListener('beforeunload', onUnload);
  document.addEventListener('click', onClick, true);
  return stop;
}

/** Waits until the question's own entry is gone from the history. */
function onceUncovered(go: () => void): void {
  if (knownModals() === 0) go();
  else addEventListener('popstate', () => onceUncovered(go), { once: true });
}

/** The question before leaving with something unsaved. */
export interface LeaveGuard {
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/** Guards the address while `active`; a sign-out is not held up. */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const [way, setWay] = useState<(() => void) | null>(null);
  useEffect(() => (active ? guardLeaving((leave) => setWay(() => leave)) : undefined), [active]);
  return {
    asking: way !== null,
    leave: () => {
      setWay(null);
      way?.();
    },
    stay: () => setWay(null),
  };
}
