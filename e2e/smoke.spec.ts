import { accounts } from './fixtures/accounts.ts';
import { axeCheck, signIn } from './fixtures/actions.ts';
import { expect, test } from './fixtures/test.ts';

test('the login has nothing that axe finds', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await axeCheck(page);
});

test('a customer signs in and lands on the home page', async ({ page, server }) => {
  await signIn(page, accounts.ana);
  const calls = async () => (await server.log()).map(({ method, path }) => `${method} ${path}`);
  await expect.poll(calls).toContain('GET /api/contacorrente/saldo');
});
