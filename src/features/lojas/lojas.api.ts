import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import { list, record } from '../../base/calls/fields.ts';
import { empresaSchema } from './empresas.api.ts';

/** `GET /api/lojas`: the stores again, for the map. @rule C4.30 */
export const lojasSchema = record({ empresas: list(empresaSchema) });

/** The stores of the map; the selectors use `empresas.api`. @rule C4.30, R51 */
export const lojasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All stores; some have no coordinates. @rule R58 */
    lojas: build.query(
      read('/api/lojas', lojasSchema, { make: ({ empresas }) => empresas, stored: { on: [ROTAS.location] } }),
    ),
  }),
});

export const { useLojasQuery } = lojasApi;
