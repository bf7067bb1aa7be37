import { object, ref, string } from 'yup';

/** Values of `/change-password`. */
export interface SenhaValues {
  senhaAtual: string;
  senhaNova: string;
  confirmacao: string;
}

export const EMPTY: SenhaValues = { senhaAtual: '', senhaNova: '', confirmacao: '' };

const MIN_PASSWORD = 3;

/** Spaces count. @rule S5.11–S5.13 */
export const senhaSchema = object({
  senhaAtual: string().required('Digite a senha atual'),
  senhaNova: string()
    .default('')
    .required('Digite a nova senha')
    .min(MIN_PASSWORD, 'A nova senha deve ter no mínimo 3 caracteres'),
  confirmacao: string()
    .default('')
    .oneOf([ref('senhaNova')], 'As senhas não coincidem'),
});
