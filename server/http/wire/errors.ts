import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError, isDatabaseAway } from '../../db/errors.ts';
import type { Log } from '../../operate/log.ts';
import { Failure } from './failure.ts';

const INVALID = 'Requisição inválida.';
const SPOKEN: Readonly<Record<number, string>> = {
  408: 'O envio demorou demais. Verifique sua conexão e tente novamente.',
  413: 'O conteúdo enviado é grande demais.',
  415: 'Formato de conteúdo não suportado.',
  431: 'A requisição é grande demais.',
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

const UNREAD: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Requests that Node cannot read: too slow, with headers too long, no HTTP. Fastify's own words are English. @rule C3.3 */
export function answerUnread({ code }: ConnectionError, socket: Socket): void {
  if (socket.destroyed || code === 'ECONNRESET') return;
  const status = UNREAD[code] ?? 400;
  const body = JSON.stringify({ statusCode: status, description: SPOKEN[status] ?? INVALID });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
