import type { Page } from '@playwright/test';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import { axeCheck } from '../fixtures/actions.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const documento = (page: Page) => page.getByLabel('CPF ou CNPJ');
const senha = (page: Page) => page.getByLabel('Senha', { exact: true });
const entrar = (page: Page) => page.getByRole('button', { name: 'Entrar' });

/** Waits for the home and its calls. */
async function expectHome(page: Page, server: ReferenceServer): Promise<void> {
  await expect(page).toHaveURL(/#\/portal$/);
  const calls = async () => (await server.log()).map(({ method, path }) => `${method} ${path}`);
  await expect.poll(calls).toContain('GET /api/contacorrente/saldo');
}

/** Pastes over the selection. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

// @rule S2.17, S2.20, C5.1
test(
  'signs in with a CPF typed without separators, after an empty form',
  { tag: '@phone' },
  async ({ page, server }) => {
    await page.goto('/');
    // @rule S5.1, R23
    await test.step('an empty form shows both messages at once, the focus on the first', async () => {
      await entrar(page).click();
      await expect(page.getByText('Digite um CPF ou CNPJ')).toBeVisible();
      await expect(page.getByText('Digite uma senha')).toBeVisible();
      await expect(documento(page)).toBeFocused();
      await expect(documento(page)).toHaveAccessibleDescription('Digite um CPF ou CNPJ');
      // Red on hover, too.
      const frame = senha(page).locator('..');
      const red = await frame.evaluate((element) => getComputedStyle(element).borderTopColor);
      await frame.hover();
      await expect(frame).toHaveCSS('border-top-color', red);
      await documento(page).fill('529');
      await entrar(page).click();
      await expect(page.getByText('Digite uma senha')).toBeVisible();
      await expect(page.getByText('Digite um CPF ou CNPJ')).toBeHidden();
      await expect(senha(page)).toBeFocused();
    });
    await test.step('a CPF without separators', async () => {
      await documento(page).fill('');
      await documento(page).pressSequentially('52998224725');
      await expect(documento(page)).toHaveValue('529.982.247-25');
      await senha(page).fill(SENHA);
      const posting = page.waitForRequest(/\/token$/);
      await senha(page).press('Enter');
      await expectHome(page, server);
      await expect(page.getByText(accounts.ana.nome).first()).toBeVisible();
      // The server's log keeps no password.
      expect(new URLSearchParams((await posting).postData() ?? '').get('password')).toBe(SENHA);
      const [sent] = (await server.log()).filter(({ path }) => path === '/token');
      expect(sent?.headers['content-type']).toContain('application/x-www-form-urlencoded');
      expect(sent?.body).toEqual({ grant_type: 'password', username: '52998224725', password: '***' });
      expect(sent?.query).toEqual({});
      // The server's own cookie: HttpOnly and anonymous.
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['aparelho', true]]);
    });
  },
);

// @rule C5.1
test(
  'a CNPJ pasted with separators: a wrong password, then the right one',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 400 .*\/token/);
    await page.goto('/');
    await documento(page).focus();
    await paste(page, ` ${accounts.mercado.documento} `);
    await expect(documento(page)).toHaveValue('11.222.333/0001-81');
    // @rule S2.14, S8.1, R5
    await test.step("a wrong password shows the server's words, and what was typed stays", async () => {
      await senha(page).fill('errada1');
      await entrar(page).click();
      const toast = page.getByRole('alert').filter({ hasText: 'CPF/CNPJ ou senha inválidos.' });
      await expect(toast).toBeVisible();
      const isTopRight = async () => {
        const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {};
        const right = (page.viewportSize()?.width ?? 0) - (x + width);
        return y > 0 && y < 160 && right >= 0 && right < 40;
      };
      await expect.poll(isTopRight, 'at the top right').toBe(true);
      await expect(documento(page)).toHaveValue(accounts.mercado.documento);
      await expect(senha(page)).toHaveValue('errada1');
    });
    await senha(page).fill(SENHA);
    await entrar(page).click();
    await expectHome(page, server);
    await expect(page.getByText('CPF/CNPJ ou senha inválidos.')).toHaveCount(0);
    await expect(page.getByText(accounts.mercado.nome).first()).toBeVisible();
    const sent = (await server.log()).filter(({ path }) => path === '/token');
    expect(sent.at(-1)?.body).toMatchObject({ username: '11222333000181' });
    expect(sent).toHaveLength(2);
  },
);

// @rule S8.1
test(
  'without toasts the form shows a refused sign-in',
  { tag: ['@phone', '@whole'] },
  async ({ page, guard }) => {
    guard.allow(/status of 400 .*\/token/, /Failed to load resource/, /ERR_FAILED/, /Loading chunk/);
    await page.goto('/');
    await documento(page).fill(accounts.ana.documento);
    await expect(documento(page)).toHaveValue('529.982.247-25');
    await senha(page).fill('errada1');
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('notistack-SnackbarContainer')) await route.abort();
      else await route.fulfill({ response });
    });
    await entrar(page).click();
    const words = page.getByRole('alert').filter({ hasText: 'CPF/CNPJ ou senha inválidos.' });
    await expect(words).toBeVisible();
    await expect(page.locator('form').getByRole('alert')).toHaveText('CPF/CNPJ ou senha inválidos.');
    await axeCheck(page);
    await page.unroute('**/assets/*.js');
    await senha(page).fill(SENHA);
    await entrar(page).click();
    await expect(page).toHaveURL(/#\/portal$/);
    await expect(words).toHaveCount(0);
  },
);

test(
  'the caret stays in place while a document is typed or pasted',
  { tag: ['@desktop', '@whole'] },
  async ({ page }) => {
    await page.goto('/');
    // @rule R21
    await test.step('the caret stays where a digit is typed into the middle', async () => {
      await documento(page).pressSequentially('529982472');
      // At once: the pre-rendered field may be replaced between locating and using it.
      await page.evaluate(() =>
        document.querySelector<HTMLInputElement>('#documento')?.setSelectionRange(2, 2),
      );
      await page.keyboard.type('44');
      await expect(documento(page)).toHaveValue('524.499.824-72');
      expect(await documento(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect(documento(page)).toHaveValue('529.982.472');
    });
    // @rule S2.17, S5.2, R21
    await test.step('a CPF pasted with separators, and a CNPJ typed digit by digit', async () => {
      await documento(page).fill('');
      await paste(page, '529.982.247-25');
      await expect(documento(page)).toHaveValue('529.982.247-25');
      await documento(page).fill('');
      await documento(page).pressSequentially('1122233300018199');
      await expect(documento(page)).toHaveValue('11.222.333/0001-81');
    });
  },
);
