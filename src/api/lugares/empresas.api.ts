import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { empresasSchema } from './empresas.schema.ts';

/** The stores of the selectors. @rule C4.29, R51 */
export const empresasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores of every format; the screens filter. @rule R51 */
    empresas: build.query(
      read('/api/empresas', empresasSchema, { kept: { on: [ROTAS.portal, ROTAS.promocoes] } }),
    ),
  }),
});

export const { useEmpresasQuery } = empresasApi;
