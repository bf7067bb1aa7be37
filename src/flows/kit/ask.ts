import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Result } from '../../../machines/kit/result.ts';
import type { PortalStore } from '../../api/base/store.ts';
import { callApi, type LoadStore } from './call-api.ts';

interface Request<Answer> extends Promise<object> {
  requestId: string;
  abort: () => void;
  unwrap: () => Promise<Answer>;
  /** Of a query. */
  unsubscribe?: () => void;
}

/** A query or a mutation of the API, as far as a flow knows it. */
export interface Endpoint<Arg, Answer> {
  initiate: (
    arg: Arg,
    options: { track: false; forceRefetch: boolean },
  ) => ThunkAction<Request<Answer>, ReturnType<PortalStore['getState']>, unknown, UnknownAction>;
}

interface AskOptions {
  /** A query is sent even when its answer is known or on its way: that is of before. A mutation always is. */
  fresh?: boolean;
  /** Aborted: nobody waits for the answer any more, and its spinner goes. */
  signal?: AbortSignal;
}

/**
 * Asks one endpoint for a machine's port: an expected failure is a value, no exception. An endpoint that comes later and
 * could not be fetched counts as a call without an answer.
 */
export type Ask = <Arg, Answer>(
  endpoint: Endpoint<Arg, Answer> | Promise<Endpoint<Arg, Answer>>,
  arg: Arg,
  options?: AskOptions,
) => Promise<Result<Answer>>;

/** Of a query that was under way RTK Query gives that one's answer. A mutation's answer carries no id. */
const isOther = (answer: { requestId?: string }, asked: { requestId: string }): boolean =>
  (answer.requestId ?? asked.requestId) !== asked.requestId;

/** The one way from a flow to the API. */
export function createAsk(loadStore: LoadStore): Ask {
  return (endpoint, arg, { fresh = false, signal } = {}) => {
    const coming = Promise.resolve(endpoint);
    // The caller below handles a failed load; this keeps it from counting as unhandled while the store is still loading.
    coming.catch(Boolean);
    return callApi(loadStore, async ({ dispatch }) => {
      const { initiate } = await coming;
      // Subscribed while it is under way: the removal of an earlier answer would abort a query without subscribers.
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
