import { isDocumento } from '../../lib/campos/documento.ts';

/** Verbatim. @rule S5.1 */
export const DOCUMENTO_VAZIO = 'Digite um CPF ou CNPJ';

/** Values of `/`; `documento` is masked. */
export interface LoginValues {
  documento: string;
  senha: string;
}

export type LoginErrors = Partial<Record<keyof LoginValues, string>>;

/** All messages; empty when the form is valid. @rule S5.1, R23 */
export function validateLogin({ documento, senha }: LoginValues): LoginErrors {
  const errors: LoginErrors = {};
  if (!isDocumento(documento)) errors.documento = DOCUMENTO_VAZIO;
  if (senha === '') errors.senha = 'Digite uma senha';
  return errors;
}
