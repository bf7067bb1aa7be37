import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Result } from '../../../machines/kit/chart.ts';
import type { PortalStore } from '../calls/store.ts';
import { callApi, type LoadStore } from './call-api.ts';

interface Request<Answer> extends Promise<object> {
  requestId: string;
  abort: () => void;
  unwrap: () => Promise<Answer>;
  unsubscribe?: () => void;
}

/** A query or mutation endpoint, as a flow uses it. */
export interface Endpoint<Arg, Answer> {
  initiate: (
    arg: Arg,
    options: { track: false; forceRefetch: boolean },
  ) => ThunkAction<Request<Answer>, ReturnType<PortalStore['getState']>, unknown, UnknownAction>;
}

interface AskOptions {
  /** Queries are always sent: a cached or in-flight answer would be stale. Mutations are sent anyway. */
  fresh?: boolean;
  /** Aborts the request and its spinner. */
  signal?: AbortSignal;
}

/**
 * Calls one endpoint for a machine's port: expected failures are values. An endpoint whose code fails to load counts as a
 * call without an answer.
 */
export type Ask = <Arg, Answer>(
  endpoint: Endpoint<Arg, Answer> | Promise<Endpoint<Arg, Answer>>,
  arg: Arg,
  options?: AskOptions,
) => Promise<Result<Answer>>;

/** RTK Query deduplicates: an in-flight request resolves with the earlier requestId. A mutation's answer has none. */
const isOther = (answer: { requestId?: string }, asked: { requestId: string }): boolean =>
  (answer.requestId ?? asked.requestId) !== asked.requestId;

export function createAsk(loadStore: LoadStore): Ask {
  return (endpoint, arg, { fresh = false, signal } = {}) => {
    const coming = Promise.resolve(endpoint);
    // The caller handles a failed load; this avoids an unhandled rejection while the store loads.
    coming.catch(() => undefined);
    return callApi(loadStore, async ({ dispatch }) => {
      const { initiate } = await coming;
      // Subscribed while in flight: removing a cached answer aborts queries without subscribers.
      const send = () => dispatch(initiate(arg, { track: false, forceRefetch: fresh }));
      let request = send();
      const abort = () => request.abort();
      if (signal?.aborted === true) abort();
      signal?.addEventListener('abort', abort);
      try {
        if (fresh && isOther(await request, request) && signal?.aborted !== true) {
          request.unsubscribe?.();
          request = send();
        }
        return await request.unwrap();
      } finally {
        request.unsubscribe?.();
        signal?.removeEventListener('abort', abort);
      }
    });
  };
}
