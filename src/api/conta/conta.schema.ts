import { flag, type Infer, list, money, optionalDate, optionalText, record } from '../base/fields.ts';

/** `GET /api/contacorrente/saldo`; money in centavos. */
export const saldoSchema = record({
  saldo: record({ valorDisponivel: money(), valorPendente: money() }),
});

export type Saldo = Infer<typeof saldoSchema>['saldo'];

/** `GET /api/cupom/totaldesconto`: what was saved, in centavos, and since when (R50). */
export const totalDescontoSchema = record({ desconto: money(), dtaInclusao: optionalDate() });

/** `GET /api/contacorrente/extrato`: entries of the account (C4.25); money in centavos. */
export const extratoSchema = record({
  data: list(
    record({
      idExtrato: optionalText(),
      descricao: optionalText(),
      dtaEvento: optionalDate(),
      dtaExpiracao: optionalDate(),
      valor: money(),
      expirado: flag(),
    }),
  ),
});

export type Lancamento = Infer<typeof extratoSchema>['data'][number];
