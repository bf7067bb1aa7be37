import { api } from '../base/api.ts';
import { anything } from '../base/payload.ts';

/** One of the customer's own calls, by its address. */
export interface OwnCall {
  path: string;
  query?: Record<string, string | number>;
}

/** What the server has about the customer, in its own words: for the copy that the customer asks for (LGPD). */
export const dadosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Always asked, never kept: a copy is of now. Silent, because the screen itself says how far it is. */
    copia: build.mutation<unknown, OwnCall>({
      query: ({ path, query }) => ({ path, ...(query && { query }) }),
      extraOptions: { silent: true },
      rawResponseSchema: anything,
      transformResponse: payloadOf,
    }),
  }),
});

/**
 * The payload without its envelopes (C3.1); one without any stays as it is. A page of a list keeps its
 * own `data` where it also says how many pages there are.
 */
function payloadOf(answer: unknown): unknown {
  const wrapped =
    typeof answer === 'object' && answer !== null && 'data' in answer && !('totalPages' in answer);
  return wrapped ? payloadOf(answer.data) : answer;
}
