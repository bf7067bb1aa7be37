import { safeImageUrl, safeUrl } from '../../lib/rotas/link.ts';
import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { tabloidesSchema } from './tabloides.schema.ts';

/** The leaflets of a store. @rule C4.31 */
export const tabloidesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is `idEmpresa`. An unsafe address is read as none. @rule R12 */
    tabloides: build.query(
      read('/api/tabloides/ativos', tabloidesSchema, {
        sends: (idEmpresa: string) => ({ query: { idEmpresa } }),
        make: (tabloides, base) =>
          tabloides.map(({ nomeExibicao, url, thumbnail }) => ({
            nomeExibicao,
            url: safeUrl(url, base),
            thumbnail: safeImageUrl(thumbnail, base),
          })),
      }),
    ),
  }),
});

export const { useTabloidesQuery } = tabloidesApi;
