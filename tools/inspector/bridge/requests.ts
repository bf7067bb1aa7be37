import type { AnyActorRef } from 'xstate';
import { inside, parentOf } from '../portal/machines.ts';

/** A call to the server that a port has made. */
interface Call {
  /** Aborts the call; the port continues with `value` as its answer. */
  readonly giveUp: (value: unknown) => void;
}

/** Ports whose next request will pause, as `machine.port`. */
const pauseNext = new Set<string>();
/** Paused requests, with the function that releases each to the server. */
const paused = new Map<AnyActorRef, () => void>();
const calls = new Map<AnyActorRef, Set<Call>>();
let asking: AnyActorRef | null = null;
let onChange = (): void => undefined;

/** The request whose port is running synchronously, until its first `await`. */
export const requestNow = (): AnyActorRef | null => asking;

/** The requests that are or will be paused, for the inspector. */
export const holding = () => ({
  pauseNext: [...pauseNext],
  paused: [...paused.keys()].map(({ sessionId }) => sessionId),
});

/** Sets the listener for changes of the paused requests. */
export function onPaused(listener: () => void): void {
  onChange = listener;
}

/** The name of a request's port. */
function portOf(actor: AnyActorRef): string {
  const parent = parentOf(actor);
  return `${parent === undefined ? '' : inside(parent).logic.id}.${String(inside(actor).src)}`;
}

/** Drops a paused request that has been aborted, answered or released. */
function forgetPaused(actor: AnyActorRef): void {
  if (paused.delete(actor)) onChange();
}

/** Runs a request's port now, or when QA releases it; never once its machine has left the state. */
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

/** Sets whether the next request of a port pauses. */
export function pause(port: string, on: boolean): void {
  if (on) pauseNext.add(port);
  else pauseNext.delete(port);
  onChange();
}

/** Releases a paused request to the server. */
export function release(actor: AnyActorRef): void {
  paused.get(actor)?.();
  forgetPaused(actor);
}

/** Registers a call of a request; returns the function that removes it. */
export function noteCall(actor: AnyActorRef, call: Call): () => void {
  const own = calls.get(actor) ?? new Set();
  calls.set(actor, own.add(call));
  return () => {
    own.delete(call);
    if (own.size === 0) calls.delete(actor);
  };
}

/** Aborts the calls of a request that QA has answered, so that nothing waits for them. */
export function giveUpCalls(actor: AnyActorRef, value: unknown): void {
  for (const { giveUp } of calls.get(actor) ?? []) giveUp(value);
  forgetPaused(actor);
}
