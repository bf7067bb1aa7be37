import { api } from './api.ts';
import { type Empresa, empresasSchema } from './empresas.schema.ts';
import { payload } from './payload.ts';

/** The stores of the selectors (spec 7, R51). */
export const empresasApi = api.injectEndpoints({
  endpoints: (build) => ({
    empresas: build.query<Empresa[], void>({
      query: () => ({ path: '/api/empresas' }),
      responseSchema: payload(empresasSchema),
    }),
  }),
});

export const { useEmpresasQuery } = empresasApi;
