import type { CadastroValues, Kind } from './cadastro.form.ts';
import type { FormFields } from '../../ui/form/form.tsx';

/** Values of `/register`, masked. */
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

/** The form for its parts. */
export type RegisterForm = FormFields<RegisterValues>;

/** The empty form of a kind, with default preferences. @rule S9.10 */
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
