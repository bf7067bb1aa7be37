import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import { extratoSchema } from './extrato.api.ts';
import { CUPONS_CALL, cuponsSchema } from './cupons.api.ts';

/** A page of the statement, in entries. @rule C4.25 */
export const EXTRATO_TAMANHO = 10;

/** Always fetched and never stored, since a file must be current. Silent: the screen shows progress. */
const FOR_A_FILE = { silent: true } as const;

/** Pages for a file, asked as the screens ask for them. @rule C4.22, C4.25 */
export const paginasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes and answers what `cupons` does. */
    cuponsPagina: build.query({
      ...read('/api/pessoa/cupons', cuponsSchema, { ...CUPONS_CALL, ...FOR_A_FILE }),
      keepUnusedDataFor: 0,
    }),
    /** The argument is the page, from 1. */
    extratoPagina: build.query({
      ...read('/api/contacorrente/extrato', extratoSchema, {
        sends: (page: number) => ({ query: { page, totalRegistros: EXTRATO_TAMANHO } }),
        make: ({ data }) => data,
        ...FOR_A_FILE,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
