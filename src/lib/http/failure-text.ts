/** The part of an `ApiError` or a machine's `Failure` that a message needs. */
interface FailedCall {
  /** `network`: no answer. Absent when unknown. */
  readonly kind?: string | undefined;
  readonly status: number | null;
  /** The server's message. @rule R7 */
  readonly message: string | null;
}

/** Refusals unrelated to the input: timeout, too early, too many. */
const NOT_ABOUT_THE_DATA = [408, 425, 429];

/**
 * The message for a failed call: the server's, else one by cause.
 * @param error the rejection
 * @param what the failed action without a full stop: 'Não foi possível entrar'
 * @param refused for a refusal of the input (4xx); default: as for other causes
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

/** Whether a status refuses the input, so that repeating it is useless. */
export const isRefusal = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && !NOT_ABOUT_THE_DATA.includes(status);

/** An exception's message is not for customers. */
function isFailedCall(error: unknown): error is FailedCall {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}
