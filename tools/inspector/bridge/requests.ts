import type { AnyActorRef } from 'xstate';
import { inside, parentOf } from '../portal/machines.ts';

/** A call to the server that a port has made. */
interface Call {
  /** Gives the call up: the port goes on with `value` in the place of an answer. */
  readonly giveUp: (value: unknown) => void;
}

/** Ports whose next request waits for QA, by `machine.port`. */
const pauseNext = new Set<string>();
/** Requests that wait, and what lets each of them go to the server. */
const paused = new Map<AnyActorRef, () => void>();
const calls = new Map<AnyActorRef, Set<Call>>();
let asking: AnyActorRef | null = null;
let onChange = (): void => undefined;

/** The request whose port is running right now: known until the port's first wait. */
export const requestNow = (): AnyActorRef | null => asking;

/** What the inspector is told. */
export const holding = () => ({
  pauseNext: [...pauseNext],
  paused: [...paused.keys()].map(({ sessionId }) => sessionId),
});

/** Called whenever what is paused changes. */
export function onPaused(listener: () => void): void {
  onChange = listener;
}

/** The name of a request's port. */
function portOf(actor: AnyActorRef): string {
  const parent = parentOf(actor);
  return `${parent === undefined ? '' : inside(parent).logic.id}.${String(inside(actor).src)}`;
}

/** A request that waits is not waited for any more. */
function forgetPaused(actor: AnyActorRef): void {
  if (paused.delete(actor)) onChange();
}

/** Runs a request's port, now or when QA lets it; never when its machine has left the state before. */
export function ask<T>(actor: AnyActorRef, signal: AbortSignal, run: () => PromiseLike<T>): PromiseLike<T> {
  const go = (): PromiseLike<T> => {
    const before = asking;
    asking = actor;
    try {
      return run();
    } finally {
      asking = before;
    }
  };
  if (!pauseNext.delete(portOf(actor))) return go();
  const waiting = new Promise<void>((resolve) => paused.set(actor, resolve));
  signal.addEventListener('abort', () => forgetPaused(actor));
  onChange();
  return waiting.then(go);
}

/** The next request of a port waits, or does not. */
export function pause(port: string, on: boolean): void {
  if (on) pauseNext.add(port);
  else pauseNext.delete(port);
  onChange();
}

/** Lets a request that waits go to the server. */
export function release(actor: AnyActorRef): void {
  paused.get(actor)?.();
  forgetPaused(actor);
}

/** Notes a call; the result forgets it. */
export function noteCall(actor: AnyActorRef, call: Call): () => void {
  const own = calls.get(actor) ?? new Set();
  calls.set(actor, own.add(call));
  return () => {
    own.delete(call);
    if (own.size === 0) calls.delete(actor);
  };
}

/** A request was answered by hand: its calls are given up, so that nothing waits for them any more. */
export function giveUpCalls(actor: AnyActorRef, value: unknown): void {
  for (const { giveUp } of calls.get(actor) ?? []) giveUp(value);
  forgetPaused(actor);
}
