import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import { type Infer, list, optionalText, record, text } from '../../base/calls/fields.ts';

/** A store. @rule C4.29 */
export const empresaSchema = record({
  idEmpresa: text(),
  idEmpFormato: optionalText(),
  nomeFantasia: optionalText(),
  endereco: list(
    record({
      logradouro: optionalText(),
      logradouroNro: optionalText(),
      bairro: optionalText(),
      cidade: optionalText(),
      uf: optionalText(),
      cep: optionalText(),
      latitude: optionalText(),
      longitude: optionalText(),
    }),
  ),
  telefone: list(record({ numero: optionalText() })),
});

export const empresasSchema = list(empresaSchema);

export type Empresa = Infer<typeof empresaSchema>;

/** The stores of the selectors. @rule C4.29, R51 */
export const empresasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores of every format; the screens filter. @rule R51 */
    empresas: build.query(
      read('/api/empresas', empresasSchema, { stored: { on: [ROTAS.portal, ROTAS.promocoes] } }),
    ),
  }),
});

export const { useEmpresasQuery } = empresasApi;
