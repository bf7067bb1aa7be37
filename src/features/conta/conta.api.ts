import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import { type Infer, money, optionalDate, record } from '../../base/calls/fields.ts';

/** `GET /api/contacorrente/saldo`; money in centavos. */
export const saldoSchema = record({
  saldo: record({ valorDisponivel: money(), valorPendente: money() }),
});

export type Saldo = Infer<typeof saldoSchema>['saldo'];

/** `GET /api/cupom/totaldesconto`: what was saved, in centavos, and since when. @rule R50 */
export const totalDescontoSchema = record({ desconto: money(), dtaInclusao: optionalDate() });

/** Savings and the cash-back account's balance: the home's. @rule C4.23, C4.24 */
export const contaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is available and what is pending, in centavos. */
    saldo: build.query(
      read('/api/contacorrente/saldo', saldoSchema, {
        make: ({ saldo }) => saldo,
        stored: { on: [ROTAS.portal, ROTAS.extrato] },
      }),
    ),
    /** The argument is `idEmpFormato`; null is left out. */
    totalDesconto: build.query(
      read('/api/cupom/totaldesconto', totalDescontoSchema, {
        sends: (idEmpFormato: string | null) => ({ query: { idEmpFormato } }),
        stored: { on: [ROTAS.portal] },
      }),
    ),
  }),
});

export const { useSaldoQuery, useTotalDescontoQuery } = contaApi;
