import { normalizeDocumento } from '../../lib/campos/documento.ts';
import { field, filled, type Rules } from '../../ui/form/rules.ts';
import { TEXTS } from './recover-password.texts.ts';

/** What is typed on `/recover-password`; `documento` as masked, `canal` '' until chosen. */
export interface RecoverValues {
  documento: string;
  canal: '' | 'EMAIL' | 'SMS';
}

export const EMPTY: RecoverValues = { documento: '', canal: '' };

/** The messages of S5.3. */
export const recoverRules = (): Rules => ({
  documento: field((value) => (normalizeDocumento(value) === '' ? TEXTS.documentoVazio : null)),
  canal: filled(TEXTS.canalVazio),
});
