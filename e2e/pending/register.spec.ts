import {
  EMPRESA,
  field,
  fillPessoa,
  finish,
  openRegister,
  send,
  type,
  typeKnownCep,
} from '../fixtures/register-form.ts';
import type { ReferenceServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const CALL = '/api/pessoa/cadastro';
const BOTH = [
  'Informe um numero de celular',
  'Informe um CEP',
  'Informe um UF',
  'Informe uma cidade',
  'Informe um endereço',
  'Informe um bairro',
  'Informe o numero',
  'Informe uma senha',
  'Confirme a senha',
  'Aceite os termos para continuar',
];
const OF_PESSOA = [
  'Informe um nome',
  'Informe um CPF',
  'Informe a data de nascimento',
  'Informe o sexo',
  'Informe o estado civil',
];
const OF_EMPRESA = [
  'Informe um CNPJ',
  'Informe um Razão Social',
  'Informe a Nome Fantasia',
  'Informe o Ramo de Atividade',
  'Informe um Nome para Contato',
];

const sent = async (server: ReferenceServer) => (await server.log()).filter(({ path }) => path === CALL);

test.beforeEach(({ page }) => openRegister(page));

test('every message of an individual at once, the focus on the first field', async ({ page, server }) => {
  await send(page);
  for (const words of [...OF_PESSOA, ...BOTH])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(field(page, 'Nome Completo')).toBeFocused();
  expect(await sent(server)).toEqual([]);
});

test('every message of a company at once, the focus on the first field', async ({ page }) => {
  await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
  await send(page);
  for (const words of [...OF_EMPRESA, ...BOTH])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  for (const words of OF_PESSOA) await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  await expect(field(page, 'CNPJ')).toBeFocused();
});

for (const [typed, words] of [
  ['1208', 'Data de nascimento inválida'],
  ['31/02/1990', 'Data de nascimento inválida'],
  ['31/12/1899', 'Data de nascimento inválida'],
  ['01/01/2999', 'Data de nascimento inválida'],
  ['', 'Informe a data de nascimento'],
] as const) {
  test(`the birth date '${typed}': ${words}`, async ({ page }) => {
    await field(page, 'Data de nascimento').pressSequentially(typed);
    await send(page);
    await expect(field(page, 'Data de nascimento')).toHaveAccessibleDescription(words);
  });
}

test('a short street, another password, the terms: one message each, the terms last', async ({ page }) => {
  await fillPessoa(page);
  await field(page, 'CEP').fill('');
  await field(page, 'CEP').pressSequentially('12450000');
  await expect(field(page, 'Cidade')).toHaveValue('Santo Antônio do Pinhal');
  await type(page, { Endereço: 'Ru', Bairro: 'Centro' });
  await field(page, 'Confirmar Senha').fill('outra');
  await page.getByLabel('Li e aceito os termos do programa').uncheck();
  await send(page);
  await expect(field(page, 'Endereço')).toHaveAccessibleDescription('Informe um endereço');
  await expect(field(page, 'Confirmar Senha')).toHaveAccessibleDescription(
    'A senha e a confirmação de senha não correspondem',
  );
  await expect(field(page, 'Endereço')).toBeFocused();
  await type(page, { Endereço: 'a 1' });
  await field(page, 'Confirmar Senha').fill('s3nha & +');
  await send(page);
  await expect(page.getByText('Aceite os termos para continuar')).toBeVisible();
  await expect(page.getByLabel('Li e aceito os termos do programa')).toBeFocused();
});

test('an individual, as the server received it; toast and dialog; OK goes to the login', async ({
  page,
  server,
}) => {
  await fillPessoa(page);
  await field(page, 'Complemento').fill('Bloco B');
  await page.getByLabel('Cupom Digital').check();
  await page.getByLabel('Push').uncheck();
  await send(page);
  await expect(page.getByText('Registro cadastrado com sucesso!!!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Obrigado/ })).toBeVisible();
  const [call, ...more] = await sent(server);
  expect(more).toEqual([]);
  expect(call?.method).toBe('POST');
  expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(call?.body).toEqual({
    origem: 'web',
    cpf: '39053344705',
    nome: 'Clara Nunes & Filhos + Cia',
    nomeFantasia: '',
    tratamento: '',
    ramoAtividade: '',
    fisicaJuridica: 'F',
    sexo: 'F',
    dataNascimento: '1984-08-12',
    estadoCivil: 'C',
    email: 'clara@exemplo.com.br',
    celular: '19987654321',
    senha: 's3nha & +',
    confirmpassword: 's3nha & +',
    filhos: 'false',
    animais: 'false',
    ativacao: 'email',
    preferencias: {
      recebeEmail: 'true',
      recebeSms: 'true',
      recebePush: 'false',
      recebeWhatsapp: 'true',
      cupomDigital: 'true',
    },
    aceitoTermos: 'true',
    endereco: {
      cep: '13083859',
      logradouro: 'Rua Sérgio Buarque de Holanda',
      logradouroCmpl: 'Bloco B',
      bairro: 'Cidade Universitária',
      cidade: 'Campinas',
      uf: 'SP',
      logradouroNro: '777',
    },
  });
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await page.getByLabel('CPF ou CNPJ').fill('390.533.447-05');
  await page.getByLabel('Senha', { exact: true }).fill('s3nha & +');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/portal$/);
});

test('a company, as the server received it', async ({ page, server }) => {
  await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
  await type(page, EMPRESA);
  await expect(field(page, 'Celular')).toHaveValue('(19)3333-4444');
  await field(page, 'Ramo de Atividade').selectOption({ index: 1 });
  const ramo = await field(page, 'Ramo de Atividade').inputValue();
  expect(ramo).not.toBe('');
  await typeKnownCep(page);
  await finish(page);
  await send(page);
  await expect(page.getByText('Registro cadastrado com sucesso!!!')).toBeVisible();
  const [call] = await sent(server);
  expect(call?.body).toMatchObject({
    origem: 'web',
    cpf: '45723174000110',
    nome: 'Padaria Estrela Ltda',
    nomeFantasia: 'Padaria Estrela',
    tratamento: 'João Pão',
    ramoAtividade: ramo,
    fisicaJuridica: 'J',
    sexo: '',
    dataNascimento: '',
    estadoCivil: '',
    email: '',
    celular: '1933334444',
    filhos: 'false',
    animais: 'false',
    ativacao: 'email',
    preferencias: {
      recebeEmail: 'true',
      recebeSms: 'true',
      recebePush: 'true',
      recebeWhatsapp: 'true',
      cupomDigital: 'false',
    },
    aceitoTermos: 'true',
  });
});
