import { pathOf, type Query } from '../../lib/http/request.ts';
import type { ReadPath } from '../../lib/http/contract-calls.ts';
import { api } from '../base/api.ts';
import { anything } from '../base/payload.ts';

/** One of the customer's own calls. */
export interface OwnCall {
  path: ReadPath;
  /** In the place of the path's `*`. */
  at?: string;
  query?: Query;
}

/** What the server has about the customer, in its own words: for the copy that the customer asks for (LGPD). */
export const dadosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of the server alone and kept nowhere: a copy is of now. Silent, because the screen itself says how far it is. */
    copia: build.query<unknown, OwnCall>({
      query: ({ path, at, ...sent }) => ({ path: pathOf(path, at), ...sent }),
      extraOptions: { silent: true, live: true },
      keepUnusedDataFor: 0,
      rawResponseSchema: anything,
      transformResponse: payloadOf,
    }),
  }),
});

/**
 * The payload without its envelopes; one without any stays as it is. A page of a list keeps its
 * own `data` where it also says how many pages there are.
 * @rule C3.1
 */
function payloadOf(answer: unknown): unknown {
  const wrapped =
    typeof answer === 'object' && answer !== null && 'data' in answer && !('totalPages' in answer);
  return wrapped ? payloadOf(answer.data) : answer;
}
