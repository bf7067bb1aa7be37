import type { Page } from '@playwright/test';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import { fontsCome, holdScripts } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const documento = (page: Page) => page.getByLabel('CPF ou CNPJ');
const senha = (page: Page) => page.getByLabel('Senha', { exact: true });
/** The app has hydrated. */
const takenOver = async (page: Page) => expect(page.locator('#first-paint')).toHaveCount(0);

test(
  'text typed before the scripts is kept with focus and caret',
  { tag: ['@phone', '@whole'] },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await senha(page).fill(SENHA);
    await page.getByRole('button', { name: 'Mostrar Senha' }).click();
    await expect(senha(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar Senha' }).click();
    await expect(senha(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar Senha' }).click();
    await documento(page).fill('52998224725');
    await documento(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
    await page.keyboard.type('1');
    await page.keyboard.press('Backspace');
    expect(await page.locator('#first-paint').count()).toBe(1);
    const field = await documento(page).elementHandle();
    release();
    await takenOver(page);
    expect(await field?.evaluate(({ isConnected }) => isConnected), 'the same field').toBe(true);
    await expect(documento(page)).toHaveValue('529.982.247-25');
    await expect(senha(page)).toHaveValue(SENHA);
    await expect(documento(page)).toBeFocused();
    // The caret stays behind its digit; a separator may be between.
    const before = async () =>
      documento(page).evaluate(({ value, selectionStart }: HTMLInputElement) =>
        value.slice(0, selectionStart ?? 0).replaceAll('.', ''),
      );
    await expect.poll(before).toBe('529');
    await expect(senha(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar Senha' }).click();
    await expect(senha(page)).toHaveAttribute('type', 'password');
  },
);

test(
  'nothing takes part of the network before the login is seen',
  { tag: ['@phone', '@whole'] },
  async ({ page }) => {
    await page.goto('/');
    const fetched = async () =>
      page.evaluate(() => {
        const seen = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
        const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return asked.map(({ name, initiatorType: by, startTime }) => ({ name, by, early: startTime < seen }));
      });
    const config = new URL('config.json', page.url()).href;
    await expect.poll(fetched).toContainEqual({ name: config, by: 'fetch', early: false });
    // 'other': a whole browser requests its tab's icon.
    expect((await fetched()).filter(({ early, by }) => early && by !== 'other')).toEqual([]);
  },
);

test(
  'a press that is begun before the app takes over is not lost',
  { tag: ['@desktop', '@whole'] },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar' }).hover();
    await page.mouse.down();
    release();
    await takenOver(page);
    await expect(page.getByText('Digite uma senha')).toBeHidden();
    await page.mouse.up();
    await expect(page.getByText('Digite uma senha')).toBeVisible();
  },
);

test('no typed letter is lost during hydration', { tag: ['@phone', '@whole'] }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await documento(page).pressSequentially('5299');
  // The page's own script masks from the first digit on.
  await expect(documento(page)).toHaveValue('529.9');
  release();
  await documento(page).pressSequentially('8224725', { delay: 40 });
  await takenOver(page);
  await expect(documento(page)).toHaveValue('529.982.247-25');
});

test(
  'a login that an extension has changed loses nothing that was typed',
  { tag: ['@desktop', '@whole'] },
  async ({ page, guard }) => {
    guard.allow(/Minified React error #418/);
    const release = await holdScripts(page);
    await page.goto('/');
    await documento(page).fill(accounts.ana.documento);
    await senha(page).fill(SENHA);
    await page.getByLabel('Lembrar senha').check();
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const font = Object.assign(document.createElement('font'), { textContent: 'Log in' });
      title.replaceChildren(font);
    });
    await documento(page).evaluate((input) => input.after(document.createElement('div')));
    release();
    await takenOver(page);
    await expect(documento(page)).toHaveValue(accounts.ana.documento);
    await expect(senha(page)).toHaveValue(SENHA);
    await expect(page.getByLabel('Lembrar senha')).toBeFocused();
    await expect(page.getByLabel('Lembrar senha')).toBeChecked();
  },
);

test(
  'Entrar pressed before the scripts arrive signs in when they are there',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await documento(page).fill(accounts.ana.documento);
    await senha(page).fill(SENHA);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(/#\/portal$/);
    expect((await server.log()).filter(({ path }) => path === '/token')).toHaveLength(1);
  },
);

test(
  'an empty form sent too early shows its messages later',
  { tag: ['@desktop', '@whole'] },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar' }).click();
    release();
    await expect(page.getByText('Digite um CPF ou CNPJ')).toBeVisible();
    await expect(page.getByText('Digite uma senha')).toBeVisible();
    await expect(documento(page)).toBeFocused();
  },
);

test(
  'before any script a public route is blank, a protected one the login',
  { tag: ['@phone', '@whole'] },
  async ({ page }) => {
    const release = await holdScripts(page);
    // The load event waits for the scripts.
    await page.goto('/#/recover-password', { waitUntil: 'commit' });
    await expect(page.locator('#first-paint .first-body')).toBeVisible();
    await expect(page.locator('#first-paint .first-bar')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeHidden();
    await page.goto('/config.json');
    await page.goto('/#/portal', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page.locator('#first-paint .first-body')).toBeHidden();
    await documento(page).fill('52998224725');
    release();
    await takenOver(page);
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(documento(page)).toHaveValue('529.982.247-25');
  },
);

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the login takes text, and its form keeps the password out of the address',
    { tag: '@whole' },
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
      await documento(page).fill('52998224725');
      await senha(page).fill(SENHA);
      await expect(documento(page)).toHaveValue('52998224725');
      await expect(page.locator('noscript')).toBeVisible();
      await expect(page.locator('form')).toHaveAttribute('method', 'post');
      // A field without a name is never sent.
      await expect(documento(page)).not.toHaveAttribute('name');
      await expect(senha(page)).not.toHaveAttribute('name');
    },
  );
});

// @rule R89
test(
  'the login without `accessibility` or `themes` has no link and no shift',
  { tag: ['@phone', '@whole'] },
  async ({ page }) => {
    const place = async () => {
      await fontsCome(page);
      return [
        await documento(page).boundingBox(),
        await page.getByRole('button', { name: 'Entrar' }).boundingBox(),
      ];
    };
    const link = page.getByRole('link', { name: 'Acessibilidade' });
    await page.goto('/');
    await expect(link).toBeVisible();
    await page.evaluate(() => localStorage.setItem('portal.tema', 'dark'));
    const before = await place();
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...config, features: { accessibility: false, themes: false } } });
    });
    await page.reload();
    await expect(link).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-tema', 'light');
    expect(await place()).toEqual(before);
    await documento(page).focus();
    await takenOver(page);
    await expect(link).toHaveCount(0);
    expect(await place()).toEqual(before);
    await page.goto('/#/acessibilidade');
    await expect(page).toHaveURL(/#\/$/);
    await expect(documento(page)).toBeVisible();
  },
);
