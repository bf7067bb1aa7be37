import { mixed, object } from 'yup';
import type { FormPart } from '../../ui/form/bind.ts';
import { TEXTS } from './change-password.texts.ts';

/** What is typed on `/change-password`. */
export interface SenhaValues {
  senhaAtual: string;
  senhaNova: string;
  confirmacao: string;
}

export type SenhaForm = FormPart<SenhaValues>;

export const EMPTY: SenhaValues = { senhaAtual: '', senhaNova: '', confirmacao: '' };

const MIN_PASSWORD = 3;

/** The messages of S5.11–S5.13. */
export const senhaSchema = object({
  senhaAtual: mixed<string>().test('typed', TEXTS.atualVazia, (value = '') => value !== ''),
  senhaNova: mixed<string>()
    .test('typed', TEXTS.novaVazia, (value = '') => value !== '')
    .test('long', TEXTS.novaCurta, (value = '') => value === '' || value.length >= MIN_PASSWORD),
  confirmacao: mixed<string>().test(
    'same',
    TEXTS.diferentes,
    (value = '', { parent }) => value === (parent as SenhaValues).senhaNova,
  ),
});
