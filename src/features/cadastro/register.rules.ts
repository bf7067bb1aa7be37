import { boolean, object, ref, string } from 'yup';
import { cadastroFields, email, typed } from './cadastro.form.ts';
import { isTelefoneText } from '../../lib/campos/telefone.ts';
import { MESSAGES } from './register.texts.ts';

const MIN_STREET = 3;

/** @rule S5.4–S5.8 */
export const registerSchema = object({
  ...cadastroFields(MESSAGES, MIN_STREET),
  email: email(string()),
  celular: typed(MESSAGES.celular).test('telefone', MESSAGES.celularInvalido, (value) =>
    isTelefoneText(value),
  ),
  // Spaces count.
  senha: string().required(MESSAGES.senha),
  confirmacao: string()
    .required(MESSAGES.confirmacao)
    .oneOf([ref('senha')], MESSAGES.diferente),
  aceitoTermos: boolean().oneOf([true], MESSAGES.termos),
});
