import { safeImageUrl } from '../../lib/rotas/link.ts';
import { api } from '../base/api.ts';
import { reads } from '../base/payload.ts';
import { type GrupoOferta, promocoesSchema } from './promocoes.schema.ts';

/** The offers of a store (C4.26). */
export const promocoesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is `idEmpresa`; all audiences come in one answer, split by the screens (R53). */
    promocoes: build.query<GrupoOferta[], string>({
      query: (idEmpresa) => ({ path: '/api/promocoes/global', query: { idEmpresa } }),
      ...reads(promocoesSchema, (grupos, base) =>
        grupos.map((grupo) => ({
          ...grupo,
          tiposDescontos: grupo.tiposDescontos.map((item) => ({
            ...item,
            imagem: safeImageUrl(item.imagem, base),
          })),
        })),
      ),
    }),
  }),
});

export const { usePromocoesQuery } = promocoesApi;
