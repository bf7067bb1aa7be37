import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import {
  delayedWindowMachine,
  delayedWindowPorts,
  type WindowTarget,
} from '../../../machines/delayed-window/delayed-window.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { onAddressChange } from '../history/login-hash.ts';
import { useFlowActor } from './use-flow-actor.ts';

/** The delay of each kind of window. @rule S9.4, R13 */
export const WINDOW_DELAY = { tabloide: 3000, regulamento: 2000, termo: 1500 } as const;

export interface DelayedWindow {
  stage: 'idle' | 'waiting' | 'blocked';
  /** The key of the pending or blocked request. */
  target: string | null;
  /** Requests a window by address or key; ignored while one is pending. @rule R13 */
  request: (key: string, content?: string) => void;
  /** The fallback link was followed. */
  follow: () => void;
  /** Cancels the request: its owner is no longer shown. */
  leave: () => void;
}

/** Opens the target; false when the browser blocked it. `signal` aborts with the request. */
type Open = (target: WindowTarget, signal: AbortSignal) => boolean | Promise<boolean>;

/**
 * A window that opens after a delay. Leaving the screen cancels it.
 * @param delay in milliseconds
 * @param open the first render's function is used; default: a new tab
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
    // The old screen stays mounted until the next one's code has loaded; it must open nothing meanwhile.
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

/**
 * Opens a new tab without an opener.
 * @param address of the portal, or one that `safeUrl` has accepted
 * @returns false when the browser blocked it; 'noopener' would hide that, so the opener is removed afterwards, before the
 * new page runs
 * @rule R12, R13
 */
export function openWindow(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}
