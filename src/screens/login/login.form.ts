import { isDocumento } from '../../lib/campos/documento.ts';
import { TEXTS } from './login.texts.ts';

/** Values of `/`; `documento` is masked. */
export interface LoginValues {
  documento: string;
  senha: string;
}

export type LoginErrors = Partial<Record<keyof LoginValues, string>>;

/** All messages; empty when the form is valid. @rule S5.1, R23 */
export function validateLogin({ documento, senha }: LoginValues): LoginErrors {
  const errors: LoginErrors = {};
  if (!isDocumento(documento)) errors.documento = TEXTS.documentoVazio;
  if (senha === '') errors.senha = TEXTS.senhaVazia;
  return errors;
}
