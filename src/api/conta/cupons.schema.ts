import {
  type Infer,
  list,
  optionalDate,
  optionalMoney,
  optionalNumber,
  optionalText,
  record,
} from '../base/fields.ts';

/** `GET /api/pessoa/cupons`: one page of the purchases (C4.22); money in centavos. */
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
