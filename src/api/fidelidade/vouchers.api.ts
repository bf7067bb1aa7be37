import { readVoucher } from '../../lib/ofertas/voucher.ts';
import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { vouchersSchema } from './vouchers.schema.ts';

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
    vouchers: build.query({
      ...read('/api/promocoes/voucher', vouchersSchema, {
        sends: ({ tipo, idEmpresa, silent }: VouchersQuery) => ({ query: { tipo, idEmpresa }, silent }),
        make: (vouchers) => vouchers.map(readVoucher),
      }),
      providesTags: ['Voucher'],
    }),
  }),
});

export const { useVouchersQuery } = vouchersApi;
