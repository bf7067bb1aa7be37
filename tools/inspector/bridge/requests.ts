import type { AnyActorRef } from 'xstate';
import { inside, parentOf } from '../portal/machines.ts';
import { dropPause, pauseOf } from './pauses.ts';

/** Aborts a call to the server that a port has made; the port continues with `value` as its answer. */
type GiveUp = (value: unknown) => void;

const calls = new Map<AnyActorRef, Set<GiveUp>>();
let asking: AnyActorRef | null = null;

/** The request whose port is running synchronously, until its first `await`. */
export const requestNow = (): AnyActorRef | null => asking;

/** The name of a request's port. */
function portOf(actor: AnyActorRef): string {
  const parent = parentOf(actor);
  return `${parent === undefined ? '' : inside(parent).logic.id}.${String(inside(actor).src)}`;
}

/** Runs a request's port now, or when QA releases it; never once its machine has left the state. */
export function ask<T>(actor: AnyActorRef, signal: AbortSignal, run: () => PromiseLike<T>): PromiseLike<T> {
  const go = (): PromiseLike<T> => {
    const previous = asking;
    asking = actor;
    try {
      return run();
    } finally {
      asking = previous;
    }
  };
  return pauseOf(portOf(actor), actor.sessionId, signal)?.then(go) ?? go();
}

/** Registers a call of a request; returns the function that removes it. */
export function recordCall(actor: AnyActorRef, giveUp: GiveUp): () => void {
  const ofActor = calls.get(actor) ?? new Set();
  calls.set(actor, ofActor.add(giveUp));
  return () => {
    ofActor.delete(giveUp);
    if (ofActor.size === 0) calls.delete(actor);
  };
}

/** Ends a request as QA says; nothing waits for its calls, and a later real answer is ignored. */
export function settle(actor: AnyActorRef, how: 'resolve' | 'reject', data: unknown): void {
  actor.send({ type: `xstate.promise.${how}`, data });
  for (const giveUp of calls.get(actor) ?? []) giveUp(data);
  dropPause(actor.sessionId);
}
