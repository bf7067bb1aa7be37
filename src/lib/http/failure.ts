/**
 * Why a call failed, for the transport, the machines and the texts.
 * - `http`: the server refused (a 4xx/5xx, or a 200 whose `statusCode` is bad).
 * - `page`: a 4xx that is no JSON, such as a firewall's page; a 5xx is `http`, JSON or not.
 * - `session`: a 401 that ends the session. It does not refuse the input.
 * - `network`: no answer. `contract`: the answer does not match the schema. `aborted`: the session ended meanwhile.
 * - `illegible`: nothing was sent, since the record to save has undecodable text.
 * @rule C3.2, R6, R7
 */
export interface Failure {
  /** Absent when unknown. */
  readonly kind?: 'http' | 'page' | 'session' | 'network' | 'contract' | 'aborted' | 'illegible';
  /** Null when no answer came, or when the write's outcome is unknown. */
  readonly status: number | null;
  /** The server's own words; null when it gave none. No interface text. @rule R7 */
  readonly message: string | null;
  /** The texts of `errors[].message`. @rule R30 */
  readonly details?: readonly string[];
  /** The address of a failed read whose stored answer is shown under its time. @rule R90 */
  readonly stored?: string;
}

export const unknownFailure: Failure = { status: null, message: null };

/** Distinguishes a failure from an exception, whose message is not for customers. */
export function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

/** Whether the query's data is its stored answer. */
export const isOfStored = (error: unknown): boolean => isFailure(error) && error.stored !== undefined;

/** The server's own words: its message, else the texts of its field errors. @rule R7, R266 */
export function serverMessage({ message, details = [] }: Failure): string | null {
  if (message !== null || details.length === 0) return message;
  return [...new Set(details)].reduce((said, next) => `${said}${/[.!?…]$/.test(said) ? '' : '.'} ${next}`);
}

/** Whether the session's end explains it, which the login reports. @rule R267 */
export const isOfSessionEnd = ({ kind }: Failure): boolean => kind === 'aborted' || kind === 'session';

/** Refusals unrelated to the input: not taken, timeout, too early, too many. */
const NOT_ABOUT_THE_DATA = [405, 408, 425, 429];
/** Refusals of the input even without JSON; another page (403, 404) may come from a proxy. */
const ABOUT_THE_DATA = [400, 401, 409, 413, 415, 422];

/**
 * The message for a failed call: the server's, else one by cause.
 * @param error the rejection
 * @param what the failed action without a full stop: 'Não foi possível entrar'
 * @param refused for a refusal of the input (4xx); default: as for other causes
 * @rule R7
 */
export function failureText(error: unknown, what: string, refused?: string): string {
  const failure = isFailure(error) ? error : unknownFailure;
  const message = serverMessage(failure);
  if (message !== null) return message;
  if (failure.kind === 'network') return `${what}. Verifique sua conexão e tente novamente.`;
  if (failure.kind === 'session') return `${what}. Sua sessão terminou.`;
  if (refused !== undefined && isRefusal(failure)) return `${what}. ${refused}`;
  return `${what}. Tente novamente mais tarde.`;
}

/** Whether a failure refuses the input, so that repeating it is useless. */
export function isRefusal({ kind, status }: Failure): boolean {
  if (kind === 'session' || status === null || status < 400 || status >= 500) return false;
  return kind === 'page' ? ABOUT_THE_DATA.includes(status) : !NOT_ABOUT_THE_DATA.includes(status);
}
