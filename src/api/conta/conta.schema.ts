import { type Infer, money, optionalDate, record } from '../base/fields.ts';

/** `GET /api/contacorrente/saldo`; money in centavos. */
export const saldoSchema = record({
  saldo: record({ valorDisponivel: money(), valorPendente: money() }),
});

export type Saldo = Infer<typeof saldoSchema>['saldo'];

/** `GET /api/cupom/totaldesconto`: what was saved, in centavos, and since when. @rule R50 */
export const totalDescontoSchema = record({ desconto: money(), dtaInclusao: optionalDate() });
