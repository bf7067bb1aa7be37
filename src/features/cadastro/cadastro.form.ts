import { string, type StringSchema } from 'yup';
import { siglaOf } from './sigla.ts';
import { isCepComplete } from '../../lib/campos/cep.ts';
import { readBirthDate } from '../../lib/datas/data-digitada.ts';
import { dataCivilAt } from '../../lib/datas/datas.ts';
import { typedTexto } from '../../lib/texto/texto.ts';
import { WORDLESS } from '../../ui/form/form.tsx';

/** An individual or a company. */
export type Kind = 'F' | 'J';

/** The address in a form; the CEP has its dash. */
export interface EnderecoValues {
  cep: string;
  uf: string;
  cidade: string;
  logradouro: string;
  bairro: string;
  complemento: string;
  numero: string;
}

/** Person or company, masked. A company's Razão Social is `nome`, its contact `tratamento`. */
export interface CadastroValues extends EnderecoValues {
  kind: Kind;
  documento: string;
  nome: string;
  nomeFantasia: string;
  ramoAtividade: string;
  tratamento: string;
  email: string;
  dataNascimento: string;
  sexo: string;
  estadoCivil: string;
}

type Campo =
  | Exclude<keyof CadastroValues, 'kind' | 'documento' | 'complemento' | 'email'>
  | 'cpf'
  | 'cnpj'
  | 'razaoSocial'
  | 'dataInvalida';

/** Messages by field; a field with an empty message is only marked. @rule R71 */
export type CadastroMessages = { readonly [K in Campo]?: string };

/** Not blank. */
export const typed = (message: string) =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? typedTexto(text) : text))
    .required(message);

/**
 * An e-mail: recovery goes there.
 * @param stored the server's own, which stays valid
 * @rule R282
 */
export const email = (schema: StringSchema, stored = '') =>
  schema.test(
    'email',
    'Confira o e-mail',
    (value = '') =>
      value === stored || typedTexto(value) === '' || /^[^\s@]+@[^\s@]+$/.test(typedTexto(value)),
  );

/**
 * The schema of person or company and address.
 * @param minStreet minimum letters of a street
 * @param storedUf the stored state, which stays valid
 * @rule S5.4–S5.8, S5.15–S5.17
 */
export function cadastroFields(messages: CadastroMessages, minStreet: number, storedUf?: string) {
  const say = (campo: Campo) => messages[campo] ?? WORDLESS;
  const asked = (campo: Campo) => typed(say(campo));
  const byKind = (fisica: StringSchema, juridica: StringSchema) =>
    string().when('kind', ([kind]) => (kind === 'F' ? fisica : juridica));
  const ofFisica = (schema: StringSchema) => byKind(schema, string());
  const ofJuridica = (schema: StringSchema) => byKind(string(), schema);
  const isBirthDate = (value = '') => readBirthDate(value, dataCivilAt(Date.now())).ok;
  return {
    documento: byKind(asked('cpf'), asked('cnpj')),
    nome: byKind(asked('nome'), asked('razaoSocial')),
    // An empty date has a message of its own. @rule R24
    dataNascimento: ofFisica(asked('dataNascimento').test('nascimento', say('dataInvalida'), isBirthDate)),
    sexo: ofFisica(asked('sexo')),
    estadoCivil: ofFisica(asked('estadoCivil')),
    nomeFantasia: ofJuridica(asked('nomeFantasia')),
    ramoAtividade: ofJuridica(asked('ramoAtividade')),
    tratamento: ofJuridica(asked('tratamento')),
    cep: string().test('cep', say('cep'), (value = '') => isCepComplete(value)),
    logradouro: asked('logradouro').min(minStreet, say('logradouro')),
    numero: asked('numero'),
    cidade: asked('cidade'),
    bairro: asked('bairro'),
    uf: asked('uf').test('sigla', say('uf'), (value) => value === storedUf || siglaOf(value) !== null),
  };
}
