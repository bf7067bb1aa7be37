import { useEffect, useState } from 'react';
import { listenFirst, modalsInEntry, pressedLink } from './modal-entries.ts';
import { listenTo, stopAll } from '../../lib/listeners.ts';

/**
 * Guards the address: Back, Forward, links and typed addresses call `onAttempt` before the router gets them; closing
 * the tab makes the browser ask. The router's own blocking needs a data router (10 kB).
 * @param onAttempt gets a function that leaves after all
 * @returns removes the guard
 */
function guardLeaving(onAttempt: (leave: () => void) => void): () => void {
  const { href } = location;
  // Entries of modals opened later do not belong to this screen.
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
      // Returned from a typed address to ask: the question is a modal with its own entry.
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
    // Browsers do not tell the number of skipped entries, so the jump cannot be repeated.
    history.pushState(state, '', href);
    ask(() => history.back());
  };
  // The router's links navigate without an event: routed through the browser to be guarded. Links in modals do so anyway
  // (use-back-closes).
  const onClick = (event: MouseEvent) => {
    const link = pressedLink(event);
    if (link === null || link.href === href) return;
    event.preventDefault();
    location.href = link.href;
  };
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  listenFirst(onPop);
  const stop = stopAll(
    listenTo(window, ['beforeunload'], onUnload),
    listenTo(document, ['click'], onClick, { capture: true }),
    () => listenFirst(null),
  );
  return stop;
}

/** Waits until the question's entry is popped. */
function onceUncovered(go: () => void): void {
  if (modalsInEntry() === 0) go();
  else addEventListener('popstate', () => onceUncovered(go), { once: true });
}

/** The question before leaving unsaved input. */
export interface LeaveGuard {
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/** Guards while `active`; signing out is not blocked. */
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
