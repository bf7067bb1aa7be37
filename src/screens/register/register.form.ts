import { cadastroRules, type CadastroValues, type Kind } from '../../domain/cadastro/cadastro.rules.ts';
import type { DataCivil } from '../../lib/datas/datas.ts';
import type { FormFields } from '../../ui/form/bind.ts';
import { field, filled, type Rules, typed } from '../../ui/form/rules.ts';
import { MESSAGES } from './register.texts.ts';

/** What is typed on `/register`, as masked. */
export interface RegisterValues extends CadastroValues {
  kind: Kind;
  celular: string;
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
export type RegisterForm = FormFields<RegisterValues>;

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

/** The rules of S5.4–S5.8 for a kind; `today` decides what a birth date may be. */
export const registerRules = (kind: Kind, today: DataCivil): Rules => ({
  ...cadastroRules({ kind, messages: MESSAGES, today, minStreet: MIN_STREET }),
  celular: typed(MESSAGES.celular),
  senha: filled(MESSAGES.senha),
  confirmacao: field<string, RegisterValues>((value, { senha }) => {
    if (value === '') return MESSAGES.confirmacao;
    return value === senha ? null : MESSAGES.diferente;
  }),
  aceitoTermos: field<boolean>((accepted) => (accepted ? null : MESSAGES.termos)),
});
