import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../lib/dates.ts';
import { isLoopback } from '../lib/loopback.ts';
import { Failure } from './wire/failure.ts';
import { fieldsOf, readOptionalInteger, readText } from './wire/read.ts';

const MODES = ['status', 'delay', 'hangup', 'lostAnswer', 'html', 'badStatusCode', 'brokenBody'] as const;

/** Large enough for an answer of a thousand stores. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** How far the clock can be moved: ten years. */
const FURTHEST_MS = 3650 * 86_400_000;

/** A fault of POST /__faults: applies `times` times, or always; once with `nth`. */
export interface Fault {
  /** Default: GET. */
  method?: string;
  /** Exact, with `*` for one segment; or a prefix that ends with `*`. */
  path: string;
  mode: (typeof MODES)[number];
  status?: number;
  /** The delay before it. */
  ms?: number;
  times?: number;
  /** Applies to the call of this number alone, counted from 1 since it was set. */
  nth?: number;
  /** Applies to each call whose number is a multiple of this. */
  every?: number;
  body?: unknown;
}

/** An active fault. */
interface Planted {
  readonly method: string;
  readonly path: string;
  readonly mode: Fault['mode'];
  readonly status: number | undefined;
  readonly ms: number;
  readonly body: unknown;
  readonly nth: number | undefined;
  readonly every: number | undefined;
  /** Calls that it fits, since it was set. */
  seen: number;
  /** Remaining applications; Infinity without `times` and `nth`. */
  left: number;
}

/** A clock ahead of another by what POST /__clock says. */
export interface MovedClock extends Clock {
  /** Milliseconds. */
  ahead: number;
}

export function createMovedClock(clock: Clock): MovedClock {
  const moved: MovedClock = { ahead: 0, now: () => new Date(clock.now().getTime() + moved.ahead) };
  return moved;
}

/** A request of GET /__log. */
export interface LoggedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  /** 0 until answered, and after a hang-up. */
  status: number;
}

/**
 * For tests (FAULTS=1): POST /__faults sets faults, DELETE removes, GET lists them; GET /__log lists requests, DELETE
 * empties it; POST /__clock moves the server's clock `ahead` by milliseconds (GET tells it); the first POST /__restore stores the rows,
 * later ones restore them. Modes: `status`, `delay`, `hangup` (not done), `lostAnswer` (done, unanswered), `html`,
 * `badStatusCode` (200 with statusCode 400), `brokenBody`. Call it before adding routes.
 */
export function addFaults(
  app: FastifyInstance,
  restore: () => Promise<void>,
  clock: MovedClock,
  { keepsConnections = false, anyHost = false }: FaultOptions,
): void {
  const state: State = { faults: [], log: [] };
  const entries = new WeakMap<FastifyRequest, LoggedRequest>();
  const lost = new WeakMap<FastifyRequest, Planted>();

  app.addHook('onRequest', async (request, reply) => {
    // Browsers resend on a broken reused connection, not on a fresh one.
    if (!keepsConnections) reply.header('connection', 'close');
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith('/__')) return refuseForeign(request, anyHost);
    const entry = logged(request, path);
    entries.set(request, entry);
    state.log.push(entry);
  });
  app.addHook('preHandler', async (request, reply) => {
    const entry = entries.get(request);
    if (entry === undefined) return;
    entry.body = withoutPasswords(request.body);
    const fault = faultOf(state.faults, entry);
    if (fault === undefined) return;
    fault.left -= 1;
    if (fault.mode === 'lostAnswer') {
      lost.set(request, fault);
      return;
    }
    await wait(fault.ms);
    await strike(fault, request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = lost.get(request);
    if (fault === undefined) return payload;
    await wait(fault.ms);
    reply.hijack();
    request.raw.socket.destroy();
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const entry = entries.get(request);
    if (entry !== undefined) entry.status = reply.statusCode;
  });

  addControls(app, state, clock, restore);
}

interface State {
  faults: Planted[];
  readonly log: LoggedRequest[];
}

/** Counts a call for each fault that it fits; the first that applies to it. */
function faultOf(faults: readonly Planted[], { method, path }: LoggedRequest): Planted | undefined {
  const fitting = faults.filter((one) => one.method === method && fits(one.path, path));
  for (const one of fitting) one.seen += 1;
  return fitting.find(
    ({ left, seen, nth = seen, every = 1 }) => left > 0 && seen === nth && seen % every === 0,
  );
}

/** The calls for faults, log, clock and restore. */
function addControls(
  app: FastifyInstance,
  state: State,
  clock: MovedClock,
  restore: () => Promise<void>,
): void {
  app.post('/__faults', { bodyLimit: BODY_LIMIT }, async (request) => {
    state.faults = (Array.isArray(request.body) ? request.body : [request.body]).map(readFault);
    return state.faults;
  });
  app.delete('/__faults', async () => (state.faults = []));
  app.get('/__faults', async () => state.faults);
  app.get('/__log', async () => state.log);
  app.delete('/__log', async () => state.log.splice(0));
  app.get('/__clock', async () => ({ ahead: clock.ahead }));
  app.post('/__clock', async (request) => {
    clock.ahead = readOptionalInteger(fieldsOf(request.body), 'ahead', { min: 0, max: FURTHEST_MS }) ?? 0;
    return { ahead: clock.ahead };
  });
  app.post('/__restore', async () => {
    clock.ahead = 0;
    state.faults = [];
    state.log.splice(0);
    await restore();
    return {};
  });
}

interface FaultOptions {
  readonly keepsConnections?: boolean | undefined;
  readonly anyHost?: boolean | undefined;
}

/**
 * Refuses other pages and names other than this machine's (DNS rebinding). A form's content type could come from any page.
 */
function refuseForeign({ headers, method }: FastifyRequest, anyHost: boolean): void {
  const { host = '', origin } = headers;
  const isSameHost = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  const isHere = anyHost || isLoopback(host.replace(/:\d*$/, ''));
  if (!isSameHost || !isHere)
    throw new Failure(403, 'Só para testes desta máquina. (Tests of this machine only.)');
  if (method === 'POST' && headers['content-type']?.startsWith('application/json') !== true)
    throw new Failure(415, 'Envie application/json. (Send application/json.)');
}

const PASSWORD_FIELD = /senha|password/i;

/** A logged body, without passwords. */
function withoutPasswords(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, PASSWORD_FIELD.test(name) ? '***' : value]),
  );
}

function logged(request: FastifyRequest, path: string): LoggedRequest {
  const { method } = request;
  const query = request.query as LoggedRequest['query'];
  const headers = request.headers as LoggedRequest['headers'];
  return { method, path, query, headers, body: undefined, status: 0 };
}

function readFault(value: unknown): Planted {
  const fields = fieldsOf(value);
  const mode = MODES.find((one) => one === fields['mode']);
  if (mode === undefined) throw new Failure(400, `mode: ${MODES.join(', ')}`);
  const nth = readOptionalInteger(fields, 'nth', { min: 1 });
  return {
    method: (readText(fields, 'method') || 'GET').toUpperCase(),
    path: readText(fields, 'path', 500),
    mode,
    status: readOptionalInteger(fields, 'status'),
    ms: readOptionalInteger(fields, 'ms', { min: 0 }) ?? 0,
    body: fields['body'],
    nth,
    every: readOptionalInteger(fields, 'every', { min: 1 }),
    seen: readOptionalInteger(fields, 'seen', { min: 0 }) ?? 0,
    left: readOptionalInteger(fields, 'times') ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1),
  };
}

/** A trailing `*` is a prefix, an inner `*` one segment; otherwise exact. */
function fits(pattern: string, path: string): boolean {
  const open = pattern.endsWith('*');
  const wanted = (open ? pattern.slice(0, -1) : pattern).split('/');
  const parts = path.split('/');
  if (!open && parts.length !== wanted.length) return false;
  return wanted.every((part, index) => {
    const given = parts[index] ?? '';
    const isLast = open && index === wanted.length - 1;
    return isLast ? given.startsWith(part) : part === '*' || part === given;
  });
}

async function strike(fault: Planted, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const status = fault.status ?? (fault.mode === 'status' ? 500 : 200);
  const failure = { statusCode: 400, description: 'Falha simulada.' };
  switch (fault.mode) {
    case 'hangup':
      reply.hijack();
      request.raw.socket.destroy();
      return;
    case 'status':
      return reply.code(status).send(fault.body ?? { statusCode: status, description: 'Falha simulada.' });
    case 'badStatusCode':
      return reply
        .code(status)
        .type('application/json')
        .send(JSON.stringify(fault.body ?? failure));
    case 'html':
      return reply
        .code(status)
        .type('text/html')
        .send('<!doctype html><title>Proxy</title><h1>Bad gateway</h1>');
    case 'brokenBody':
      return reply.code(status).type('application/json').send('{"statusCode": 200, "data": {"sal');
    default:
  }
}
