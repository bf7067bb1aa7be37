import type { FormFields } from '../../ui/form/bind.ts';
import { field, filled, type Rules } from '../../ui/form/rules.ts';
import { TEXTS } from './change-password.texts.ts';

/** What is typed on `/change-password`. */
export interface SenhaValues {
  senhaAtual: string;
  senhaNova: string;
  confirmacao: string;
}

export type SenhaForm = FormFields<SenhaValues>;

export const EMPTY: SenhaValues = { senhaAtual: '', senhaNova: '', confirmacao: '' };

const MIN_PASSWORD = 3;

/** The rules of S5.11–S5.13. */
export const senhaRules = (): Rules => ({
  senhaAtual: filled(TEXTS.atualVazia),
  senhaNova: field((value) => {
    if (value === '') return TEXTS.novaVazia;
    return value.length < MIN_PASSWORD ? TEXTS.novaCurta : null;
  }),
  confirmacao: field<string, SenhaValues>((value, { senhaNova }) =>
    value === senhaNova ? null : TEXTS.diferentes,
  ),
});
