import type { ApiError } from './api-error.ts';
import { type ApiContext, baseQuery, type PortalBaseQuery } from './base-query.ts';
import { addressOf } from '../../lib/http/request.ts';

/** The transport, with the last answer that this device keeps in place of one that did not come. Never for a write. */
export const lastKnownQuery: PortalBaseQuery = async (call, api, options) => {
  const { config, lastAnswers, token: tokenNow } = api.extra as ApiContext;
  const token = tokenNow();
  const answer = await baseQuery(call, api, options);
  const isOwnRead = api.type === 'query' && (options?.to ?? 'main') === 'main' && call.method !== 'POST';
  if (!isOwnRead || token === null || lastAnswers === null || api.signal.aborted) return answer;
  const question = { token, call: call.path, address: addressOf(config, 'main', call.path, call.query) };
  if (answer.error === undefined) {
    lastAnswers.answered({ ...question, base: answer.meta?.base ?? '', body: answer.data });
    return answer;
  }
  if (!isUnreachable(answer.error)) return answer;
  const last = await lastAnswers.lastAnswer(question);
  return last === null ? answer : { data: last.body, meta: { base: last.base } };
};

/** No answer, or none but the server's own failure: what it says of the customer is not known. */
function isUnreachable({ kind, status }: ApiError): boolean {
  return kind === 'network' || (status ?? 0) >= 500;
}
