import { mixed, object } from 'yup';
import { isCepComplete } from '../../lib/campos/cep.ts';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { readBirthDate } from '../../lib/datas/data-digitada.ts';
import type { FormPart } from '../../ui/form/bind.ts';
import { MESSAGES } from './register.texts.ts';

export type Kind = 'F' | 'J';

/** What is typed on `/register`, as masked. A company's Razão Social is `nome`, its contact `tratamento`. */
export interface RegisterValues {
  kind: Kind;
  documento: string;
  nome: string;
  nomeFantasia: string;
  ramoAtividade: string;
  tratamento: string;
  email: string;
  celular: string;
  dataNascimento: string;
  sexo: string;
  estadoCivil: string;
  cep: string;
  uf: string;
  cidade: string;
  logradouro: string;
  bairro: string;
  complemento: string;
  numero: string;
  recebeEmail: boolean;
  recebeSms: boolean;
  recebePush: boolean;
  recebeWhatsapp: boolean;
  cupomDigital: boolean;
  senha: string;
  confirmacao: string;
  aceitoTermos: boolean;
}

/** The form as its parts see it. */
export interface RegisterForm extends FormPart<RegisterValues> {
  errors: { readonly [K in keyof RegisterValues]?: string };
}

/** The empty form of a kind, with the preferences of S9.10. */
export const emptyValues = (kind: Kind): RegisterValues => ({
  kind,
  documento: '',
  nome: '',
  nomeFantasia: '',
  ramoAtividade: '',
  tratamento: '',
  email: '',
  celular: '',
  dataNascimento: '',
  sexo: '',
  estadoCivil: '',
  cep: '',
  uf: '',
  cidade: '',
  logradouro: '',
  bairro: '',
  complemento: '',
  numero: '',
  recebeEmail: true,
  recebeSms: true,
  recebePush: true,
  recebeWhatsapp: true,
  cupomDigital: false,
  senha: '',
  confirmacao: '',
  aceitoTermos: false,
});

const MIN_STREET = 3;

/** Yup's `mixed` alone: its string type would add to what every screen loads. */
const rule = (message: string, holds: (value: string, all: RegisterValues) => boolean) =>
  mixed<string>().test('rule', message, (value, { parent }) => holds(value ?? '', parent as RegisterValues));

const typed = (message: string) => rule(message, (value) => value.trim() !== '');

const pessoa = {
  documento: typed(MESSAGES.cpf),
  nome: typed(MESSAGES.nome),
  sexo: typed(MESSAGES.sexo),
  estadoCivil: typed(MESSAGES.estadoCivil),
};

const empresa = {
  documento: typed(MESSAGES.cnpj),
  nome: typed(MESSAGES.razaoSocial),
  nomeFantasia: typed(MESSAGES.nomeFantasia),
  ramoAtividade: typed(MESSAGES.ramoAtividade),
  tratamento: typed(MESSAGES.contato),
};

const both = {
  celular: typed(MESSAGES.celular),
  cep: rule(MESSAGES.cep, isCepComplete),
  logradouro: rule(MESSAGES.logradouro, (value) => value.trim().length >= MIN_STREET),
  numero: typed(MESSAGES.numero),
  cidade: typed(MESSAGES.cidade),
  bairro: typed(MESSAGES.bairro),
  uf: typed(MESSAGES.uf),
  senha: rule(MESSAGES.senha, (value) => value !== ''),
  confirmacao: mixed<string>().test('same', (value, context) => {
    const { senha } = context.parent as RegisterValues;
    if (value === senha && value !== '') return true;
    return context.createError({ message: value === '' ? MESSAGES.confirmacao : MESSAGES.diferente });
  }),
  aceitoTermos: mixed<boolean>().test('accepted', MESSAGES.termos, (value) => value === true),
};

/** R24: an empty date has a message of its own. */
const nascimento = (today: DataCivil) =>
  mixed<string>().test('birth', (value = '', context) => {
    const read = readBirthDate(value, today);
    if (read.ok) return true;
    const message = read.reason === 'empty' ? MESSAGES.dataVazia : MESSAGES.dataInvalida;
    return context.createError({ message });
  });

/** The messages of S5.4–S5.8 for a kind; `today` decides what a birth date may be. */
export const registerSchema = (kind: Kind, today: DataCivil) =>
  kind === 'F'
    ? object({ ...pessoa, dataNascimento: nascimento(today), ...both })
    : object({ ...empresa, ...both });
