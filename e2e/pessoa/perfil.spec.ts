import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter, nextPressCounts } from '../fixtures/actions.ts';
import { stopClock } from '../fixtures/browser/clock.ts';
import { optionsOf, perfil, postsTo } from '../fixtures/screens/perfil.ts';
import { field } from '../fixtures/screens/register-form.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const SAVE = '/api/pessoa';
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Ana as seeded. */
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

/** The CEP fills the address once and locks nothing. */
async function typeCep(page: Page, server: ReferenceServer): Promise<void> {
  await server.clearLog();
  await field(page, 'CEP').fill('13083859');
  await expect(field(page, 'CEP')).toHaveValue('13083-859');
  await expect(field(page, 'Cidade')).toHaveValue('Campinas');
  await expect(field(page, 'UF')).toHaveValue('SP');
  await expect(field(page, 'Endereço')).toHaveValue('Rua Sérgio Buarque de Holanda');
  await field(page, 'CEP').blur();
  await field(page, 'Endereço').fill('Rua Nova');
  expect((await server.log()).filter(({ path }) => path.startsWith('/api/consulta/cep'))).toHaveLength(1);
}

async function expectChoices(page: Page): Promise<void> {
  await expect(radio(page, 'Feminino')).toBeChecked();
  for (const name of ['Masculino', 'Feminino', 'Outro', 'E-mail', 'SMS'])
    await expect(radio(page, name)).toHaveCount(1);
  expect(await optionsOf(page, 'Estado Civil')).toEqual(
    expect.arrayContaining(['Solteiro', 'Casado', 'Divorciado', 'Viúvo']),
  );
  expect(await optionsOf(page, 'Tipo de telefone')).toEqual(expect.arrayContaining(['Fixo', 'Celular']));
}

interface Pessoa {
  enderecos: object[];
  telefones: object[];
}

/** Only the edits are saved. */
async function expectSaved(before: Pessoa, bairro: string, server: ReferenceServer): Promise<void> {
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
  // The changed e-mail ended the earlier session.
  const { get } = await server.signedIn(accounts.ana);
  expect(await get(SAVE)).toEqual(saved);
}

/** Keeps the session under its two keys; a saved name shows without a new sign-in. */
async function seeName(page: Page): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('portal.user') ?? '');
  expect(Object.keys(JSON.parse(stored) as object)).toEqual(['Name', 'img', '.expires']);
  expect(stored).toContain('"Name":"Ana Maria Souza"');
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await expect(page.getByRole('menu')).toContainText('Ana Maria Souza');
  await page.keyboard.press('Escape');
}

/** axe on forms full of messages, with and without the server's data. */
async function expectMessages(page: Page, server: ReferenceServer): Promise<void> {
  await page.goto('/#/change-password');
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByText('Digite a senha atual', { exact: true })).toBeVisible();
  await axeCheck(page);
  // Not earlier: elsewhere a customer without a phone gets the modal.
  const body = { fisicaJuridica: 'F', cpfCnpj: '1', enderecos: null, telefones: null };
  await server.faults({ path: SAVE, mode: 'status', status: 200, body });
  await page.goto('/#/perfil');
  await page.reload();
  await field(page, 'CPF').fill('');
  await perfil.salvar(page).click();
  await expect(page.getByText('O campo Nome é obrigatorio', { exact: true })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Gênero' })).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Nome Completo')).toBeFocused();
  await axeCheck(page);
  expect(postsTo(await server.log(), SAVE)).toEqual([]);
  await server.faults();
  await page.reload();
}

// @rule S2.75, S2.77, S2.78, S5.15, S5.16, S8.25, R72, R73
test('an individual completes and saves the profile', { tag: '@phone' }, async ({ page, server }) => {
  const { get } = await server.signedIn(accounts.ana);
  const before = (await get(SAVE)) as Pessoa;
  await enter(page, server, accounts.ana, '/perfil');
  await expect(field(page, 'Nome Completo')).toHaveValue(accounts.ana.nome);
  await expect(page.getByRole('radiogroup', { name: 'Canal preferido' }).getByLabel('E-mail')).toBeChecked();
  await expectChoices(page);
  // @rule S5.15, S5.16
  await test.step('missing fields are marked, a new password is validated', async () =>
    expectMessages(page, server));
  await expectValues(page, ANA);
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
  await test.step('saves the edits and keeps unknown fields', async () =>
    expectSaved(before, bairro, server));
  await expect(field(page, 'Nome Completo')).toHaveValue('Ana Maria Souza');
  await test.step('the top bar shows the new name', async () => seeName(page));
  // @rule S2.78, S4.13, R74, R213
  await test.step('deactivated, the note counts down, and back', async () => {
    const card = page.getByRole('region', { name: 'Situação do cadastro' });
    await stopClock(page);
    await card.getByRole('button', { name: 'Desativar' }).click();
    await expect(card).toContainText('Você ainda tem 24 horas e 0 minutos para solicitar a reativação.');
    // The store notifies the screen a frame later: the minute begins then.
    await page.clock.runFor(100);
    await (await card.elementHandle())?.waitForElementState('stable');
    await page.clock.runFor(60_000);
    await expect(card).toContainText('23 horas e 59 minutos');
    await page.clock.resume();
    await axeCheck(page);
    await page.evaluate(() => (location.hash = '/chats'));
    await expect(page.getByText(/^Seu cadastro está desativado\. Você ainda tem 2/)).toBeVisible();
    await page.getByRole('link', { name: 'Reativar' }).click();
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 1 });
    await nextPressCounts(page);
    await card.getByRole('button', { name: 'Reativar' }).click();
    await expect(card.getByRole('button', { name: 'Desativar' })).toBeVisible();
  });
  // Saved: leaving is not blocked.
  await page.evaluate(() => (location.hash = '/pdo'));
  await expect(page.getByRole('heading', { level: 1, name: 'Fale com PDO' })).toBeVisible();
});

test(
  'the profile keeps to 960 px on a wide screen',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await enter(page, server, accounts.ana, '/perfil');
    await expect(perfil.salvar(page)).toBeVisible();
    const form = page.getByRole('main').locator('form');
    await expect.poll(async () => (await form.boundingBox())?.width).toBeLessThanOrEqual(960);
  },
);
