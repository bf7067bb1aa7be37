import { DrizzleQueryError } from 'drizzle-orm';

type Cause = Readonly<Partial<Record<'code' | 'constraint' | 'table' | 'message' | 'name', string>>>;

const causeOf = (error: unknown): Cause => (error instanceof DrizzleQueryError ? error.cause : error) ?? {};

/**
 * SQLSTATEs of a statement's values and syntax (20 to 23, 44, 54, P0, 42601), and of a broken database (XX001, XX002). The
 * statements are fixed and tested: what refuses them for any other reason is the database's state, which passes.
 */
const NOT_ITS_STATE = /^(?:2[0-3]...|44...|54...|P0...|42601|XX00[12])$/;
/** Names of the driver's and the network's errors; a TypeError is the program's. */
const ITS_ERRORS = /^(?:error|Error|AggregateError)$/;

/** Whether a statement failed by the database's state (`database.ts` makes every failure of it a DrizzleQueryError). */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { code = '', name = '' } = causeOf(error);
  return ITS_ERRORS.test(name) && !NOT_ITS_STATE.test(code);
}

/** Grants, and what is missing of the schema. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /^42501$/,
    'O papel de DATABASE_URL precisa dos direitos de docs/DEPLOY.md, seção 7. (Grants are missing.)',
  ],
  [
    /^(?:42|3F)/,
    'Falta parte do banco: restaure uma cópia inteira (docs/deploy/SERVER.md, Backups). (Not the whole database.)',
  ],
];

/** The database's failure at the start, in words for the operator; undefined for another error. */
export function explainDatabase(error: unknown): string | undefined {
  const { code = '', name, message } = causeOf(error);
  // Raw, a server's error has this name.
  if (!isDatabaseAway(error) && name !== 'error') return undefined;
  const [, hint = '(No usable database.)'] = HINTS.find(([codes]) => codes.test(code)) ?? [];
  return `O banco de dados de DATABASE_URL não pode ser usado: ${message || code}. ${hint}`;
}

/** An error for the log: message, code and place of a failed query, never its parameters. */
export function describeError(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    const { code, constraint, table, message } = causeOf(error);
    // Class 22 messages quote the unreadable value.
    const detail = code?.startsWith('22') ? '' : `: ${message}`;
    const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
    return `query failed, code ${code}, table ${table}, constraint ${constraint}${detail}\n${frames.join('\n')}`;
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
