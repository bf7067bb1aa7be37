import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { saldoSchema, totalDescontoSchema } from './conta.schema.ts';

/** Savings and the cash-back account's balance: the home's. @rule C4.23, C4.24 */
export const contaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is available and what is pending, in centavos. */
    saldo: build.query(
      read('/api/contacorrente/saldo', saldoSchema, {
        make: ({ saldo }) => saldo,
        kept: { on: [ROTAS.portal, ROTAS.extrato] },
      }),
    ),
    /** The argument is `idEmpFormato`; null is left out. */
    totalDesconto: build.query(
      read('/api/cupom/totaldesconto', totalDescontoSchema, {
        sends: (idEmpFormato: string | null) => ({ query: { idEmpFormato } }),
        kept: { on: [ROTAS.portal] },
      }),
    ),
  }),
});

export const { useSaldoQuery, useTotalDescontoQuery } = contaApi;
