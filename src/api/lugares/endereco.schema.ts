import { list, optionalText, record, text } from '../base/fields.ts';

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
