import { type AnyActorScope, type AnyEventObject, createEmptyActor } from 'xstate';
import type { AnyEntry } from './entry.ts';
import { keysOfMicrostep } from './internals.ts';

/** A machine's running timer. */
export interface Timer {
  readonly id: string;
  readonly event: AnyEventObject;
  readonly due: number;
}

/** One step's effects besides the state change. */
export interface Effects {
  readonly taken: readonly string[];
  /** The flow's actions with their params. */
  readonly actions: readonly AnyEventObject[];
  readonly emitted: readonly AnyEventObject[];
}

/** A resolved action that has not run. */
export type Executed = { readonly type: string; readonly params: unknown };

/** A scope that records actions instead of running them. */
export function recordingScope(seen: { taken: string[]; executed: Executed[] }): AnyActorScope {
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.actorRef === self) seen.taken.push(...keysOfMicrostep(inspected));
  });
  return {
    self,
    system: self.system,
    id: 'model',
    sessionId: 'model',
    logger: () => undefined,
    defer: () => undefined,
    stopChild: () => undefined,
    emit: () => undefined,
    actionExecutor: (action) => void seen.executed.push(action),
  };
}

/** The running timers after a step. */
export function timersAfter(
  timers: readonly Timer[],
  executed: readonly Executed[],
  now: number,
): readonly Timer[] {
  let running = timers;
  for (const { type, params } of executed) {
    if (type === 'xstate.cancel') running = running.filter((timer) => timer.id !== params);
    if (type === 'xstate.raise') {
      const { event, id, delay } = params as { event: AnyEventObject; id: string; delay?: number };
      if (delay !== undefined) {
        running = [...running.filter((timer) => timer.id !== id), { id, event, due: now + delay }];
      }
    }
  }
  return running;
}

/** A step's effects by its actions. */
export function effectsOf(entry: AnyEntry, taken: readonly string[], executed: readonly Executed[]): Effects {
  return {
    taken,
    actions: executed
      .filter(({ type }) => type in entry.ports.actions)
      .map(({ type, params }) => ({ type, params })),
    emitted: executed
      .filter(({ type }) => type === 'xstate.emit')
      .map(({ params }) => (params as { event: AnyEventObject }).event),
  };
}

/** The effects of two consecutive steps. */
export function joined(before: Effects, after: Effects): Effects {
  return {
    taken: [...before.taken, ...after.taken],
    actions: [...before.actions, ...after.actions],
    emitted: [...before.emitted, ...after.emitted],
  };
}

/** No effects. */
export const noEffects: Effects = { taken: [], actions: [], emitted: [] };
