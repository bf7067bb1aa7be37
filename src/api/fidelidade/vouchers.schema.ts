import { list, optionalDate, optionalMoney, optionalRecord, optionalText, record } from '../base/fields.ts';

/** `GET /api/promocoes/voucher`; money in centavos. The code goes by one of four names. @rule C4.27 */
export const vouchersSchema = list(
  record({
    codigo: optionalText(),
    codVoucher: optionalText(),
    codigoVoucher: optionalText(),
    voucher: optionalText(),
    dtaInicio: optionalDate(),
    dtaFim: optionalDate(),
    dtaUso: optionalDate(),
    beneficio: optionalText(),
    desconto: optionalRecord({ valor: optionalMoney() }),
    vlrMinUsoVoucher: optionalMoney(),
    produtosDesconto: list(record({ precoOriginal: optionalMoney() })),
  }),
);
