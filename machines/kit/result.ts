import { type Failure, unknownFailure } from '../../src/lib/http/failure.ts';

export { type Failure, unknownFailure };

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

/** The failure of a refusal; an unusable success counts as an unknown failure. */
export function failureOf(result: Result<unknown>): Failure {
  return result.ok ? unknownFailure : result.failure;
}
