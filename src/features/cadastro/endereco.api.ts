import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import { list, optionalText, record, text } from '../../base/calls/fields.ts';

/** `GET /api/consulta/cep/{cep}`. A town with one CEP has neither street nor district. */
export const cepSchema = record({
  logradouro: optionalText(),
  bairro: optionalText(),
  localidade: optionalText(),
  uf: optionalText(),
});

/** `GET /api/cidade/uf/{UF}`: names. */
export const cidadesSchema = list(text());

/** The national statistics service's list of states. */
export const estadosSchema = list(record({ sigla: text(), nome: text() }));

const ofForm = { anonymous: true, forForm: true };

/** Address lookups. @rule C4.12, C4.13, C4.45, R28 */
export const enderecoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the CEP in eight digits; an unknown one is a 404. @rule R28 */
    cep: build.query(
      read('/api/consulta/cep/*', cepSchema, { sends: (cep: string) => ({ at: cep }), ...ofForm }),
    ),
    /** The names of a state's cities; the argument is its `sigla`. */
    cidades: build.query(
      read('/api/cidade/uf/*', cidadesSchema, { sends: (uf: string) => ({ at: uf }), ...ofForm }),
    ),
    /** The list of states: `statesUrl` of `config.json`, else this one. @rule S7.2 */
    estados: build.query(
      read('https://servicodados.ibge.gov.br/api/v1/localidades/estados', estadosSchema, {
        to: 'states',
        forForm: true,
      }),
    ),
  }),
});
