import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { extratoSchema, type Lancamento } from './extrato.schema.ts';

/** The entries of the cash-back account. @rule C4.25 */
export const extratoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The ten newest; the screen pages them itself. @rule R62 */
    extrato: build.query<Lancamento[], { silent: true } | void>(
      read('/api/contacorrente/extrato', extratoSchema, {
        sends: (asked: { silent: true } | void) => ({
          query: { page: 1, totalRegistros: 10 },
          silent: asked?.silent,
        }),
        make: ({ data }) => data,
        kept: { on: [ROTAS.extrato] },
      }),
    ),
  }),
});

export const { useExtratoQuery } = extratoApi;
