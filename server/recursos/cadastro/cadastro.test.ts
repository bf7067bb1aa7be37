import { startTestServer, type TestServer } from '../../testing/server.ts';
import { encodeForm, type FormFields, postForm, signIn } from '../../testing/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: false });
});
afterAll(async () => server.stop());

const PESSOA = {
  origem: 'web',
  cpf: '39053344705',
  nome: 'Clara Nunes Prado',
  fisicaJuridica: 'F',
  sexo: 'F',
  dataNascimento: '1990-02-28',
  estadoCivil: 'S',
  email: '',
  celular: '19998765432',
  senha: 'segredo',
  confirmpassword: 'segredo',
  filhos: false,
  animais: false,
  ativacao: 'email',
  aceitoTermos: true,
  preferencias: {
    recebeEmail: true,
    recebeSms: false,
    recebePush: true,
    recebeWhatsapp: false,
    cupomDigital: true,
  },
  endereco: {
    cep: '13216000',
    logradouro: 'Avenida São João',
    logradouroCmpl: '',
    bairro: 'Vila Joana',
    cidade: 'Jundiaí',
    uf: 'SP',
    logradouroNro: '12',
  },
} satisfies FormFields;

const register = async (fields: FormFields) => postForm(server.app, '/api/pessoa/cadastro', fields);

// @rule C4.10
test('an individual registers, signs in and reads everything back', async () => {
  const answer = await register(PESSOA);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { statusCode: 200, data: { description: 'Cadastro realizado com sucesso.' } },
  ]);
  const clara = await signIn(server.app, '390.533.447-05', 'segredo');
  const { data } = (await clara.get('/api/pessoa')).json<{ data: Record<string, unknown> }>();
  expect(data).toMatchObject({
    nomeRazao: 'Clara Nunes Prado',
    cpfCnpj: '39053344705',
    dtaNascFund: '1990-02-28',
    email: null,
    preferencias: PESSOA.preferencias,
    telefones: [{ tipo: 'Celular', ddd: '19', numero: '998765432', preferencial: true }],
    enderecos: [
      { cep: '13216000', logradouro: 'Avenida São João', logradouroNro: '12', cidade: 'Jundiaí', uf: 'SP' },
    ],
  });
  const aceitos = (await clara.get('/api/termos/aceitos')).json<{ idTermo: number; ip: string }[]>();
  expect(aceitos.map(({ idTermo, ip }) => [idTermo, ip])).toEqual([
    [2, '127.0.0.1'],
    [3, '127.0.0.1'],
  ]);
  expect((await clara.get('/api/termosaceite/tipo/verificaaceite')).json()).toEqual({
    statusCode: 200,
    data: { aceitouTermos: true },
  });
});

test('a document is registered once', async () => {
  const answer = await register({ ...PESSOA, cpf: '52998224725' });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      statusCode: 400,
      description: 'Não foi possível concluir o cadastro.',
      data: { errors: [{ message: 'CPF já cadastrado' }] },
    },
  ]);
});

test('of two concurrent registrations of one document one wins', async () => {
  const both = await Promise.all([1, 2].map(async () => register({ ...PESSOA, cpf: '11122233396' })));
  expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

const messagesOf = async (fields: FormFields) =>
  (await register(fields))
    .json<{ data: { errors: { message: string }[] } }>()
    .data.errors.map(({ message }) => message);

test('an empty individual form gets every message, in order', async () => {
  expect(await messagesOf({ fisicaJuridica: 'F' })).toEqual([
    'Informe um CPF',
    'Informe um nome',
    'Informe a data de nascimento',
    'Informe o sexo',
    'Informe o estado civil',
    'Informe um numero de celular',
    'Informe um CEP',
    'Informe um endereço',
    'Informe o numero',
    'Informe uma cidade',
    'Informe um bairro',
    'Informe um UF',
    'Informe uma senha',
    'Confirme a senha',
    'Aceite os termos para continuar',
  ]);
});

test('a company may leave e-mail, gender and birth date empty', async () => {
  expect((await messagesOf({ fisicaJuridica: 'J' })).slice(0, 5)).toEqual([
    'Informe um CNPJ',
    'Informe um Razão Social',
    'Informe a Nome Fantasia',
    'Informe o Ramo de Atividade',
    'Informe um Nome para Contato',
  ]);
  const company = {
    ...PESSOA,
    fisicaJuridica: 'J',
    cpf: '45.723.174/0001-10',
    nomeFantasia: 'Padaria Sol',
    ramoAtividade: 'Padaria',
    tratamento: 'João',
    sexo: '',
    estadoCivil: '',
    dataNascimento: '',
  };
  for (const dataNascimento of ['abc', '2025-02-30', '2999-01-01', '0000-01-01'])
    expect(await messagesOf({ ...company, dataNascimento })).toEqual(['Data de fundação inválida']);
  expect((await register(company)).statusCode).toBe(200);
});

// @rule R160
test('a company with letters in its CNPJ registers and signs in, in any case', async () => {
  const company = {
    ...PESSOA,
    fisicaJuridica: 'J',
    cpf: 'vz.9h3.qla/0001-04',
    nomeFantasia: 'Feira Livre',
    ramoAtividade: 'Hortifruti',
    tratamento: 'Rosa',
  };
  expect(await messagesOf({ ...company, cpf: 'VZ9H3QLA000105' })).toEqual(['CNPJ inválido']);
  expect((await register(company)).statusCode).toBe(200);
  const client = await signIn(server.app, 'vz9h3qla000104', PESSOA.senha);
  expect((await client.get('/api/pessoa')).json()).toMatchObject({ data: { cpfCnpj: 'VZ9H3QLA000104' } });
});

test.each(['2025-02-30', '1899-12-31', '2999-01-01', '28/02/1990'])(
  'birth date %s is invalid',
  async (date) => {
    expect(await messagesOf({ ...PESSOA, cpf: '98765432100', dataNascimento: date })).toEqual([
      'Data de nascimento inválida',
    ]);
  },
);

test.each([
  'nada',
  'a@b',
  'a b@exemplo.example',
  'a@@exemplo.example',
  '52998224725',
  'a@-x.example',
  'a,b@c.d',
])('the e-mail %s has no form of one', async (email) => {
  expect(await messagesOf({ ...PESSOA, cpf: '98765432100', email })).toEqual(['Informe um e-mail válido']);
});

test('that a document is taken is said only where nothing else is wrong', async () => {
  const known = { ...PESSOA, cpf: '52998224725', nome: '' };
  const unknown = { ...PESSOA, cpf: '98765432100', nome: '' };
  expect(await messagesOf(known)).toEqual(['Informe um nome']);
  expect(await messagesOf(unknown)).toEqual(['Informe um nome']);
});

test('registrations from one address are limited, whatever is sent, and others go on', async () => {
  const limited = await startTestServer({
    listen: false,
    db: server.db,
    limits: { registration: { max: 3, windowSeconds: 3600 } },
  });
  const from = async (remoteAddress: string, fields: FormFields) => {
    const answer = await limited.app.inject({
      method: 'POST',
      url: '/api/pessoa/cadastro',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: encodeForm(fields),
    });
    return answer.statusCode;
  };
  const fresh = { ...PESSOA, cpf: '15350946056' };
  const asked = [{}, { ...PESSOA, cpf: '52998224725' }, { ...PESSOA, cpf: '11144477735' }, fresh];
  const statuses = [];
  for (const fields of asked) statuses.push(await from('2001:db8::1', fields));
  // The lower half of an IPv6 address is its holder's choice.
  statuses.push(await from('2001:db8:0:0:ffff::2', fresh), await from('2001:db8:0:1::1', fresh));
  expect(statuses).toEqual([400, 400, 400, 429, 429, 200]);
  await limited.stop();
});

test('the spaces of a password are part of it', async () => {
  const spaced = { ...PESSOA, cpf: '12345678909', senha: ' a b ', confirmpassword: ' a b ' };
  expect(await messagesOf({ ...spaced, confirmpassword: 'a b' })).toEqual([
    'A senha e a confirmação de senha não correspondem',
  ]);
  expect((await register(spaced)).statusCode).toBe(200);
  await expect(signIn(server.app, spaced.cpf, 'a b')).rejects.toThrow('CPF/CNPJ ou senha inválidos.');
  await signIn(server.app, spaced.cpf, ' a b ');
});

test('passwords that differ', async () => {
  expect(await messagesOf({ ...PESSOA, cpf: '98765432100', confirmpassword: 'outro' })).toEqual([
    'A senha e a confirmação de senha não correspondem',
  ]);
});
