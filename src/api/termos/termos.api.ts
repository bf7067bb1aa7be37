import { api } from '../base/api.ts';
import { anything, payload, reads } from '../base/payload.ts';
import {
  aceiteSchema,
  type TermoAceito,
  type TermoPublicado,
  termosAceitosSchema,
  termoSchema,
  termosPublicadosSchema,
} from './termos.schema.ts';

/** The programme's terms (C4.5–C4.9). Their HTML is as the server wrote it: whoever shows it sanitises it (R11). */
export const termosApi = api.injectEndpoints({
  endpoints: (build) => ({
    termosPublicados: build.query<TermoPublicado[], void>({
      query: () => ({ path: '/api/termos/publicados' }),
      responseSchema: payload(termosPublicadosSchema),
    }),
    termosAceitos: build.query<TermoAceito[], void>({
      query: () => ({ path: '/api/termos/aceitos' }),
      responseSchema: payload(termosAceitosSchema),
      providesTags: ['TermoAceito'],
    }),
    /** The argument is `idTermo`, the answer its HTML. */
    termo: build.query<string, string>({
      query: (idTermo) => ({ path: `/api/termo/${encodeURIComponent(idTermo)}` }),
      ...reads(termoSchema, ({ termo }) => termo),
    }),
    /** Whether the published terms are accepted. Asked anew on every route and never kept (R40): no query. */
    verificaAceite: build.mutation<boolean, void>({
      query: () => ({ path: '/api/termosaceite/tipo/verificaaceite' }),
      extraOptions: { silent: true },
      ...reads(aceiteSchema, ({ aceitouTermos }) => aceitouTermos),
    }),
    /** The argument is `idTermo`. An acceptance whose answer was lost may have been taken down all the same. */
    aceitarTermo: build.mutation<unknown, string>({
      query: (idTermo) => ({ path: `/api/termosaceite/${encodeURIComponent(idTermo)}`, method: 'POST' }),
      responseSchema: anything,
      invalidatesTags: ['TermoAceito'],
    }),
  }),
});

export const { useTermosPublicadosQuery, useTermosAceitosQuery, useTermoQuery } = termosApi;
