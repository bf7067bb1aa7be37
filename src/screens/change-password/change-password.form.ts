import { object, ref, string } from 'yup';
import { TEXTS } from './change-password.texts.ts';

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
  senhaAtual: string().required(TEXTS.atualVazia),
  senhaNova: string().default('').required(TEXTS.novaVazia).min(MIN_PASSWORD, TEXTS.novaCurta),
  confirmacao: string()
    .default('')
    .oneOf([ref('senhaNova')], TEXTS.diferentes),
});
