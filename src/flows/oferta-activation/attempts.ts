import type { Ask } from '../kit/ask.ts';
import { leaveActor } from '../kit/use-flow-actor.ts';
import { type Attempt, startActivation } from './start-activation.ts';

export type Stage = 'idle' | 'posting' | 'active';

/** The last attempt for each offer of a screen; the one place that sends the call. */
export interface Attempts {
  stageOf: (idPromoProd: string) => Stage;
  /** Starts an attempt unless one is pending; a toast shows the result. */
  request: (idPromoProd: string) => void;
  /** The last attempt; a pending one is joined, never resent. */
  of: (idPromoProd: string) => Attempt | undefined;
  /** Starts an attempt without a toast for an idle offer; null once the screen was left. */
  start: (idPromoProd: string) => Attempt | null;
  /** Pending attempts continue; no new one starts. */
  leave: () => void;
}

/**
 * @param tell called with every change of a stage
 * @param failed the toast for a failure without a message of the server
 */
export function createAttempts(ask: Ask, tell: () => void, failed: string): Attempts {
  const attempts = new Map<string, Attempt>();
  let left = false;
  const begin = (idPromoProd: string, words: string | null): Attempt | null => {
    if (left) return null;
    attempts.get(idPromoProd)?.actor.stop();
    const attempt = startActivation(ask, idPromoProd, words);
    attempts.set(idPromoProd, attempt);
    attempt.actor.subscribe(tell);
    tell();
    return attempt;
  };
  const stageOf = (idPromoProd: string): Stage => {
    const snapshot = attempts.get(idPromoProd)?.actor.getSnapshot();
    if (snapshot === undefined) return 'idle';
    if (snapshot.hasTag('underWay')) return 'posting';
    return snapshot.matches('done') ? 'active' : 'idle';
  };
  return {
    stageOf,
    request: (idPromoProd) => {
      if (stageOf(idPromoProd) !== 'posting') begin(idPromoProd, failed);
    },
    of: (idPromoProd) => attempts.get(idPromoProd),
    start: (idPromoProd) => begin(idPromoProd, null),
    leave: () => {
      left = true;
      for (const { actor } of attempts.values()) leaveActor(actor);
    },
  };
}
