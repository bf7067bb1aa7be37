import { accounts } from './fixtures/accounts.ts';
import { axeCheck, signIn } from './fixtures/actions.ts';
import { expect, test } from './fixtures/test.ts';

test('the login has nothing that axe finds', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  const letters = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  // Fetched after the first paint, and in force: axe measures the real letters.
  await expect.poll(letters).toEqual(expect.arrayContaining(['Figtree', 'Bricolage Grotesque']));
  await axeCheck(page);
});

test('a customer signs in and lands on the home page (C5.1)', async ({ page, server }) => {
  await signIn(page, accounts.ana);
  const calls = async () => (await server.log()).map(({ method, path }) => `${method} ${path}`);
  await expect.poll(calls).toContain('GET /api/contacorrente/saldo');
});
