import { api } from '../base/api.ts';
import { type Empresa, empresasSchema, lojasSchema } from './empresas.schema.ts';
import { payload, reads } from '../base/payload.ts';

/** The stores (C4.29, C4.30): one call for the selectors, one for the map (R51). */
export const empresasApi = api.injectEndpoints({
  endpoints: (build) => ({
    empresas: build.query<Empresa[], void>({
      query: () => ({ path: '/api/empresas' }),
      responseSchema: payload(empresasSchema),
    }),
    lojas: build.query<Empresa[], void>({
      query: () => ({ path: '/api/lojas' }),
      ...reads(lojasSchema, ({ empresas }) => empresas),
    }),
  }),
});

export const { useEmpresasQuery, useLojasQuery } = empresasApi;
