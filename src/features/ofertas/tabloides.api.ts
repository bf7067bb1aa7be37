import { safeImageUrl, safeUrl } from '../../lib/rotas/link.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import {
  type Infer,
  list,
  optionalLink,
  optionalName,
  optionalPicture,
  record,
} from '../../base/calls/fields.ts';

/** `GET /api/tabloides/ativos`. The list stands under a `data` of its own, which the reader opens. @rule C4.31 */
export const tabloidesSchema = list(
  record({ nomeExibicao: optionalName(), url: optionalLink(), thumbnail: optionalPicture() }),
);

export type Tabloide = Infer<typeof tabloidesSchema>[number];

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
