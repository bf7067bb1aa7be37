import {
  flag,
  type Infer,
  list,
  money,
  optionalDate,
  optionalName,
  optionalText,
  record,
} from '../base/fields.ts';

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
