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

/** Fields that a draft does not restore; the kind was read before. */
const NEVER = ['kind', 'senha', 'confirmacao'];

/** Fields that a draft may store: all but passwords. */
export function draftOf({
  senha: _senha,
  confirmacao: _confirmacao,
  ...rest
}: RegisterValues): Omit<RegisterValues, 'senha' | 'confirmacao'> {
  return rest;
}

/** The form from a draft; invalid drafts and values are ignored. */
export function valuesFrom(draft: unknown): RegisterValues {
  if (typeof draft !== 'object' || draft === null) return emptyValues('F');
  const stored = draft as Record<string, unknown>;
  const empty = emptyValues(stored.kind === 'J' ? 'J' : 'F');
  const fits = ([name, value]: [string, unknown]) =>
    !NEVER.includes(name) &&
    typeof stored[name] === typeof empty[name as keyof RegisterValues] &&
    value !== null;
  return { ...empty, ...Object.fromEntries(Object.entries(stored).filter(fits)) };
}
