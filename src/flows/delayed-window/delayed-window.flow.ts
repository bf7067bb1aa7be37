import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import {
  delayedWindowMachine,
  delayedWindowPorts,
  type WindowTarget,
} from '../../../machines/delayed-window/delayed-window.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { openWindow } from '../../platform/history/open-window.ts';
import { onAddressChange } from '../../platform/history/address.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';

/** How long the customer waits for what. @rule S9.4, R13 */
export const WINDOW_DELAY = { tabloide: 3000, regulamento: 2000, termo: 1500 } as const;

export interface DelayedWindow {
  stage: 'idle' | 'waiting' | 'blocked';
  /** The key of what was asked for, while it waits or is blocked. */
  target: string | null;
  /** Asks for a window, by an address or another key; while one waits this does nothing. @rule R13 */
  request: (key: string, content?: string) => void;
  /** The link in a blocked window's place was used. */
  follow: () => void;
  /** Takes the request back: what it belongs to is no longer shown. */
  leave: () => void;
}

/** Shows the target, false when it was blocked. `signal`: the request was taken back. */
type Open = (target: WindowTarget, signal: AbortSignal) => boolean | Promise<boolean>;

/**
 * One kind of window of a screen that opens after a wait. Leaving the screen takes the request back.
 * @param delay in milliseconds
 * @param open the first one given stays; a new tab when absent
 * @rule R13
 */
export function useDelayedWindow(delay: number, open: Open = ({ key }) => openWindow(key)): DelayedWindow {
  const actor = useFlowActor(() => {
    const machine = fillPorts(delayedWindowMachine, delayedWindowPorts, {
      openWindow: async ({ target }, { signal }) => open(target, signal),
    });
    return createActor(machine, { input: { delay } });
  });
  useEffect(() => {
    // The old screen stays until the next one's code is there: it must open nothing in the meantime.
    return onAddressChange(() => actor.send({ type: 'screen.left' }));
  }, [actor]);
  const stage = useSelector(actor, (snapshot): DelayedWindow['stage'] => {
    if (snapshot.matches('blocked')) return 'blocked';
    return snapshot.matches('idle') ? 'idle' : 'waiting';
  });
  const target = useSelector(actor, ({ context }) => context.target?.key ?? null);
  return {
    stage,
    target,
    request: (key, content) =>
      actor.send({ type: 'window.requested', target: content === undefined ? { key } : { key, content } }),
    follow: () => actor.send({ type: 'link.followed' }),
    leave: () => actor.send({ type: 'screen.left' }),
  };
}
