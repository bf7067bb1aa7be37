import { validateLogin } from './login.form.ts';

test('both messages at once (S5.1)', () => {
  expect(validateLogin({ documento: '', senha: '' })).toEqual({
    documento: 'Digite um CPF ou CNPJ',
    senha: 'Digite uma senha',
  });
});

test('separators alone are no document', () => {
  expect(validateLogin({ documento: '.-/', senha: 'x' })).toEqual({ documento: 'Digite um CPF ou CNPJ' });
});

test('no check digits are verified (R21)', () => {
  expect(validateLogin({ documento: '111.111.111-11', senha: ' ' })).toEqual({});
});
