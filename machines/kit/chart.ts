import {
  type DoneActorEvent,
  type ErrorActorEvent,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate';
import { type Failure, unknownFailure } from '../../src/lib/http/failure.ts';

export { type Failure, unknownFailure };

function notProvided(): never {
  throw new Error('not provided');
}

/** A placeholder for an asynchronous effect. Unfilled it rejects. */
export function port<Out, In extends NonReducibleUnknown = void>() {
  return fromPromise<Out, In>(async () => notProvided());
}

/** A placeholder for a subscription that sends `Sent`. Unfilled it throws. */
export function source<Sent extends EventObject, In extends NonReducibleUnknown = void>() {
  const logic = fromCallback<EventObject, In>(notProvided);
  return Object.assign(logic, { kind: 'source' } as { readonly kind: 'source'; readonly sent?: Sent });
}

/** A placeholder for an action of the flow (storage, navigation). Unfilled it throws. */
export function provided<Params = undefined>() {
  return notProvided as (args: unknown, params: Params) => void;
}

/** A port's expected outcome. A rejection is a bug. */
export type Result<T, F = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F };

/** Gateway statuses without an answer of the server. */
const gatewayStatuses: readonly (number | null)[] = [502, 503, 504];

/** Whether the server gave no answer, so that the outcome is unknown. */
export function isUnanswered(result: Result<unknown>): boolean {
  return !result.ok && (result.failure.status === null || gatewayStatuses.includes(result.failure.status));
}

export function mapped<T, U, F>(result: Result<T, F>, make: (value: T) => U): Result<U, F> {
  return result.ok ? { ok: true, value: make(result.value) } : result;
}

export function valueOf<T>(result: Result<T, unknown>): T | null {
  return result.ok ? result.value : null;
}

/** The guards of a port's outcome: it is done, failed, or unknown. */
export const outcomeGuards = {
  hasSucceeded: (_: unknown, result: Result<unknown, unknown>) => result.ok,
  hasFailed: (_: unknown, result: Result<unknown, unknown>) => !result.ok,
  answerNeverCame: (_: unknown, result: Result<unknown>) => isUnanswered(result),
};

// Guards and actions of a chart, typed by the transition that names them.

/** A guard or action that gets the event. */
export function withEvent<Name extends string>(type: Name) {
  return { type, params: <E>({ event }: { event: E }): E => event };
}

/** A guard or action that gets the answer of the invoked port. */
export function withAnswer<Name extends string>(type: Name) {
  return { type, params: <T>({ event }: { event: { readonly output: T } }): T => event.output };
}

/** A guard or action that gets the value of a success, null of a failure. */
export function withValue<Name extends string>(type: Name) {
  return {
    type,
    params: <T>({ event }: { event: { readonly output: Result<T, unknown> } }): T | null =>
      valueOf(event.output),
  };
}

/** An action that gets the failure. A rejection, or an unusable success, counts as an unknown one. */
export function withFailure<Name extends string>(type: Name) {
  return { type, params: failureIn };
}

type Settled = DoneActorEvent<Result<unknown, Failure | null>> | ErrorActorEvent;

function failureIn({ event }: { event: Settled }): Failure {
  return ('output' in event && !event.output.ok && event.output.failure) || unknownFailure;
}
