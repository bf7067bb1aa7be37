import { object, string } from 'yup';
import { isDocumento } from '../../lib/campos/documento.ts';

/** Values of `/recover-password`; `documento` is masked, `canal` is '' until chosen. */
export interface RecoverValues {
  documento: string;
  canal: '' | 'EMAIL' | 'SMS';
}

export const EMPTY: RecoverValues = { documento: '', canal: '' };

/** @rule S5.3 */
export const recoverSchema = object({
  documento: string().test('documento', 'Digite um CPF ou CNPJ', (value = '') => isDocumento(value)),
  canal: string().required('Por onde deseja receber?'),
});
