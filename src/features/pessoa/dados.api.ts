import { pathOf, type Query } from '../../lib/http/request.ts';
import type { ReadPath } from '../../lib/contract/calls.ts';
import { api } from '../../base/calls/api.ts';
import { anything } from '../../base/calls/endpoint.ts';

/** One read of the customer's data. */
export interface CopyCall {
  path: ReadPath;
  /** In the place of the path's `*`. */
  at?: string;
  query?: Query;
}

/** The customer's data as the server sends it, for the data copy (LGPD). */
export const dadosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Always fetched and never stored. Silent: the screen shows progress. */
    copia: build.query<unknown, CopyCall>({
      query: ({ path, at, ...sent }) => ({ path: pathOf(path, at), ...sent }),
      extraOptions: { silent: true },
      keepUnusedDataFor: 0,
      rawResponseSchema: anything,
      transformResponse: payloadOf,
    }),
  }),
});

/**
 * The payload without its envelopes. A page of a list keeps its `data` when it also has a page count.
 * @rule C3.1
 */
function payloadOf(answer: unknown): unknown {
  const wrapped =
    typeof answer === 'object' && answer !== null && 'data' in answer && !('totalPages' in answer);
  return wrapped ? payloadOf(answer.data) : answer;
}
