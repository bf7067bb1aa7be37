import { encodeForm } from '../../lib/http/form-encoding.ts';
import { emptyValues } from './register.form.ts';
import { cadastroOf } from './register.payload.ts';

// @rule R279
test('a password stays as typed, other texts lose what is not seen', () => {
  const typed = {
    ...emptyValues('F'),
    nome: ' \u202eCla\u00adra\u2060 ',
    senha: ' a\u200b b ',
    confirmacao: ' a\u200b b ',
  };
  const sent = new URLSearchParams(encodeForm({ ...cadastroOf(typed) }));
  expect([sent.get('nome'), sent.get('senha'), sent.get('confirmpassword')]).toEqual([
    'Clara',
    ' a\u200b b ',
    ' a\u200b b ',
  ]);
});
