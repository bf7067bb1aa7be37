import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import {
  flag,
  type Infer,
  list,
  money,
  optionalDate,
  optionalName,
  optionalText,
  record,
} from '../../base/calls/fields.ts';

/** `GET /api/contacorrente/extrato`: entries of the account; money in centavos. @rule C4.25 */
export const extratoSchema = record({
  data: list(
    record({
      idExtrato: optionalText(),
      descricao: optionalName(),
      dtaEvento: optionalDate(),
      dtaExpiracao: optionalDate(),
      valor: money(),
      expirado: flag(),
    }),
  ),
});

export type Lancamento = Infer<typeof extratoSchema>['data'][number];

/** A page of the statement, in entries. */
export const EXTRATO_TAMANHO = 10;

const how = { sends: () => ({ query: { page: 1, totalRegistros: EXTRATO_TAMANHO } }) } as const;

/** The entries of the cash-back account. @rule C4.25 */
export const extratoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The ten newest; the screen pages them itself. @rule R62 */
    extrato: build.query(
      read('/api/contacorrente/extrato', extratoSchema, {
        ...how,
        make: ({ data }) => data,
        stored: { on: [ROTAS.extrato] },
      }),
    ),
    /** The home's read of them: silent, and kept nowhere, since it is not shown. @rule R248 */
    checkExtrato: build.query(
      read('/api/contacorrente/extrato', extratoSchema, { ...how, make: ({ data }) => data, silent: true }),
    ),
    /**
     * A page for a file: always fetched and never stored. Silent: the screen shows progress.
     * @param page from 1
     */
    extratoPagina: build.query({
      ...read('/api/contacorrente/extrato', extratoSchema, {
        sends: (page: number) => ({ query: { page, totalRegistros: EXTRATO_TAMANHO } }),
        make: ({ data }) => data,
        silent: true,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCheckExtratoQuery, useExtratoQuery } = extratoApi;
