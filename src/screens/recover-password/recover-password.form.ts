import { object, string } from 'yup';
import { isDocumento } from '../../lib/campos/documento.ts';
import { TEXTS } from './recover-password.texts.ts';

/** Values of `/recover-password`; `documento` is masked, `canal` is '' until chosen. */
export interface RecoverValues {
  documento: string;
  canal: '' | 'EMAIL' | 'SMS';
}

export const EMPTY: RecoverValues = { documento: '', canal: '' };

/** @rule S5.3 */
export const recoverSchema = object({
  documento: string().test('documento', TEXTS.documentoVazio, (value = '') => isDocumento(value)),
  canal: string().required(TEXTS.canalVazio),
});
