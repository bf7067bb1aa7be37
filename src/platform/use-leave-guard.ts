import { useEffect, useState } from 'react';
import { hearFirst } from './first-popstate.ts';

/**
 * Keeps the customer at this address: back, forward, a link or a typed address calls `onAttempt` instead, before the
 * router hears of it; closing the tab makes the browser ask. The router's own blocking needs a data router, which
 * is 10 kB more for every route.
 * @param onAttempt gets the way to leave after all
 * @returns the way to stop guarding
 */
export function guardLeaving(onAttempt: (leave: () => void) => void): () => void {
  const { href } = location;
  const state = history.state as unknown;
  let { length } = history;
  let comingBack = false;
  const onPop = (event: PopStateEvent) => {
    if (comingBack) {
      comingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    if (location.href === href) return;
    event.stopImmediatePropagation();
    // A longer history is a new address; another place in it cannot be told from how far away it is.
    const isNew = history.length > length;
    if (isNew) {
      comingBack = true;
      history.back();
    } else history.pushState(state, '', href);
    length = history.length;
    onAttempt(() => {
      stop();
      history.go(isNew ? 1 : -1);
    });
  };
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = () => {
    hearFirst(null);
    removeEventListener('beforeunload', onUnload);
  };
  hearFirst(onPop);
  addEventListener('beforeunload', onUnload);
  return stop;
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
    leave: () => way?.(),
    stay: () => setWay(null),
  };
}
