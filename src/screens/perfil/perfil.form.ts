import { mixed, object } from 'yup';
import { isCepComplete } from '../../lib/campos/cep.ts';
import { readBirthDate } from '../../lib/datas/data-digitada.ts';
import type { DataCivil } from '../../lib/datas/datas.ts';
import type { EnderecoValues } from '../../domain/cadastro/endereco-fields.view.tsx';
import type { FormPart } from '../../ui/form/bind.ts';
import { type FormErrors, errorsOf } from '../../ui/form/errors-of.ts';
import { MESSAGES } from './perfil.texts.ts';

export type Kind = 'F' | 'J';

/** What `/perfil` edits, as masked. A company's Razão Social is `nome`, its contact `tratamento`. */
export interface PerfilValues extends EnderecoValues {
  nome: string;
  documento: string;
  nomeFantasia: string;
  ramoAtividade: string;
  tratamento: string;
  email: string;
  dataNascimento: string;
  sexo: string;
  estadoCivil: string;
  telefoneTipo: string;
  ddd: string;
  telefone: string;
  canal: string;
}

/** The form as its parts see it. */
export type PerfilForm = FormPart<PerfilValues>;

/** Stands for 'invalid, without words': no rule gives this field any (S5.17, R71). */
const WORDLESS = '·';

const rule = (message: string, holds: (value: string) => boolean) =>
  mixed<string>().test('rule', message, (value) => holds(value ?? ''));

const typed = (message: string = WORDLESS) => rule(message, (value) => value.trim() !== '');

const pessoa = {
  documento: typed(MESSAGES.cpf),
  sexo: typed(),
  estadoCivil: typed(),
};

const empresa = {
  documento: typed(MESSAGES.cnpj),
  nomeFantasia: typed(),
  ramoAtividade: typed(),
  tratamento: typed(),
};

const both = {
  nome: typed(MESSAGES.nome),
  email: typed(MESSAGES.email),
  cep: rule(WORDLESS, isCepComplete),
  logradouro: typed(MESSAGES.logradouro),
  numero: typed(),
  bairro: typed(),
  cidade: typed(),
  uf: typed(),
  telefoneTipo: typed(),
  ddd: typed(),
  telefone: typed(),
};

const nascimento = (today: DataCivil) =>
  mixed<string>().test('birth', (value = '', context) => {
    const read = readBirthDate(value, today);
    if (read.ok) return true;
    return context.createError({ message: read.reason === 'empty' ? WORDLESS : MESSAGES.dataInvalida });
  });

/** What keeps the profile from being saved (S5.15–S5.17), by field; empty when nothing does. */
export function problemsOf(kind: Kind, values: PerfilValues, today: DataCivil): FormErrors {
  const shape =
    kind === 'F'
      ? object({ ...both, ...pessoa, dataNascimento: nascimento(today) })
      : object({ ...both, ...empresa });
  return errorsOf(shape, values);
}

/** Messages as the fields take them: `true` marks a field without words (R71). */
export function shownErrors(found: FormErrors): PerfilForm['errors'] {
  return Object.fromEntries(
    Object.entries(found).map(([name, message]) => [name, message === WORDLESS ? true : message]),
  );
}
