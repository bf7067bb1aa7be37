import { type ApiContext, baseQuery, type Call, type CallOptions } from '../../src/base/calls/base-query.ts';
import type { Failure } from '../../src/lib/http/failure.ts';
import type { Deployment } from './deployment.ts';

/** An answer, decoded by the portal's transport and raw. */
export interface Answer {
  /** Null: no answer. */
  status: number | null;
  headers: Headers;
  /** Null: a success. @rule R6 */
  error: Failure | null;
  body: unknown;
  /** The answer's address. */
  base: string | undefined;
  ms: number;
  /** The sent body; null: none. */
  sent: Sent | null;
}

/** A request, to be sent again. */
export interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

/** Asks a provider like the portal, one call at a time. */
export interface Asker {
  readonly deployment: Deployment;
  /** Headers of the main and the person's API. */
  token: string | null;
  /** Sends a request once. @rule R10 */
  readonly ask: (call: Call, options?: CallOptions) => Promise<Answer>;
  /** Sends a CORS preflight. Rejects without an answer. */
  readonly preflight: (address: string, method: string, headers: readonly string[]) => Promise<Response>;
}

/**
 * The portal's transport (src/base/calls/base-query.ts) on this process's `fetch`, with the portal's origin.
 * @param timeout ms until a request counts as unanswered
 */
export function createAsker(deployment: Deployment, timeout: number): Asker {
  const asker: Asker = {
    deployment,
    token: null,
    ask: async (call, options = {}) => {
      let seen: Response | null = null;
      let sent: Sent | null = null;
      const since = performance.now();
      const restore = replaceFetch(async (send, address, init) => {
        const headers = { ...init?.headers, ...fromOrigin(deployment, address) };
        // The portal does not read this answer; here its status matters. Redirects are not followed: they could lead the
        // account to another host.
        const { signal, ...rest } = init ?? {};
        sent = { address, init: { ...rest, headers, redirect: 'manual' } };
        seen = await send(address, { ...sent.init, mode: 'cors', signal: signal ?? null });
        return seen;
      });
      try {
        const context = contextOf(deployment, () => asker.token);
        const api = { extra: context, signal: AbortSignal.timeout(timeout), type: 'mutation' };
        const outcome = await baseQuery(call, api as never, options);
        // Set by the call above.
        const response = seen as Response | null;
        return {
          status: response?.status ?? null,
          headers: response?.headers ?? new Headers(),
          error: outcome.error ?? null,
          body: outcome.data,
          base: response?.url,
          ms: Math.round(performance.now() - since),
          sent,
        };
      } finally {
        restore();
      }
    },
    preflight: async (address, method, headers) =>
      fetch(address, {
        method: 'OPTIONS',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          Origin: deployment.origin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': headers.join(','),
        },
      }),
  };
  return asker;
}

/** Whether a page of the portal's origin needs CORS there. */
export function isForeign({ origin }: Deployment, address: string): boolean {
  return new URL(address).origin !== origin;
}

function fromOrigin(deployment: Deployment, address: string): Record<string, string> {
  return isForeign(deployment, address) ? { Origin: deployment.origin } : {};
}

function contextOf({ config }: Deployment, token: () => string | null): ApiContext {
  return {
    config,
    token,
    rejected: () => undefined,
    begin: () => () => undefined,
    prefetched: () => undefined,
    startCall: () => () => undefined,
    emitChanged: () => undefined,
    networkReturns: () => 0,
    lastAnswers: null,
  };
}

type Send = (address: string, init?: RequestInit) => Promise<Response>;

function replaceFetch(
  by: (send: Send, address: string, init?: RequestInit) => Promise<Response>,
): () => void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (address, init) => by(realFetch, address as string, init);
  return () => {
    globalThis.fetch = realFetch;
  };
}
