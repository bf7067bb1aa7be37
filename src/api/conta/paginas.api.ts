import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { extratoSchema } from './extrato.schema.ts';
import { CUPONS_CALL } from './cupons.api.ts';
import { cuponsSchema } from './cupons.schema.ts';

/** A page of the statement, in entries (C4.25). */
export const EXTRATO_TAMANHO = 10;

/**
 * Pages for a file (C4.22, C4.25): asked as the screens ask for them, but always of the server, and kept nowhere (a
 * mutation). Silent, because the screen itself says how far it is.
 */
export const paginasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes and answers what `cupons` does. */
    cuponsPagina: build.mutation(read('/api/pessoa/cupons', cuponsSchema, { ...CUPONS_CALL, silent: true })),
    /** The argument is the page, from 1. */
    extratoPagina: build.mutation(
      read('/api/contacorrente/extrato', extratoSchema, {
        sends: (page: number) => ({ query: { page, totalRegistros: EXTRATO_TAMANHO } }),
        make: ({ data }) => data,
        silent: true,
      }),
    ),
  }),
});
