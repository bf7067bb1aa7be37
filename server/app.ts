import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { addApi } from './api.ts';
import type { AccessLimits, Context } from './context.ts';
import type { Db } from './db/database.ts';
import { createRestore } from './db/restore.ts';
import {
  type ConnectionLimits,
  endConnectionsOnClose,
  limitConnections,
} from './http/guard/connection-limits.ts';
import { addApiDocs } from './http/api-docs.ts';
import type { EnvelopeMode } from './http/wire/failure.ts';
import { addErrorAnswers, answerBadAddress, answerUnread } from './http/wire/errors.ts';
import { addFaults, createMovedClock } from './http/faults.ts';
import { addStaticHalf } from './http/static/static-half.ts';
import { trustOf, type TrustedProxies } from './http/guard/trusted-proxies.ts';
import { type Clock, systemClock } from './lib/dates.ts';
import { readServedConfig } from './portal-config.ts';
import { createLog, type Log } from './operate/log.ts';
import type { Metrics } from './operate/metrics.ts';
import { addOperation, createRequestIds, type Life } from './operate/operation.ts';
import { createAudit } from './security/audit.ts';
import { type Argon2Cost, createPasswords, storedCosts } from './security/passwords.ts';
import { TOKEN_TTL_SECONDS } from './security/tokens.ts';
import { findServerRoot } from './server-root.ts';

export interface ServerOptions {
  readonly db: Db;
  /** Folder of the server's own files; found by default. */
  readonly serverRoot?: string | undefined;
  /** Folder for the messages of recuperarsenha. */
  readonly outboxDir: string;
  /** Folder of the built portal; absent: the API alone. */
  readonly distDir?: string;
  readonly envelope?: EnvelopeMode;
  readonly clock?: Clock;
  /** Seconds until a sign-in expires; a day by default. */
  readonly tokenTtlSeconds?: number;
  readonly limits?: Partial<AccessLimits>;
  /** At least one of OWASP's costs, less for tests only. */
  readonly argon2?: Argon2Cost;
  /** Threads that hash passwords; by default the machine's cores but one. */
  readonly hashThreads?: number;
  /** Receives the audit log's lines; off by default. */
  readonly auditLog?: { readonly write: (line: string) => void };
  /** Origins of foreign pages that may call the API. */
  readonly allowedOrigins?: readonly string[];
  /** The config.json to serve; the demonstration's by default. */
  readonly configText?: string | undefined;
  /** Adds /__faults, /__clock, /__log and /__restore, for tests, and the contract at /docs/. */
  readonly faults?: boolean;
  /** With faults: reachable under any name; otherwise under loopback names only. */
  readonly anyHost?: boolean;
  /**
   * With faults: for clients that repeat no request by themselves, such as Node's fetch. A connection costs as much as a
   * call.
   */
  readonly keepsConnections?: boolean;
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  readonly trustProxy?: TrustedProxies;
  /** CONNECTION_LIMITS by default. */
  readonly connectionLimits?: ConnectionLimits;
  /** Off by default. */
  readonly log?: Log;
  /** Logs each request; off by default. */
  readonly logRequests?: boolean;
  readonly metrics?: Metrics | undefined;
  readonly life?: Life;
}

const NOWHERE = { write: () => undefined };
const MINUTE = 60;
const LIMITS: AccessLimits = {
  account: { max: 5, windowSeconds: 15 * MINUTE },
  accountEverywhere: { max: 50, windowSeconds: 15 * MINUTE },
  address: { max: 50, windowSeconds: 15 * MINUTE },
  recovery: { max: 3, windowSeconds: 60 * MINUTE },
  recoveryEverywhere: { max: 30, windowSeconds: 60 * MINUTE },
  registration: { max: 30, windowSeconds: 60 * MINUTE },
  uploads: { max: 20, windowSeconds: 10 * MINUTE },
};
/** The default body limit. */
const BODY_LIMIT = 64 * 1024;

/**
 * The reference server on a migrated database: portal, config.json and the contract. Not listening: call `listen` or
 * `inject`. It reads no environment; closing it leaves `db` open.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const log = options.log ?? createLog(NOWHERE);
  const config = readServedConfig(options.configText);
  const clock = createMovedClock(options.clock ?? systemClock);
  const context: Context = {
    db: options.db,
    clock,
    envelope: options.envelope ?? 'default',
    tokenTtlSeconds: options.tokenTtlSeconds ?? TOKEN_TTL_SECONDS,
    limits: { ...LIMITS, ...options.limits },
    passwords: createPasswords(options.argon2, options.hashThreads, await storedCosts(options.db)),
    audit: createAudit(options.auditLog ?? NOWHERE),
    serverRoot: findServerRoot(options.serverRoot),
    outboxDir: options.outboxDir,
    config,
    log,
  };
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustOf(options.trustProxy),
    ...limitConnections(options.connectionLimits),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnread,
    genReqId: createRequestIds(),
    ajv: { customOptions: { coerceTypes: false } },
  });
  endConnectionsOnClose(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  addErrorAnswers(app, log);
  if (options.faults === true) addFaults(app, createRestore(options.db), clock, options);
  addCors(app, options.allowedOrigins ?? [], config.idempotencyHeader);
  addOperation(app, {
    db: options.db,
    log,
    life: options.life ?? { isLeaving: false },
    logRequests: options.logRequests ?? false,
    metrics: options.metrics,
  });
  addNotFound(app, options.distDir);
  await app.register(async (api) => addApi(api, context));
  if (options.faults === true) await app.register(async (docs) => addApiDocs(docs, context.serverRoot));
  const { distDir } = options;
  if (distDir !== undefined) {
    await app.register(async (half) => addStaticHalf(half, { distDir, config, log }));
  }
  return app;
}

/** A browser gets the built page, other clients plain text. */
function addNotFound(app: FastifyInstance, distDir = ''): void {
  const file = join(distDir, '404.html');
  const page = distDir !== '' && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const styles = (page ?? '')
    .split('<style>')
    .slice(1)
    .map((rest) => rest.split('</style>', 1)[0] ?? '')
    .map((style) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  const policy = `default-src 'none'; style-src 'self'${styles.join('')}; frame-ancestors 'none'`;
  app.setNotFoundHandler(async (request, reply) => {
    // A cached 404 of another version's file would persist.
    reply.code(404).header('cache-control', 'no-store');
    if (page === undefined || request.headers.accept?.includes('text/html') !== true)
      return reply.send({ statusCode: 404, description: 'Endereço não encontrado.' });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
  });
}

const ALLOWED_HEADERS =
  'authorization, content-type, domain, cache-control, pragma, portal-app-id, portal-secret-key';

/**
 * CORS for the given origins; tokens travel in headers, so no cookies.
 * @param idempotencyHeader allowed beside the contract's headers
 */
function addCors(app: FastifyInstance, allowedOrigins: readonly string[], idempotencyHeader: string): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin;
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'retry-after');
    if (request.method !== 'OPTIONS') return;
    await reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', `${ALLOWED_HEADERS}, ${idempotencyHeader}`)
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  });
}
