import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

const SPOKEN: Readonly<Record<number, string>> = {
  400: 'Requisição inválida.',
  413: 'O conteúdo enviado é grande demais.',
  415: 'Formato de conteúdo não suportado.',
};

/**
 * Answers every error of the API as `{statusCode, description, data?}`. What was not expected is a 500 whose cause
 * goes to the log alone, without query parameters: they are personal data.
 */
export function addErrorAnswers(app: FastifyInstance, log: (line: string) => void): void {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal !== undefined) return reply.code(refusal.statusCode).send(refusal);
    log(`${request.method} ${request.routeOptions.url ?? '(sem rota)'}: ${describeError(error)}`);
    return reply
      .code(500)
      .send({ statusCode: 500, description: 'Erro interno. Tente novamente em alguns instantes.' });
  });
}

interface Refusal {
  readonly statusCode: number;
  readonly description: string;
  readonly data?: unknown;
}

/** What the caller did wrong, in words; undefined for an error that is ours. */
export function refusalOf(error: FastifyError | Failure): Refusal | undefined {
  if (error instanceof Failure) {
    const { statusCode, message: description, data } = error;
    return { statusCode, description, ...(data === undefined ? {} : { data }) };
  }
  const statusCode = error.statusCode ?? 500;
  return statusCode < 500 ? { statusCode, description: SPOKEN[statusCode] ?? SPOKEN[400] ?? '' } : undefined;
}

/** What is refused before a route is found (an address that is none, or too long), answered like all else. */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const statusCode = error.statusCode ?? 400;
  void reply
    .code(statusCode)
    .header('x-content-type-options', 'nosniff')
    .send({ statusCode, description: SPOKEN[statusCode] ?? 'Requisição inválida.' });
}

/** An error for the log: of a failed query its code and place, never its parameters. */
export function describeError(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    const { code, constraint, table } = (error.cause ?? {}) as Record<string, unknown>;
    const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
    return `query failed, code ${String(code)}, table ${String(table)}, constraint ${String(constraint)}\n${frames.join('\n')}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Whether a query failed because the unique `constraint` already has such a row. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause = (error.cause ?? {}) as Record<string, unknown>;
  return cause['code'] === '23505' && cause['constraint'] === constraint;
}
