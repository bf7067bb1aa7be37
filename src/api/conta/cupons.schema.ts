import {
  type Infer,
  list,
  optionalDate,
  optionalMoney,
  optionalNumber,
  optionalText,
  record,
} from '../base/fields.ts';

/** `GET /api/pessoa/cupons`: one page of the purchases; money in centavos. @rule C4.22 */
export const cuponsSchema = record({
  data: list(
    record({
      loja: optionalText(),
      idCupom: optionalText(),
      valorTotalDaCompra: optionalMoney(),
      valorTotalDeDesconto: optionalMoney(),
      dtaCupom: optionalDate(),
    }),
  ),
  totalPages: optionalNumber(),
});

export type CuponsAnswer = Infer<typeof cuponsSchema>;
export type Cupom = CuponsAnswer['data'][number];
