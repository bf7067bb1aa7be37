import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { lojasSchema } from './lojas.schema.ts';

/** The stores of the map; the selectors use `empresas.api`. @rule C4.30, R51 */
export const lojasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All stores; some have no coordinates. @rule R58 */
    lojas: build.query(
      read('/api/lojas', lojasSchema, { make: ({ empresas }) => empresas, kept: { on: [ROTAS.location] } }),
    ),
  }),
});

export const { useLojasQuery } = lojasApi;
