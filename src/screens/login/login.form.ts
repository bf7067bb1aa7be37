import { isDocumento } from '../../lib/campos/documento.ts';
import { TEXTS } from './login.texts.ts';

/** What is typed on `/`; `documento` as masked. */
export interface LoginValues {
  documento: string;
  senha: string;
}

export type LoginErrors = Partial<Record<keyof LoginValues, string>>;

/** All messages at once; empty when the form may be sent. @rule S5.1, R23 */
export function validateLogin({ documento, senha }: LoginValues): LoginErrors {
  const errors: LoginErrors = {};
  if (!isDocumento(documento)) errors.documento = TEXTS.documentoVazio;
  if (senha === '') errors.senha = TEXTS.senhaVazia;
  return errors;
}
