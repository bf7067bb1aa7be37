import { boolean, object, ref, string } from 'yup';
import {
  cadastroFields,
  type CadastroValues,
  type Kind,
  typed,
} from '../../domain/cadastro/cadastro.form.ts';
import type { FormFields } from '../../ui/form/form.tsx';
import { MESSAGES } from './register.texts.ts';

/** What is typed on `/register`, as masked. */
export interface RegisterValues extends CadastroValues {
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

/** The rules of S5.4–S5.8. */
export const registerSchema = object({
  ...cadastroFields(MESSAGES, MIN_STREET),
  celular: typed(MESSAGES.celular),
  // A space counts in a password.
  senha: string().required(MESSAGES.senha),
  confirmacao: string()
    .required(MESSAGES.confirmacao)
    .oneOf([ref('senha')], MESSAGES.diferente),
  aceitoTermos: boolean().oneOf([true], MESSAGES.termos),
});
