import { api } from '../base/api.ts';
import {
  extratoSchema,
  type Lancamento,
  type Saldo,
  saldoSchema,
  type TotalDesconto,
  totalDescontoSchema,
} from './conta.schema.ts';
import { payload, reads } from '../base/payload.ts';

/** Savings and the cash-back account (C4.23–C4.25). */
export const contaApi = api.injectEndpoints({
  endpoints: (build) => ({
    saldo: build.query<Saldo, void>({
      query: () => ({ path: '/api/contacorrente/saldo' }),
      ...reads(saldoSchema, ({ saldo }) => saldo),
      providesTags: ['Saldo'],
    }),
    /** The argument is `idEmpFormato`; null is left out. */
    totalDesconto: build.query<TotalDesconto, string | null>({
      query: (idEmpFormato) => ({ path: '/api/cupom/totaldesconto', query: { idEmpFormato } }),
      responseSchema: payload(totalDescontoSchema),
    }),
    /** The ten newest entries; the screen pages them itself (R62). */
    extrato: build.query<Lancamento[], void>({
      query: () => ({ path: '/api/contacorrente/extrato', query: { page: 1, totalRegistros: 10 } }),
      ...reads(extratoSchema, ({ data }) => data),
    }),
  }),
});

export const { useExtratoQuery, useSaldoQuery, useTotalDescontoQuery } = contaApi;
