import type { Page } from '@playwright/test';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { scan } from '../fixtures/look/decode.ts';
import { field, finish, openRegister, send } from '../fixtures/screens/register-form.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ deviceScaleFactor: 2 });

const PLAIN = accounts.padaria.documento.replaceAll(/\W/g, '');
const documento = (page: Page) => page.getByLabel('CPF ou CNPJ');
const letters = (page: Page) => page.getByRole('button', { name: 'ABC' });
const sent = async (server: ReferenceServer, path: string) =>
  (await server.log()).filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);

// @rule R21, R160
test(
  'a CNPJ with letters signs in on a phone and is shown whole',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.goto('/');
    await test.step('the number pad stays until letters are asked for', async () => {
      await expect(documento(page)).toHaveAttribute('inputmode', 'numeric');
      await letters(page).click();
      await expect(documento(page)).toBeFocused();
      await expect(documento(page)).toHaveAttribute('inputmode', 'text');
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await expect(documento(page)).toHaveAttribute('inputmode', 'text');
      await expect(letters(page)).toHaveAttribute('aria-pressed', 'true');
    });
    await documento(page).pressSequentially(PLAIN.toLowerCase());
    await expect(documento(page)).toHaveValue(accounts.padaria.documento);
    await page.getByLabel('Senha', { exact: true }).fill(SENHA);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL(/#\/portal$/);
    expect(await sent(server, '/token')).toMatchObject([{ username: PLAIN }]);

    await page.getByRole('button', { name: 'Mostrar meu código' }).click();
    const code = page.getByRole('dialog', { name: 'Meu código' });
    expect(await scan(code)).toEqual({ QRCode: PLAIN, Code128: PLAIN });
    await expect(code).toContainText('••.P4X.N2V/0001-••');
    await page.goBack();
    await page.goto('/#/perfil');
    await expect(field(page, 'CNPJ')).toHaveValue(accounts.padaria.documento);
    await field(page, 'Número').fill('37');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(/sucesso/i).first()).toBeVisible();
    expect(await sent(server, '/api/pessoa')).toMatchObject([{ pessoa: { cpfCnpj: PLAIN } }]);
  },
);

// @rule R160
test(
  'a company registers and recovers its password with letters in the CNPJ',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/status of 400/);
    await openRegister(page);
    await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
    await expect(field(page, 'CNPJ')).toHaveAttribute('inputmode', 'text');
    await field(page, 'CNPJ').pressSequentially('8j2mw5rt000111');
    for (const [label, value] of Object.entries({
      'Razão Social': 'Quitanda do Zé Ltda',
      'Nome Fantasia': 'Quitanda do Zé',
      'Nome do Contato': 'José Lima',
      Celular: '19987651234',
      CEP: '13083859',
    }))
      await field(page, label).fill(value);
    await field(page, 'Ramo de Atividade').selectOption({ index: 1 });
    await expect(field(page, 'Endereço')).toHaveValue(/Sérgio Buarque/);
    await finish(page);
    await send(page);
    await expect(page.getByText('CNPJ inválido').first()).toBeVisible();
    await field(page, 'CNPJ').fill(' 8j.2mw.5rt/0001-10 ');
    await send(page);
    await page.getByRole('button', { name: 'OK' }).click();
    expect((await sent(server, '/api/pessoa/cadastro')).at(-1)).toMatchObject({ cpf: '8J2MW5RT000110' });

    await page.getByRole('link', { name: 'Esqueceu sua senha' }).click();
    await documento(page).fill('8j2mw5rt000110');
    await expect(documento(page)).toHaveValue('8J.2MW.5RT/0001-10');
    await expect(letters(page)).toBeVisible();
    await page.getByRole('radio', { name: 'E-mail' }).check();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect
      .poll(async () => (await server.log()).filter(({ path }) => path.endsWith('recuperarsenha')))
      .toMatchObject([{ query: { cpfEmail: '8J2MW5RT000110' } }]);
  },
);

// @rule R160, R89
test(
  'a provider of digits alone has no letters, but shows a document as it has it',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as { features?: object };
      await route.fulfill({ json: { ...config, features: { ...config.features, cnpjLetters: false } } });
    });
    await page.goto('/');
    await documento(page).click();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await documento(page).pressSequentially('12a34');
    await expect(documento(page)).toHaveValue('123.4');
    await expect(letters(page)).toHaveCount(0);
    await enter(page, server, accounts.padaria, '/perfil');
    await expect(field(page, 'CNPJ')).toHaveValue(accounts.padaria.documento);
  },
);
