import { readVoucher } from './voucher.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import {
  list,
  optionalDate,
  optionalMoney,
  optionalName,
  optionalRecord,
  optionalText,
  record,
} from '../../base/calls/fields.ts';

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
    beneficio: optionalName(),
    desconto: optionalRecord({ valor: optionalMoney() }),
    vlrMinUsoVoucher: optionalMoney(),
    produtosDesconto: list(record({ precoOriginal: optionalMoney() })),
  }),
);

export interface VouchersQuery {
  tipo: 'ativo' | 'finalizado';
  /** Null: all stores. @rule R51 */
  idEmpresa: string | null;
  /** Silent, with a cache entry of its own. @rule R1 */
  silent?: true;
}

/** The customer's vouchers. @rule C4.27 */
export const vouchersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Vouchers of one kind, in the server's order; a null `idEmpresa` is left out. */
    vouchers: build.query(
      read('/api/promocoes/voucher', vouchersSchema, {
        sends: ({ tipo, idEmpresa, silent }: VouchersQuery) => ({ query: { tipo, idEmpresa }, silent }),
        make: (vouchers) => vouchers.map(readVoucher),
        tags: ['Voucher'],
      }),
    ),
  }),
});

export const { useVouchersQuery } = vouchersApi;
