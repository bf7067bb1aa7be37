import { api } from './api.ts';
import { payload, reads } from './payload.ts';
import { type TermoPublicado, termoSchema, termosPublicadosSchema } from './termos.schema.ts';

/** The programme's terms (spec 7). Their HTML is as the server wrote it: whoever shows it sanitises it (R11). */
export const termosApi = api.injectEndpoints({
  endpoints: (build) => ({
    termosPublicados: build.query<TermoPublicado[], void>({
      query: () => ({ path: '/api/termos/publicados' }),
      responseSchema: payload(termosPublicadosSchema),
    }),
    /** The argument is `idTermo`, the answer its HTML. */
    termo: build.query<string, string>({
      query: (idTermo) => ({ path: `/api/termo/${encodeURIComponent(idTermo)}` }),
      ...reads(termoSchema, ({ termo }) => termo),
    }),
  }),
});

export const { useTermosPublicadosQuery } = termosApi;
