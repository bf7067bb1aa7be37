import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import {
  delayedWindowMachine,
  delayedWindowPorts,
} from '../../../machines/delayed-window/delayed-window.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { openWindow } from '../../platform/history/open-window.ts';
import { onPlaceChange } from '../../platform/history/place.ts';

/** How long the customer waits for what (S9.4, R13). */
export const WINDOW_DELAY = { tabloide: 3000, regulamento: 2000, termo: 1500 } as const;

export interface DelayedWindow {
  stage: 'idle' | 'waiting' | 'blocked';
  /** What was asked for, while it waits or is blocked. */
  target: string | null;
  /** Asks for a window; while one waits this does nothing (R13). */
  request: (target: string) => void;
  /** The link in a blocked window's place was used. */
  follow: () => void;
  /** Takes the request back: what it belongs to is no longer shown. */
  leave: () => void;
}

/**
 * One kind of window of a screen that opens after a wait (R13). Leaving the screen takes the request back.
 * @param delay in milliseconds
 * @param open shows the target, false when it was blocked; the first one given stays. A new tab when absent
 */
export function useDelayedWindow(
  delay: number,
  open: (target: string) => boolean = openWindow,
): DelayedWindow {
  const [actor] = useState(() => {
    const machine = fillPorts(delayedWindowMachine, delayedWindowPorts, {
      openWindow: ({ target }) => Promise.resolve(open(target)),
    });
    return createActor(machine, { input: { delay } }).start();
  });
  useEffect(() => {
    const leave = () => actor.send({ type: 'screen.left' });
    // The old screen stays until the next one's code is there: it must open nothing in the meantime.
    const stop = onPlaceChange(leave);
    return () => {
      stop();
      leave();
    };
  }, [actor]);
  const stage = useSelector(actor, (snapshot): DelayedWindow['stage'] => {
    if (snapshot.matches('blocked')) return 'blocked';
    return snapshot.matches('idle') ? 'idle' : 'waiting';
  });
  const target = useSelector(actor, ({ context }) => context.target);
  return {
    stage,
    target,
    request: (wanted) => actor.send({ type: 'window.requested', target: wanted }),
    follow: () => actor.send({ type: 'link.followed' }),
    leave: () => actor.send({ type: 'screen.left' }),
  };
}
