import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { extratoSchema, saldoSchema, totalDescontoSchema } from './conta.schema.ts';

/** Savings and the cash-back account (C4.23–C4.25). */
export const contaApi = api.injectEndpoints({
  endpoints: (build) => ({
    saldo: build.query({
      ...read('/api/contacorrente/saldo', saldoSchema, { make: ({ saldo }) => saldo }),
      providesTags: ['Saldo'],
    }),
    /** The argument is `idEmpFormato`; null is left out. */
    totalDesconto: build.query(
      read('/api/cupom/totaldesconto', totalDescontoSchema, {
        sends: (idEmpFormato: string | null) => ({ query: { idEmpFormato } }),
      }),
    ),
    /** The ten newest entries; the screen pages them itself (R62). */
    extrato: build.query(
      read('/api/contacorrente/extrato', extratoSchema, {
        sends: () => ({ query: { page: 1, totalRegistros: 10 } }),
        make: ({ data }) => data,
      }),
    ),
  }),
});

export const { useExtratoQuery, useSaldoQuery, useTotalDescontoQuery } = contaApi;
