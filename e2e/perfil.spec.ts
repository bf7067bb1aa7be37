import type { Page } from '@playwright/test';
import { accounts } from './fixtures/accounts.ts';
import { axeCheck, enter } from './fixtures/actions.ts';
import { perfil, postsTo } from './fixtures/perfil.ts';
import { field } from './fixtures/register-form.ts';
import type { ReferenceServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

// A server of its own: these tests change the customers that others read.
test.use({ serverEnv: { TOKEN_TTL_SECONDS: '7100' } });

const SAVE = '/api/pessoa';
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Ana, as the seed has her. */
const ANA = {
  'Nome Completo': 'Ana Souza',
  CPF: '529.982.247-25',
  'E-mail': 'ana.souza@exemplo.example',
  'Data de nascimento': '23/04/1987',
  'Estado Civil': 'C',
  CEP: '13216-000',
  UF: 'SP',
  Cidade: 'Jundiaí',
  Endereço: 'Avenida São João',
  Bairro: 'Vila Joana',
  Complemento: 'Apto 52',
  Número: '805',
  'Tipo de telefone': 'Celular',
  DDD: '19',
  Telefone: '99123-4567',
};

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
}

/** What is missing is named, or marked where the specification has no words (R71). */
async function expectRequired(page: Page): Promise<void> {
  for (const label of ['Nome Completo', 'CPF', 'E-mail', 'Endereço', 'DDD', 'Número'])
    await field(page, label).fill('');
  await perfil.salvar(page).click();
  for (const message of [
    'O campo Nome é obrigatorio',
    'O campo CPF é obrigatorio',
    'O Campo E-mail é obrigatorio',
    'O Campo Endereço é obrigatorio',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  for (const label of ['DDD', 'Número']) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).not.toHaveAttribute('aria-describedby');
  }
  await expect(field(page, 'Nome Completo')).toBeFocused();
}

/** The CEP fills the address, once, and locks nothing (R28). */
async function typeCep(page: Page, server: ReferenceServer): Promise<void> {
  await server.clearLog();
  await field(page, 'CEP').fill('13083859');
  await expect(field(page, 'Cidade')).toHaveValue('Campinas');
  await field(page, 'CEP').blur();
  await field(page, 'Endereço').fill('Rua Nova');
  expect((await server.log()).filter(({ path }) => path.startsWith('/api/consulta/cep'))).toHaveLength(1);
}

interface Pessoa {
  enderecos: object[];
  telefones: object[];
}

test(
  'an individual: what is missing, the address by CEP, the save, and what the form does not show',
  { tag: '@phone' },
  async ({ page, server }) => {
    const { get } = await server.signedIn(accounts.ana);
    const before = (await get(SAVE)) as Pessoa;
    await enter(page, server, accounts.ana, '/perfil');
    await expectValues(page, ANA);
    await expect(radio(page, 'Feminino')).toBeChecked();
    await expect(
      page.getByRole('radiogroup', { name: 'Canal preferido' }).getByLabel('E-mail'),
    ).toBeChecked();
    await axeCheck(page);
    await expectRequired(page);
    expect(postsTo(await server.log(), SAVE)).toEqual([]);
    await typeCep(page, server);
    await field(page, 'Nome Completo').fill('Ana Maria Souza');
    await field(page, 'CPF').fill('52998224725');
    await field(page, 'E-mail').fill('ana@exemplo.example');
    await field(page, 'DDD').fill('11');
    await field(page, 'Telefone').fill('977776666');
    await field(page, 'Número').fill('9 A');
    await page.getByText('SMS', { exact: true }).click();
    const bairro = await field(page, 'Bairro').inputValue();
    await perfil.salvar(page).click();
    await expect(perfil.salvo(page)).toBeVisible();

    const [address, ...addresses] = before.enderecos;
    const [phone, ...phones] = before.telefones;
    const edited = {
      cep: '13083859',
      logradouro: 'Rua Nova',
      cidade: 'Campinas',
      bairro,
      logradouroNro: '9 A',
    };
    const saved = {
      ...before,
      nomeRazao: 'Ana Maria Souza',
      email: 'ana@exemplo.example',
      canal: 'SMS',
      enderecos: [{ ...address, ...edited }, ...addresses],
      telefones: [{ ...phone, ddd: '11', numero: '977776666' }, ...phones],
    };
    const sent = postsTo(await server.log(), SAVE);
    const pessoa = { ...saved, tempoLimiteReativacaoCadastro: 24 };
    expect(sent.map(({ body }) => body)).toEqual([{ pessoa, atributos: [] }]);
    expect(sent[0]?.headers['content-type']).toContain('application/json');
    expect(await get(SAVE)).toEqual(saved);
    await expect(field(page, 'Nome Completo')).toHaveValue('Ana Maria Souza');
    // Saved: nothing is in the way of leaving.
    await page.evaluate(() => (location.hash = '/pdo'));
    await expect(page.getByRole('heading', { level: 1, name: 'Fale com PDO' })).toBeVisible();
  },
);

test(
  'a company: its fields, what is missing, and a save by keyboard',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await enter(page, server, accounts.mercado, '/perfil');
    for (const [label, value] of Object.entries({
      'Razão Social': 'Mercado Bom Preço Ltda',
      'Nome Fantasia': 'Mercado Bom Preço',
      'E-mail': 'compras@bompreco.example',
      CNPJ: '11.222.333/0001-81',
      'Ramo de Atividade': 'Minimercado',
      'Nome do Contato': 'Carlos Ferreira',
      'Tipo de telefone': 'Fixo',
      Telefone: '3242-5500',
    }))
      await expect(field(page, label)).toHaveValue(value);
    await expect(page.getByText('Gênero')).toHaveCount(0);
    await axeCheck(page);
    await field(page, 'CNPJ').fill('');
    await field(page, 'Nome Fantasia').fill(' ');
    await field(page, 'Nome do Contato').fill('');
    await field(page, 'Nome do Contato').press('Enter');
    await expect(page.getByText('O campo CNPJ é obrigatorio', { exact: true })).toBeVisible();
    for (const label of ['Nome Fantasia', 'Nome do Contato'])
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'CNPJ')).toBeFocused();
    await page.keyboard.type('11222333000181');
    await field(page, 'Nome Fantasia').fill('Bom Preço');
    await field(page, 'Nome do Contato').focus();
    await page.keyboard.type('Rita Alves');
    await page.keyboard.press('Enter');
    await expect(perfil.salvo(page)).toBeVisible();
    const { get } = await server.signedIn(accounts.mercado);
    expect(await get(SAVE)).toMatchObject({
      nomeFantasia: 'Bom Preço',
      tratamento: 'Rita Alves',
      cpfCnpj: '11222333000181',
    });
  },
);
