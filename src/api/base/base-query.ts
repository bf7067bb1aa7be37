import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import {
  addressOf,
  carriesToken,
  headersOf,
  type Host,
  type Hosts,
  type Query,
} from '../../lib/http/request.ts';
import { decoded } from '../../lib/http/decoded.ts';
import { encodeForm, type FormValue } from '../../lib/http/form-encoding.ts';
import { createUuid } from '../../lib/texto/uuid.ts';
import { type ApiError, readDetails, readMessage } from './api-error.ts';
import type { Kept, LastAnswers } from './last-answers.types.ts';

/** One call of the contract. @rule C4 */
export interface Call {
  path: string;
  /** What stands in the place of the path's `*`. */
  at?: string | undefined;
  method?: 'GET' | 'POST';
  query?: Query;
  /** Sent form-encoded; to the person host as JSON. @rule R73 */
  body?: { readonly [key: string]: FormValue };
  /** The full-screen spinner does not count this one; `CallOptions` says it of every call of an endpoint. @rule R1 */
  silent?: boolean | undefined;
}

/** Which of the provider's interfaces answers the call, and how it behaves there. */
export interface CallOptions {
  to?: Host;
  /** The full-screen spinner does not count it. @rule R1 */
  silent?: boolean;
  /** A 401 is the form's own error and does not end the session. @rule R5 */
  own401?: boolean;
  /** A read that is answered without a session, too: the registration's. */
  open?: boolean;
  /** This device keeps its last answer; of the person ('customer') what the code at the till needs. Absent: of the server alone. @rule R90 */
  kept?: Kept | 'customer';
  /** The write must not happen twice: it carries a key of its own, where `config.json` names a header for it. @rule R77 */
  once?: boolean;
}

/** What the transport needs of the app; handed in as the store's `extraArgument`. */
export interface ApiContext {
  config: Hosts;
  token(): string | null;
  /** A 401 came for this token. @rule R5 */
  rejected(token: string): void;
  /** Notes a call that the customer waits for; the result is called once, when it ended. @rule R1 */
  begin(): () => void;
  /** The answer to a GET that the page's own script has sent already (docs/adr/0014); undefined when it has not. */
  prefetched(address: string, token: string | null): Promise<Response> | undefined;
  /** Notes whether a call was answered, by whatever status. */
  met(answered: boolean): void;
  /** How often the network has come back. */
  networkReturns(): number;
  /** Null: this deployment keeps none. */
  lastAnswers: LastAnswers | null;
}

/** What is known of an answer besides its words. */
export interface CallMeta {
  /** Where it came from: its relative links start there. */
  base: string;
  /** To be called once it has turned out to be a good one: this device keeps it. */
  keep?: () => void;
}

export type PortalBaseQuery = BaseQueryFn<Call, unknown, ApiError, CallOptions | undefined, CallMeta>;

const UNANSWERED = { error: { kind: 'network', status: null, message: null, details: [] } } as const;

/** The transport: encodes, sends, and sorts every answer into data or one `ApiError`. Asks again after a 429 alone. @rule R10, R231 */
export const baseQuery: PortalBaseQuery = async (call, api, options = {}) => {
  const context = api.extra as ApiContext;
  const cached = api.type === 'query' && hasData(api.getState(), api.queryCacheKey);
  // A refresh of what is already on the screen runs in the background.
  const done = options.silent === true || call.silent === true || cached ? () => undefined : context.begin();
  try {
    const { config } = context;
    const { to = 'main' } = options;
    const isOwn = carriesToken(to);
    const token = isOwn ? context.token() : null;
    // A screen that appears while its session ends still asks. @rule S2.5
    if (isOwn && token === null && call.method !== 'POST' && options.open !== true) return UNANSWERED;
    const address = addressOf(config, to, call.path, call.query);
    const headers = headersOf(config, to, token);
    const keyHeader = options.once === true ? config.idempotencyHeader : null;
    // Made once per request: if the browser itself resends it, the key is the same.
    if (keyHeader !== null) headers[keyHeader] = createUuid();
    const ahead = call.method === 'POST' ? undefined : context.prefetched(address, token);
    const send = async () => fetch(address, { ...requestOf(call, to, headers), signal: api.signal });
    const isRead = to === 'main' && call.method !== 'POST';
    const response = await (isRead ? read(context, ahead, send) : (ahead ?? send()));
    // Another host's may come from the browser's own cache.
    if (isOwn) context.met(true);
    const body = response.status === 204 ? null : parse(await decoded(response));
    const status = response.ok ? badStatusCode(body) : response.status;
    if (status === null) return { data: body, meta: { base: response.url } };
    if (status === 401 && token !== null && options.own401 !== true) {
      // The end of the session cuts every call off. What became of this write, and why, is told before.
      if (call.method === 'POST') setTimeout(context.rejected, 0, token);
      else context.rejected(token);
    }
    // With a key this one says that the browser sent it twice and the first is still being done (docs/adr/0020).
    const told = status === 409 && keyHeader !== null ? null : status;
    return { error: { kind: 'http', status: told, message: readMessage(body), details: readDetails(body) } };
  } catch {
    if (!api.signal.aborted) context.met(false);
    return UNANSWERED;
  } finally {
    done();
  }
};

/** What a provider has to bear of one customer at once. */
const MOST_READS = 6;
/** A provider that hangs holds the other reads up no longer. */
const TURN_MS = 2000;
/** What a customer waits for without a word of it. */
const LONGEST_RETRY_S = 10;

interface Reads {
  running: number;
  readonly waiting: (() => void)[];
}

const readsOf = new WeakMap<ApiContext, Reads>();

/** A read in its turn; a 429 is asked again as its Retry-After says, twice at most. @rule R230, R231 */
async function read(
  context: ApiContext,
  ahead: Promise<Response> | undefined,
  send: () => Promise<Response>,
): Promise<Response> {
  const reads = readsOf.get(context) ?? { running: 0, waiting: [] };
  readsOf.set(context, reads);
  if (ahead === undefined && reads.running >= MOST_READS)
    await new Promise<void>((go) => {
      reads.waiting.push(go);
      setTimeout(go, TURN_MS);
    });
  reads.running += 1;
  try {
    let response = await (ahead ?? send());
    for (let left = 2; left > 0 && response.status === 429; left -= 1) {
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      if (!(seconds >= 0 && seconds <= LONGEST_RETRY_S)) break;
      await new Promise((go) => setTimeout(go, seconds * 1000));
      response = await send();
    }
    return response;
  } finally {
    reads.running -= 1;
    reads.waiting.shift()?.();
  }
}

function requestOf(call: Call, to: Host, headers: Record<string, string>): RequestInit {
  const init: RequestInit = { method: call.method ?? 'GET', headers };
  // Any answer counts, also one that its host lets nobody read. @rule R31
  if (to === 'ping') init.mode = 'no-cors';
  // The ping is never answered from the browser's cache, and no customer's answer lies there after 'Sair'. @rule R88
  if (carriesToken(to) || to === 'ping') init.cache = 'no-store';
  if (call.method !== 'POST' || to === 'public') return init;
  const json = to === 'person';
  headers['Content-Type'] = json ? 'application/json' : 'application/x-www-form-urlencoded';
  init.body = json ? JSON.stringify(call.body ?? {}) : encodeForm(call.body ?? {});
  return init;
}

/** The answer's body; text that is no JSON stays text, and fits no contract. None at all is an answer only as 204. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The bad `statusCode` inside a 2xx answer; null when there is none. @rule R6 */
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
