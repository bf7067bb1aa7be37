import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Host } from '../../lib/contract/contract-call.ts';
import {
  addressOf,
  carriesToken,
  headersOf,
  type Hosts,
  type Query,
  decoded,
} from '../../lib/http/request.ts';
import { encodeForm, type FormValue } from '../../lib/http/form-encoding.ts';
import { SILENCE_MS } from '../../lib/rede.ts';
import { createUuid } from '../../lib/texto/texto.ts';
import { type Failure, unknownFailure } from '../../lib/http/failure.ts';
import { readDetails, readMessage } from './message.ts';
import type { Tag } from './tags.ts';

export interface Call {
  path: string;
  /** Replaces the path's `*`. */
  at?: string | undefined;
  method?: 'GET' | 'POST';
  query?: Query;
  /** Sent form-encoded; to the person host as JSON. @rule R73 */
  body?: { readonly [key: string]: FormValue };
  /** Silent for this call; `CallOptions` for every call of an endpoint. @rule R1 */
  silent?: boolean | undefined;
  arg?: unknown;
}

/**
 * Where a stored answer is shown while the server is unreachable. Screens in `ROTAS` notation; `:id?` is the call's `at`.
 * Listed for customers in `features/pessoa/pdo`.
 */
export interface StoredOn {
  on: readonly string[];
  /** Screens that act on it and never get it from the device; memory may still have it. */
  actsOn?: readonly string[];
  /** Only addresses that match: a first page. */
  only?: RegExp;
}

/** A valid answer to a read of the customer. */
export interface GoodAnswer {
  token: string;
  /** The call without parameters. */
  call: string;
  /** The path's `*`. */
  at: string | undefined;
  /** From its endpoint. */
  stored: StoredOn | 'customer';
  address: string;
  dispatch: BaseQueryApi['dispatch'];
  base: string;
  body: unknown;
}

/** A failed read of the customer. */
export interface FailedRead extends Omit<GoodAnswer, 'base' | 'body'> {
  endpoint: string;
  arg: unknown;
  readStored: CallOptions['readStored'] | undefined;
}

/** The customer's stored answers, for use without the server. */
export interface LastAnswers {
  answered(answer: GoodAnswer): void;
  /** Puts the stored answer into the failed query's `data` and records its time. False without one. */
  showLast(read: FailedRead): Promise<boolean>;
}

/** The provider's interface and its behaviour for this endpoint. */
export interface CallOptions {
  to?: Host;
  /** The full-screen spinner ignores it. @rule R1 */
  silent?: boolean;
  /** A form goes on without its answer: the full-screen spinner ends then. @rule R280 */
  forForm?: boolean;
  /** 401 means a wrong input of this form; the session stays. @rule R5 */
  handles401?: boolean;
  /** A read that needs no session. */
  anonymous?: boolean;
  /** The device stores its last answer; 'customer': only what the till code needs. Default: not stored. @rule R90 */
  stored?: StoredOn | 'customer';
  /** The data of a stored body; undefined when the schema refuses it. Set by `read`. */
  readStored?: (body: unknown, base: string) => Promise<unknown>;
  /** The write carries an idempotency key, if `config.json` names a header. @rule R77 */
  once?: boolean;
  /** What a write changes, whatever its answer: every window of this browser refetches it. @rule R281 */
  changes?: readonly Tag[];
}

/** What the transport needs of the app: the store's `extraArgument`. */
export interface ApiContext {
  config: Hosts;
  token(): string | null;
  /** Reports a 401 for this token. @rule R5 */
  rejected(token: string): void;
  /** Counts a request; call the result once it has ended. @rule R1 */
  begin(): () => void;
  /** The prefetched answer to a GET (docs/adr/0014); undefined without one. */
  prefetched(address: string, token: string | null): Promise<Response> | undefined;
  /** Starts a call; call the result with whether it was answered, by any status. */
  startCall(): (answered: boolean) => void;
  /** Notifies this browser's other windows that data with these tags has changed. */
  emitChanged(tags: readonly Tag[]): void;
  networkReturns(): number;
  /** Null: the feature is off. */
  lastAnswers: LastAnswers | null;
}

export interface CallMeta {
  /** The base of its relative links. */
  base: string;
  /** Stores the answer; call it once the answer has been validated. */
  keep?: () => void;
}

export type PortalBaseQuery = BaseQueryFn<Call, unknown, Failure, CallOptions | undefined, CallMeta>;

const UNANSWERED = { error: { ...unknownFailure, kind: 'network' } } as const;

/** The transport: encodes, sends, and returns data or one `Failure`. Retries a 429 only. @rule R10, R231 */
export const baseQuery: PortalBaseQuery = async (call, api, options = {}) => {
  const context = api.extra as ApiContext;
  const cached = api.type === 'query' && hasData(api.getState(), api.queryCacheKey);
  // A refetch of shown data is silent.
  const done = options.silent === true || call.silent === true || cached ? () => undefined : context.begin();
  const ended = context.startCall();
  const timeout = options.forForm === true ? setTimeout(done, SILENCE_MS) : undefined;
  try {
    const { config } = context;
    const { to = 'main' } = options;
    const isAuthorized = carriesToken(to);
    const token = isAuthorized ? context.token() : null;
    // A protected screen may mount after sign-out; its reads must not go out without a token. @rule S2.5
    if (isAuthorized && token === null && call.method !== 'POST' && options.anonymous !== true)
      return UNANSWERED;
    const address = addressOf(config, to, call.path, call.query);
    const headers = headersOf(config, to, token);
    const keyHeader = options.once === true ? config.idempotencyHeader : null;
    // Once per request: a resend by the browser has the same key.
    if (keyHeader !== null) headers[keyHeader] = createUuid();
    // A save reads the record of its press.
    const sent = api.type === 'query' ? context.prefetched(address, token) : undefined;
    const send = async () => fetch(address, { ...requestOf(call, to, headers), signal: api.signal });
    const isRead = (to === 'main' || to === 'public') && call.method !== 'POST';
    const response = await (isRead ? read(context, sent, send) : (sent ?? send()));
    // Other hosts' answers may come from the HTTP cache and prove no network.
    if (isAuthorized) ended(true);
    const body = response.status === 204 ? null : parse(await decoded(response));
    const status = response.ok ? badStatusCode(body) : response.status;
    if (status === null) return { data: body, meta: { base: response.url } };
    const endsSession = status === 401 && token !== null && options.handles401 !== true;
    if (endsSession) {
      // Sign-out aborts every call: the write's outcome is reported first.
      if (call.method === 'POST') setTimeout(context.rejected, 0, token);
      else context.rejected(token);
    }
    // 409 with an idempotency key: the first copy is still running, the outcome is unknown (docs/adr/0020).
    const reported = status === 409 && keyHeader !== null ? null : status;
    const kind = status < 500 && typeof body !== 'object' ? 'page' : 'http';
    return {
      error: {
        kind: endsSession ? 'session' : kind,
        status: reported,
        message: readMessage(body),
        details: readDetails(body),
      },
    };
  } catch {
    if (!api.signal.aborted) ended(false);
    return UNANSWERED;
  } finally {
    clearTimeout(timeout);
    done();
    if (options.changes !== undefined) context.emitChanged(options.changes);
  }
};

/** Concurrent reads of one customer. */
const MAX_READS = 6;
/** A hanging read delays the others no longer than this. */
const SLOT_MS = 2000;
/** The longest wait that is not reported. */
const LONGEST_RETRY_S = 10;

interface Reads {
  running: number;
  readonly waiting: Set<() => void>;
}

const readsOf = new WeakMap<ApiContext, Reads>();

/** A read once there is a slot; a 429 is retried after its Retry-After, at most twice. @rule R230, R231 */
async function read(
  context: ApiContext,
  sent: Promise<Response> | undefined,
  send: () => Promise<Response>,
): Promise<Response> {
  const reads = readsOf.get(context) ?? { running: 0, waiting: new Set() };
  readsOf.set(context, reads);
  if (sent === undefined && reads.running >= MAX_READS)
    await new Promise<void>((go) => {
      reads.waiting.add(go);
      setTimeout(() => {
        reads.waiting.delete(go);
        go();
      }, SLOT_MS);
    });
  reads.running += 1;
  try {
    let response = await (sent ?? send());
    for (let left = 2; left > 0 && response.status === 429; left -= 1) {
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      if (!(seconds >= 0 && seconds <= LONGEST_RETRY_S)) break;
      await new Promise((go) => setTimeout(go, seconds * 1000));
      response = await send();
    }
    return response;
  } finally {
    reads.running -= 1;
    const [next] = reads.waiting;
    if (next !== undefined) {
      reads.waiting.delete(next);
      next();
    }
  }
}

function requestOf(call: Call, to: Host, headers: Record<string, string>): RequestInit {
  const init: RequestInit = { method: call.method ?? 'GET', headers };
  // Opaque (no-cors) responses count as online. @rule R31
  if (to === 'ping') init.mode = 'no-cors';
  // No HTTP cache for the ping and for customer answers. @rule R88
  if (carriesToken(to) || to === 'ping') init.cache = 'no-store';
  if (call.method !== 'POST' || to === 'public') return init;
  const json = to === 'person';
  headers['Content-Type'] = json ? 'application/json' : 'application/x-www-form-urlencoded';
  init.body = json ? JSON.stringify(call.body ?? {}) : encodeForm(call.body ?? {});
  return init;
}

/** The decoded body: JSON, else text, which fits no schema. An empty one is valid as 204 only. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The error `statusCode` inside a 2xx answer; null without one. @rule R6 */
function badStatusCode(body: unknown): number | null {
  const value = typeof body === 'object' && body !== null && 'statusCode' in body ? body.statusCode : null;
  if (value === null || value === undefined || value === '') return null;
  const code = Number(value);
  return code >= 200 && code < 300 ? null : code;
}

function hasData(state: unknown, key: string | undefined): boolean {
  if (key === undefined) return false;
  const queries = (state as { api?: { queries?: Record<string, { data?: unknown } | undefined> } }).api
    ?.queries;
  return queries?.[key]?.data !== undefined;
}
