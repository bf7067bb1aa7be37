import { createApi } from '@reduxjs/toolkit/query/react';
import { recordFault } from '../../lib/faults.ts';
import { type Failure, unknownFailure } from '../../lib/http/failure.ts';
import { type ApiContext, baseQuery, type PortalBaseQuery } from './base-query.ts';
import { addressOf } from '../../lib/http/request.ts';
import { TAGS } from './tags.ts';

/**
 * The transport with stored last answers. A read that fails stays failed: its stored answer becomes the query's `data` beside
 * the `error`, which `statusOf` calls stale. A read that was in flight when the network came back is
 * retried once; earlier failures are retried by their subscribers (`askAgainWith`).
 */
const lastKnownQuery: PortalBaseQuery = async (call, api, options) => {
  const { networkReturns } = api.extra as ApiContext;
  const isRead = api.type === 'query' && call.method !== 'POST' && options?.to !== 'ping';
  for (;;) {
    const returns = networkReturns();
    const { answer, isReached } = await askOnce(call, api, options);
    if (isReached || !isRead || api.signal.aborted || networkReturns() === returns) return answer;
  }
};

type Question = Parameters<PortalBaseQuery>;
type Answer = Awaited<ReturnType<PortalBaseQuery>>;

async function askOnce(...[call, api, options]: Question): Promise<{ answer: Answer; isReached: boolean }> {
  const { config, lastAnswers, token: tokenNow } = api.extra as ApiContext;
  const token = tokenNow();
  const answer = await baseQuery(call, api, options);
  const isReached = answer.error === undefined || !isUnreachable(answer.error);
  const isMainRead = api.type === 'query' && (options?.to ?? 'main') === 'main' && call.method !== 'POST';
  const stored = isMainRead ? options?.stored : undefined;
  if (stored === undefined || token === null || lastAnswers === null || api.signal.aborted)
    return { answer, isReached };
  const { path, at, query } = call;
  const address = addressOf(config, 'main', path, query);
  const question = { token, call: path, at, stored, address, dispatch: api.dispatch };
  const { data: body, meta, error } = answer;
  if (meta !== undefined) meta.keep = () => lastAnswers.answered({ ...question, base: meta.base, body });
  if (error === undefined || isReached) return { answer, isReached };
  const failed = { ...question, endpoint: api.endpoint, arg: call.arg, readStored: options?.readStored };
  const isShown = await lastAnswers.showLast(failed);
  return { answer: isShown ? { error: { ...error, stored: address } } : answer, isReached };
}

/** No answer, or a server error: nothing is known of the customer. */
function isUnreachable({ kind, status }: Failure): boolean {
  return kind === 'network' || (status ?? 0) >= 500;
}

const CONTRACT_ERROR: Failure = { ...unknownFailure, kind: 'contract' };

/** Logs an answer that fits no schema. It may have personal data: only the call is reported. */
export function contractFailure(endpoint: string): Failure {
  const where = `contract: ${endpoint} gave an unknown answer`;
  console.warn(where);
  recordFault(where);
  return CONTRACT_ERROR;
}

/** The one API of the portal. Each recurso injects its endpoints from a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: lastKnownQuery,
  // Called by `askAgainWith` (store.ts).
  refetchOnReconnect: true,
  tagTypes: TAGS,
  onSchemaFailure: (_error, { endpoint }) => void contractFailure(endpoint),
  catchSchemaFailure: () => CONTRACT_ERROR,
  endpoints: () => ({}),
});
