import { pessoaSchema } from '../../../features/pessoa/pessoa.api.ts';
import { tillCustomerOf } from './stored-customer.ts';

// @rule R17, R92, R160
test.each([
  [{ fisicaJuridica: 'F', cpfCnpj: 1_234_567_890 }, '01234567890'],
  [{ fisicaJuridica: 'j', cpfCnpj: 1_222_333_000_181 }, '01222333000181'],
  [{ fisicaJuridica: null, cpfCnpj: '529.982.247-25' }, '52998224725'],
  [{ fisicaJuridica: 'J', cpfCnpj: '90.plm.4xk/0003-88' }, '90PLM4XK000388'],
  [{ fisicaJuridica: 'J', cpfCnpj: '90PLM4XK000388' }, '90PLM4XK000388'],
  [{ fisicaJuridica: 'J', cpfCnpj: '112223330001815' }, '112223330001815'],
  [{ fisicaJuridica: 'F', cpfCnpj: 'cartão 77-1234' }, 'cartão 77-1234'],
])('the till gets the whole document of %j', (fields, documento) => {
  const person = pessoaSchema.read({ nomeRazao: 'Ana', ...fields });
  expect(tillCustomerOf(person)).toEqual({ documento, nome: 'Ana' });
});

// @rule R92
test('without a document there is no code', () => {
  expect(tillCustomerOf(pessoaSchema.read({ nomeRazao: 'Ana', cpfCnpj: '' }))).toBeNull();
});
