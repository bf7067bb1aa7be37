import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../operate/log.ts';
import { Failure } from './failure.ts';

const INVALID = 'Requisição inválida.';
const SPOKEN: Readonly<Record<number, string>> = {
  413: 'O conteúdo enviado é grande demais.',
  415: 'Formato de conteúdo não suportado.',
};

/** Retry-After when the database is away. */
const AWAY_RETRY_SECONDS = 5;
const AWAY = {
  statusCode: 503,
  description: 'O serviço está indisponível no momento. Tente novamente em alguns instantes.',
};
const UNEXPECTED = { statusCode: 500, description: 'Erro interno. Tente novamente em alguns instantes.' };

/**
 * Answers errors as `{statusCode, description, data?}`: 503 with Retry-After when the database is away, 500 for unexpected
 * ones. Causes go to the log only, without query parameters, which are personal data.
 */
export function addErrorAnswers(app: FastifyInstance, log: Log): void {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    const refusal = refuse(error, reply);
    if (refusal !== undefined) return reply.send(refusal);
    const isAway = isDatabaseAway(error);
    const { method, routeOptions } = request;
    const place = { reqId: request.id, method, route: routeOptions.url ?? '' };
    log[isAway ? 'warn' : 'error'](
      { ...place, error: describeError(error) },
      isAway ? 'database away' : 'unexpected error',
    );
    if (isAway) reply.header('retry-after', AWAY_RETRY_SECONDS);
    const answer = isAway ? AWAY : UNEXPECTED;
    return reply.code(answer.statusCode).send(answer);
  });
}

interface Refusal {
  readonly statusCode: number;
  readonly description: string;
  readonly data?: unknown;
}

/** The client's error in words, with its status and Retry-After on `reply`; undefined for ours. */
export function refuse(error: FastifyError | Failure, reply: FastifyReply): Refusal | undefined {
  const { statusCode = 500 } = error;
  if (error instanceof Failure) {
    const { message: description, data, retryAfter } = error;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(statusCode);
    return { statusCode, description, ...(data === undefined ? {} : { data }) };
  }
  if (statusCode >= 500) return undefined;
  reply.code(statusCode);
  return { statusCode, description: SPOKEN[statusCode] ?? INVALID };
}

/** Requests refused before routing (an invalid or too long address). */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-content-type-options', 'nosniff').send(refuse(error, reply));
}

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
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause = causeOf(error);
  return cause.code === '23505' && cause.constraint === constraint;
}
