import { registrationEntry } from '../../../machines/registration/registration.machine.ts';
import { faultsOf } from '../../ui/form/testing/faults-of.ts';
import { draftOf, valuesFrom, emptyValues, type RegisterValues } from './register.form.ts';
import { registerSchema } from './register.rules.ts';
import { cadastroOf } from './register.payload.ts';

const wrong = (values: RegisterValues) => faultsOf(registerSchema, values);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 4, 20, 12));
});

const pessoa: RegisterValues = {
  ...emptyValues('F'),
  documento: '390.533.447-05',
  nome: ' Clara Nunes ',
  celular: '(19)98765-4321',
  dataNascimento: '12/08/1984',
  sexo: 'F',
  estadoCivil: 'C',
  cep: '13083-859',
  uf: 'sp',
  cidade: 'Campinas',
  logradouro: 'Rua A',
  bairro: 'Centro',
  numero: '7',
  senha: ' ',
  confirmacao: ' ',
  aceitoTermos: true,
};

// @rule S5.9
test('a whole individual has no message', async () => expect(await wrong(pessoa)).toEqual({}));

test('the samples of the registration’s chart pass the form’s own schema', async () => {
  const samples = registrationEntry.events.filter(({ type }) => type === 'form.submitted');
  const values = samples.map((sample) => sample['values'] as RegisterValues);
  expect(values.map(({ kind }) => kind)).toEqual(['F', 'J']);
  for (const each of values) {
    expect(Object.keys(each).toSorted()).toEqual(Object.keys(emptyValues(each.kind)).toSorted());
    expect(await wrong(each)).toEqual({});
  }
});

// @rule R279
test('a field with nothing that is seen is empty', async () => {
  const filled = { nome: '\u200b', cidade: '\u00ad', bairro: '\u2060', numero: '\u200d' };
  expect(Object.keys(await wrong({ ...pessoa, ...filled })).sort()).toEqual(Object.keys(filled).sort());
});

// @rule S1.1, S5.4
test('each kind asks for its own fields', async () => {
  const ofPessoa = Object.keys(await wrong(emptyValues('F')));
  expect(ofPessoa).toEqual(expect.arrayContaining(['dataNascimento', 'sexo', 'estadoCivil', 'aceitoTermos']));
  expect(ofPessoa).not.toContain('tratamento');
  const ofJuridica = await wrong(emptyValues('J'));
  expect(ofJuridica).toMatchObject({ documento: 'Informe um CNPJ', nome: 'Informe um Razão Social' });
  // Every required field has a message, not only a mark.
  for (const faults of [await wrong(emptyValues('F')), ofJuridica])
    for (const words of Object.values(faults)) expect(words).toEqual(expect.stringMatching(/\p{L}/u));
  expect(ofJuridica).not.toHaveProperty('dataNascimento');
  expect(ofJuridica).not.toHaveProperty('email');
});

// @rule S5.9, R282
test.each([
  ['', undefined],
  [' ', undefined],
  [' clara@padaria-são.example ', undefined],
  ['clara@exemplo', undefined],
  ['clara.exemplo.com', 'Confira o e-mail'],
  ['clara @exemplo.com', 'Confira o e-mail'],
  ['clara@exemplo .com', 'Confira o e-mail'],
  ['@exemplo.com', 'Confira o e-mail'],
  ['clara@', 'Confira o e-mail'],
])('the e-mail %j: %s', async (email, message) => {
  expect((await wrong({ ...pessoa, email })).email).toBe(message);
});

// @rule S5.6, S9.6, R24
test.each([
  ['', 'Informe a data de nascimento'],
  ['12/08/198', 'Data de nascimento inválida'],
  ['29/02/2023', 'Data de nascimento inválida'],
  ['31/12/1899', 'Data de nascimento inválida'],
  ['20/05/2026', 'Data de nascimento inválida'],
  ['19/05/2026', undefined],
  ['01/01/1900', undefined],
])('the birth date %j: %s', async (dataNascimento, message) => {
  expect((await wrong({ ...pessoa, dataNascimento })).dataNascimento).toBe(message);
});

// @rule S5.8
test.each([
  [{ logradouro: ' Ru ' }, { logradouro: 'Informe um endereço' }],
  [{ cep: '' }, { cep: 'Informe um CEP' }],
  // Fewer than 8 digits are not sent.
  [{ cep: '13083-85' }, { cep: 'Informe um CEP' }],
  [{ cep: '1' }, { cep: 'Informe um CEP' }],
  [{ nome: '  ' }, { nome: 'Informe um nome' }],
  [{ confirmacao: '' }, { confirmacao: 'Confirme a senha' }],
  [
    { senha: '', confirmacao: '' },
    { senha: 'Informe uma senha', confirmacao: 'Confirme a senha' },
  ],
  [{ confirmacao: 'x' }, { confirmacao: 'A senha e a confirmação de senha não correspondem' }],
])('%j: %j', async (change, messages) => expect(await wrong({ ...pessoa, ...change })).toEqual(messages));

// @rule R26
test('a company sends neither gender, marital status nor birth date', () => {
  expect(cadastroOf({ ...pessoa, kind: 'J' })).toMatchObject({
    sexo: '',
    estadoCivil: '',
    dataNascimento: '',
  });
  expect(cadastroOf(pessoa)).toMatchObject({ nome: 'Clara Nunes', endereco: { uf: 'SP' }, senha: ' ' });
});

test('a draft brings everything back but the passwords', () => {
  const draft: unknown = JSON.parse(JSON.stringify(draftOf(pessoa)));
  expect(JSON.stringify(draft)).not.toMatch(/senha|confirmacao/);
  expect(valuesFrom(draft)).toEqual({ ...pessoa, senha: '', confirmacao: '' });
});

test.each([null, 'x', 7, [], { nome: 7, recebeSms: 'não', senha: 'x', kind: 'Z' }])(
  'the draft %j is as good as none',
  (draft) => expect(valuesFrom(draft)).toEqual(emptyValues('F')),
);
