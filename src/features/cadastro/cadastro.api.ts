import type { FormValue } from '../../lib/http/form-encoding.ts';
import { api } from '../../base/calls/api.ts';
import { anything, call, read, write } from '../../base/calls/endpoint.ts';
import { list, optionalText, record, text } from '../../base/calls/fields.ts';

/** `GET /api/configuracao/cliente/ramoatividade`. */
export const ramosSchema = list(record({ valorStr: text() }));

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

/** The registration payload, as it goes into the form encoding. @rule C4.10, R26, R27 */
export type Cadastro = { readonly [key: string]: FormValue };

/** What `/register` asks for, and in part `/perfil`. @rule C4.10–C4.13, C4.45 */
export const cadastroApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Registers; the answer is not relied on. Refused, `details` has the server's further messages. @rule R30, S8.2 */
    cadastro: build.mutation(
      write('/api/pessoa/cadastro', { sends: (body: Cadastro) => ({ body }), once: true }),
    ),
    /** The business sectors, as the server writes them; asked without a session, too. */
    ramosAtividade: build.query(
      read('/api/configuracao/cliente/ramoatividade', ramosSchema, {
        ...ofForm,
        make: (ramos) => ramos.map(({ valorStr }) => valorStr),
      }),
    ),
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
    /** Whether anything answers. @rule R31 */
    ping: build.query({ ...call('GET', '', anything, { to: 'ping', silent: true }), keepUnusedDataFor: 0 }),
  }),
});

export const { useRamosAtividadeQuery } = cadastroApi;
