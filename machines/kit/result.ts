/** Why a call did not succeed, as far as the server said so. No text of the interface. @rule R7 */
export interface Failure {
  /** The server's own words, null when it said nothing. */
  readonly message: string | null;
  /** The HTTP status, null when no answer came. */
  readonly status: number | null;
  /**
   * `network`: no answer came. `contract`: one that nobody can read. `cut`: the session of the call has ended meanwhile.
   * Absent where nobody knows.
   */
  readonly kind?: 'http' | 'network' | 'contract' | 'cut';
  /** The texts of a list of errors. Absent where nobody knows. @rule R30 */
  readonly details?: readonly string[];
}

/** An expected outcome of a port. A port that rejects has a bug. */
export type Result<T, F = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F };

/** The failure of which nothing is known. */
export const unknownFailure: Failure = { message: null, status: null };

/** Statuses of a gateway that had no answer from the server behind it. */
const gatewayStatuses: readonly (number | null)[] = [502, 503, 504];

/** Whether no answer of the server came: nobody knows what it made of the call. */
export function isUnanswered(result: Result<unknown>): boolean {
  return !result.ok && (result.failure.status === null || gatewayStatuses.includes(result.failure.status));
}

/** The same outcome with another value. */
export function mapped<T, U, F>(result: Result<T, F>, make: (value: T) => U): Result<U, F> {
  return result.ok ? { ok: true, value: make(result.value) } : result;
}

/** The value of a success, null for a failure. */
export function valueOf<T>(result: Result<T, unknown>): T | null {
  return result.ok ? result.value : null;
}

/** The failure of a refusal; a success that is of no use counts as an unknown failure. */
export function failureOf(result: Result<unknown>): Failure {
  return result.ok ? unknownFailure : result.failure;
}
