import { safeImageUrl } from '../../lib/rotas/link.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { type GrupoOferta, promocoesSchema } from './promocoes.schema.ts';

const cleaned = (grupos: readonly GrupoOferta[], base: string | undefined): GrupoOferta[] =>
  grupos.map((grupo) => ({
    ...grupo,
    tiposDescontos: grupo.tiposDescontos.map((item) => ({
      ...item,
      imagem: safeImageUrl(item.imagem, base),
    })),
  }));

/** The offers of a store. @rule C4.26 */
export const promocoesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is `idEmpresa`; all audiences come in one answer, split by the screens. @rule R53 */
    promocoes: build.query(
      read('/api/promocoes/global', promocoesSchema, {
        sends: (idEmpresa: string) => ({ query: { idEmpresa } }),
        make: cleaned,
        kept: { on: [ROTAS.portal, ROTAS.promocoes] },
      }),
    ),
  }),
});

export const { usePromocoesQuery } = promocoesApi;
