import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Result } from '../../../machines/kit/chart.ts';
import type { PortalStore } from '../calls/store.ts';
import { type Failure, isFailure, unknownFailure } from '../../lib/http/failure.ts';

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

/** The store loads with the first call that needs it; the login does without (docs/adr/0002). */
export interface LoadStore {
  (): Promise<PortalStore>;
  loaded?: PortalStore;
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
  return async (endpoint, arg, options = {}) => {
    const coming = Promise.resolve(endpoint);
    // Handled below; this avoids an unhandled rejection while the store loads.
    coming.catch(() => undefined);
    try {
      const store = await loadStore();
      return { ok: true, value: await answerOf(store, await coming, arg, options) };
    } catch (error) {
      return { ok: false, failure: failureFrom(error) };
    }
  };
}

async function answerOf<Arg, Answer>(
  { dispatch }: PortalStore,
  { initiate }: Endpoint<Arg, Answer>,
  arg: Arg,
  { fresh = false, signal }: AskOptions,
): Promise<Answer> {
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
}

/** An expected failure as a value; after an abort the outcome is unknown. */
function failureFrom(error: unknown): Failure {
  if (isFailure(error)) return error;
  return { ...unknownFailure, kind: (error as Error).name === 'AbortError' ? 'aborted' : 'network' };
}
