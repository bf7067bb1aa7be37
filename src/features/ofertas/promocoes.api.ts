import { safeImageUrl } from '../../lib/rotas/link.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import { readNumero } from '../../lib/numeros/numero.ts';
import {
  type Infer,
  list,
  optionalDate,
  optionalNumber,
  optionalPicture,
  optionalReais,
  optionalName,
  optionalText,
  record,
  type Schema,
} from '../../base/calls/fields.ts';

/** A value that is not a number counts as unknown. @rule R54 */
const tipo: Schema<number | null> = { kind: 'a number', read: readNumero };

const regraSchema = record({
  tipo,
  percentualDesconto: optionalText(),
  mensagem: optionalText(),
});

const itemSchema = record({
  idPromoProd: optionalText(),
  nome: optionalText(),
  imagem: optionalPicture(),
  preco: optionalReais(),
  precoOriginal: optionalReais(),
  qtde: optionalNumber(),
  mensagem1: optionalText(),
  mensagem2: optionalText(),
  regras: list(regraSchema),
});

/** `GET /api/promocoes/global`: offer groups of a store; prices in reais as sent. @rule C4.26, R93 */
export const promocoesSchema = list(
  record({
    nomeExibicao: optionalName(),
    dtaInicio: optionalDate(),
    dtaFim: optionalDate(),
    publico: optionalText(),
    tiposDescontos: list(itemSchema),
  }),
);

export type GrupoOferta = Infer<typeof promocoesSchema>[number];

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
        stored: { on: [ROTAS.portal, ROTAS.promocoes] },
      }),
    ),
  }),
});

export const { usePromocoesQuery } = promocoesApi;
