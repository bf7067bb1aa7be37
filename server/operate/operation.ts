import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { createReadiness } from '../db/readiness.ts';
import { describeError } from '../db/errors.ts';
import type { Log, LogLevel } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The process's state. */
export interface Life {
  /** Shutting down: not ready for requests. */
  isLeaving: boolean;
}

export interface OperationOptions {
  readonly db: Db;
  readonly log: Log;
  readonly life: Life;
  /** Each request is a line of the log. */
  readonly logRequests: boolean;
  readonly metrics: Metrics | undefined;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The proxy's X-Request-Id, else one of this process. */
export function createRequestIds(): (request: { headers: NodeJS.Dict<string | string[]> }) => string {
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && REQUEST_ID.test(given) ? given : `${prefix}-${(count += 1)}`;
  };
}

/** GET /health: the process answers. GET /ready: it takes requests, and its database serves all of them. */
export function addOperation(app: FastifyInstance, options: OperationOptions): void {
  const { db, log, life, logRequests, metrics } = options;
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const demandReady = createReadiness(db);
  app.get('/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (life.isLeaving) return reply.code(503).send({ status: 'leaving' });
    try {
      await demandReady();
      return { status: 'ready' };
    } catch (error) {
      log.warn({ reqId: request.id, error: describeError(error) }, 'not ready');
      return reply.code(503).send({ status: 'database away' });
    }
  });
  if (!logRequests && metrics === undefined) return;
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    // The route's pattern: an address may have personal data.
    const route = request.routeOptions.url ?? '';
    metrics?.observe({ method, route, status }, elapsedTime / 1000);
    if (!logRequests || route === '/health' || route === '/ready') return;
    const ms = Math.round(elapsedTime * 10) / 10;
    log[levelOf(status)]({ reqId: request.id, method, route, status, ms }, 'request');
  });
}

/** 503 passes by itself. */
const levelOf = (status: number): LogLevel => {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
};
