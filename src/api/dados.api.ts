import { api } from './api.ts';
import { anything } from './payload.ts';

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

/** The payload without its envelope (contract.md 'Answers'); one without any stays as it is. */
function payloadOf(answer: unknown): unknown {
  const wrapped = typeof answer === 'object' && answer !== null && 'statusCode' in answer && 'data' in answer;
  return wrapped ? answer.data : answer;
}
