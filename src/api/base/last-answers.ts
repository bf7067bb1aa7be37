import type { ApiError } from './api-error.ts';
import { type ApiContext, baseQuery, type PortalBaseQuery } from './base-query.ts';
import { addressOf } from '../../lib/http/call.ts';

/** A good answer to a read of the customer's own. */
export interface GoodAnswer {
  token: string;
  /** The call, without what was asked for. */
  call: string;
  address: string;
  base: string;
  body: unknown;
}

/** The answers that this device keeps of a session's customer, for a moment without the server. */
export interface LastAnswers {
  answered(answer: GoodAnswer): void;
  /** What a call that failed was answered last; null when nothing is kept. Whoever keeps it says from when it is. */
  lastAnswer(question: Omit<GoodAnswer, 'base' | 'body'>): Promise<Pick<GoodAnswer, 'base' | 'body'> | null>;
}

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
