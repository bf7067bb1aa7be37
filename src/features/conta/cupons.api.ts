import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import {
  type Infer,
  list,
  optionalDate,
  optionalMoney,
  optionalNumber,
  optionalText,
  record,
} from '../../base/calls/fields.ts';

/** `GET /api/pessoa/cupons`: one page of the purchases; money in centavos. @rule C4.22 */
export const cuponsSchema = record({
  data: list(
    record({
      loja: optionalText(),
      idCupom: optionalText(),
      valorTotalDaCompra: optionalMoney(),
      valorTotalDeDesconto: optionalMoney(),
      dtaCupom: optionalDate(),
    }),
  ),
  totalPages: optionalNumber(),
});

type CuponsAnswer = Infer<typeof cuponsSchema>;
export type Cupom = CuponsAnswer['data'][number];

/** Purchases of one page, and how many pages there are. */
export interface CuponsPage {
  cupons: Cupom[];
  pages: number;
}

export interface CuponsQuery {
  /** From 1. */
  pagina: number;
  idEmpFormato: string | null;
}

const TAMANHO_PAGINA = 8;
/** Bounded by what an address can name (`usePagina`): some servers send their largest number for 'unknown'. */
const MAX_PAGES = 9_999_999;

/** How a page of purchases is asked for, and what is made of it. @rule R15 */
export const CUPONS_CALL = {
  sends: ({ pagina, idEmpFormato }: CuponsQuery) => ({
    query: { tamanhoPagina: TAMANHO_PAGINA, pagina, idEmpFormato },
  }),
  make: ({ data, totalPages }: CuponsAnswer): CuponsPage => ({
    cupons: data,
    pages: Math.min(Math.max(Math.ceil(totalPages ?? 0), data.length > 0 ? 1 : 0), MAX_PAGES),
  }),
};

/** The customer's purchases, paged by the server. @rule C4.22, R15, R61 */
export const cuponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page; a null `idEmpFormato` is left out. */
    cupons: build.query(
      read('/api/pessoa/cupons', cuponsSchema, {
        ...CUPONS_CALL,
        stored: { on: [ROTAS.compras], only: /[?&]pagina=1(?:&|$)/ },
      }),
    ),
    /** The same for a file: always fetched and never stored. Silent: the screen shows progress. */
    cuponsPagina: build.query({
      ...read('/api/pessoa/cupons', cuponsSchema, { ...CUPONS_CALL, silent: true }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCuponsQuery } = cuponsApi;
