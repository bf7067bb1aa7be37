/** What a failed call tells of itself: an `ApiError`, or a machine's `Failure`. */
interface FailedCall {
  /** `network`: no answer came. Absent where nobody knows. */
  readonly kind?: string | undefined;
  readonly status: number | null;
  /** The server's own words. @rule R7 */
  readonly message: string | null;
}

/** Refusals that say nothing about what was typed: too slow, too early, too often. */
const NOT_ABOUT_THE_DATA = [408, 425, 429];

/**
 * What the customer reads when a call failed: the server's own words, else words that fit the cause. The
 * connection is named only where no answer came.
 * @param error what the call was rejected with
 * @param what that which could not be done, without its full stop: 'Não foi possível entrar'
 * @param refused said when the server refuses what was sent (4xx); absent: as for any other cause
 * @rule R7
 */
export function failureText(error: unknown, what: string, refused?: string): string {
  const { kind, status, message } = isFailedCall(error) ? error : UNKNOWN;
  if (message !== null) return message;
  if (kind === 'network') return `${what}. Verifique sua conexão e tente novamente.`;
  if (refused !== undefined && isRefusal(status)) return `${what}. ${refused}`;
  return `${what}. Tente novamente mais tarde.`;
}

const UNKNOWN: FailedCall = { status: null, message: null };

/** Whether a status says that what was sent will not do: the same, sent again, would be refused again. */
export const isRefusal = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && !NOT_ABOUT_THE_DATA.includes(status);

/** An exception has words too, but none for the customer. */
function isFailedCall(error: unknown): error is FailedCall {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}
