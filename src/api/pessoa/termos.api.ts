import { api } from '../base/api.ts';
import { read, write } from '../base/endpoint.ts';
import { aceiteSchema, termosAceitosSchema, termoSchema, termosPublicadosSchema } from './termos.schema.ts';

const byId = (idTermo: string) => ({ at: idTermo });
const open = true;

/** The programme's terms. Their HTML is as the server wrote it: whoever shows it sanitises it. @rule C4.5–C4.9, R11 */
export const termosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The terms in force; readable without a session. @rule S8.7 */
    termosPublicados: build.query(read('/api/termos/publicados', termosPublicadosSchema, { open })),
    /** What this customer has accepted, with when and from where. @rule S2.68 */
    termosAceitos: build.query({
      ...read('/api/termos/aceitos', termosAceitosSchema),
      providesTags: ['TermoAceito'],
    }),
    /** The argument is `idTermo`, the answer its HTML. */
    termo: build.query(read('/api/termo/*', termoSchema, { sends: byId, make: ({ termo }) => termo, open })),
    /** Whether the published terms are accepted. Asked anew on every route. @rule R40 */
    verificaAceite: build.query({
      ...read('/api/termosaceite/tipo/verificaaceite', aceiteSchema, {
        make: ({ aceitouTermos }) => aceitouTermos,
        silent: true,
        live: true,
      }),
      keepUnusedDataFor: 0,
    }),
    /** The argument is `idTermo`. An acceptance whose answer was lost may have been taken down all the same. */
    aceitarTermo: build.mutation({
      ...write('/api/termosaceite/*', { sends: byId }),
      invalidatesTags: ['TermoAceito'],
    }),
  }),
});

export const { useTermosPublicadosQuery, useTermosAceitosQuery, useTermoQuery } = termosApi;
