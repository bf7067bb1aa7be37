import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { empresasSchema, lojasSchema } from './empresas.schema.ts';

/** The stores (C4.29, C4.30): one call for the selectors, one for the map (R51). */
export const empresasApi = api.injectEndpoints({
  endpoints: (build) => ({
    empresas: build.query(read('/api/empresas', empresasSchema)),
    lojas: build.query(read('/api/lojas', lojasSchema, { make: ({ empresas }) => empresas })),
  }),
});

export const { useEmpresasQuery, useLojasQuery } = empresasApi;
