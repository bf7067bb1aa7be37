import { validateLogin } from './login.form.ts';

// @rule S5.1
test('both messages at once', () => {
  expect(validateLogin({ documento: '', senha: '' })).toEqual({
    documento: 'Digite um CPF ou CNPJ',
    senha: 'Digite uma senha',
  });
});

test('separators alone are no document', () => {
  expect(validateLogin({ documento: '.-/', senha: 'x' })).toEqual({ documento: 'Digite um CPF ou CNPJ' });
});

// @rule R21
test('no check digits are verified', () => {
  expect(validateLogin({ documento: '111.111.111-11', senha: ' ' })).toEqual({});
});
