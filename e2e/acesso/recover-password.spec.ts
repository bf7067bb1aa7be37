import type { Page } from '@playwright/test';
import { axeCheck } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const CALL = '/api/login/recuperarsenha';
const BY_SMS = 'Se o cadastro existir, você receberá uma senha provisória por SMS no celular cadastrado.';
const BY_EMAIL = 'Se o cadastro existir, você receberá uma senha provisória no e-mail cadastrado.';

const documento = (page: Page) => page.getByLabel('CPF ou CNPJ');

test(
  'long provider and term names make no public page wider than the screen',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      const name = 'Clube de Vantagens dos Supermercados Irmãos Nascimento';
      await route.fulfill({ json: { ...config, brand: { name } } });
    });
    const body = [{ idTermo: 1, nomeTipo: 'www.'.repeat(30) }];
    await server.faults({ path: '/api/termos/publicados', mode: 'status', status: 200, body });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, seen] of [
      ['/', 'Entrar'],
      ['/recover-password', 'Enviar'],
      ['/register', 'Cadastrar'],
    ] as const) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('button', { name: seen })).toBeVisible();
      if (path === '/register') await expect(page.getByRole('link', { name: 'www.' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  },
);

// @rule S2.19, S2.31, S5.3, S9.14, R32
test(
  'recovers a password by keyboard through either channel',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const calls = async () => (await server.log()).filter(({ path }) => path === CALL);
    await page.goto('/');
    const forgotten = page.getByRole('link', { name: 'Esqueceu sua senha' });
    await forgotten.focus();
    // Wakes the app, whose link replaces the pre-rendered one and has the focus.
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await expect(forgotten).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();

    await test.step('both messages at once, the focus on the first, then on what is left', async () => {
      await page.getByRole('button', { name: 'Enviar' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Digite um CPF ou CNPJ', { exact: true })).toBeVisible();
      // Once: the group has another label.
      await expect(page.getByText('Por onde deseja receber?')).toHaveCount(1);
      await expect(page.locator('p', { hasText: /^Por onde deseja receber\?$/ })).toBeVisible();
      await expect(page.getByRole('radiogroup', { name: 'Recuperar por' })).toBeVisible();
      await expect(documento(page)).toBeFocused();
      await axeCheck(page);
      await page.keyboard.type('00000000100');
      await expect(documento(page)).toHaveValue('000.000.001-00');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('radio', { name: 'E-mail' })).toBeFocused();
      expect(await calls()).toEqual([]);
    });

    await test.step('by e-mail, then by SMS', async () => {
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText(BY_EMAIL)).toBeVisible();
      await page.getByRole('radio', { name: 'E-mail' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'SMS' })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText(BY_SMS)).toBeVisible();
      await expect(page).toHaveURL(/#\/recover-password$/);
      await expect(documento(page)).toHaveValue('000.000.001-00');
      expect((await calls()).map(({ method, query }) => ({ method, query }))).toEqual([
        { method: 'POST', query: { preferencialChannel: 'EMAIL', cpfEmail: '00000000100' } },
        { method: 'POST', query: { preferencialChannel: 'SMS', cpfEmail: '00000000100' } },
      ]);
    });

    await axeCheck(page);
    await page.getByRole('link', { name: 'Logar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  },
);
