import { encodeForm } from '../../lib/http/form-encoding.ts';
import { emptyValues } from './register.form.ts';
import { cadastroOf } from './register.payload.ts';

test('a password keeps its spaces, other texts are trimmed', () => {
  const typed = { ...emptyValues('F'), nome: ' Clara ', senha: ' a  b ', confirmacao: ' a  b ' };
  const sent = new URLSearchParams(encodeForm({ ...cadastroOf(typed) }));
  expect([sent.get('nome'), sent.get('senha'), sent.get('confirmpassword')]).toEqual([
    'Clara',
    ' a  b ',
    ' a  b ',
  ]);
});
