import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { type Cupom, cuponsSchema } from './cupons.schema.ts';

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

/** The customer's purchases, paged by the server (C4.22, R15, R61). */
export const cuponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    cupons: build.query(
      read('/api/pessoa/cupons', cuponsSchema, {
        sends: ({ pagina, idEmpFormato }: CuponsQuery) => ({
          query: { tamanhoPagina: TAMANHO_PAGINA, pagina, idEmpFormato },
        }),
        make: ({ data, totalPages }): CuponsPage => ({
          cupons: data,
          pages: Math.max(Math.ceil(totalPages ?? 0), data.length > 0 ? 1 : 0),
        }),
      }),
    ),
  }),
});

export const { useCuponsQuery } = cuponsApi;
