import { DrizzleQueryError } from 'drizzle-orm';

type Cause = Readonly<Partial<Record<'code' | 'constraint' | 'table' | 'message', string>>>;

const causeOf = (error: unknown): Cause => (error instanceof DrizzleQueryError ? error.cause : error) ?? {};

/** Lost or refused connection, no resources, shutdown, timeout, deadlock. */
const AWAY_CODES =
  /^(?:08...|53...|57P0.|57014|40001|40P01|ECONN(?:REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT|EHOSTUNREACH)$/;
/** Driver errors without a code. */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying|Query read timeout|Client has encountered)/;

/** Whether the database did not answer, so that the request may be repeated. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = causeOf(error);
  return code === undefined ? AWAY_WORDS.test(message ?? '') : AWAY_CODES.test(code);
}

/** An error for the log: message, code and place of a failed query, never its parameters. */
export function describeError(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    const { code, constraint, table, message } = causeOf(error);
    // Class 22 messages quote the unreadable value.
    const words = code?.startsWith('22') ? '' : `: ${message}`;
    const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
    return `query failed, code ${code}, table ${table}, constraint ${constraint}${words}\n${frames.join('\n')}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Whether a query violated the unique `constraint`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = causeOf(error);
  return cause.code === '23505' && cause.constraint === constraint;
}

/** Whether a statement failed by `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return causeOf(error).code === '55P03';
}
