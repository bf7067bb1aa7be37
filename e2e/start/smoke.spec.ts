import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/actions.ts';
import { expect, onBoth, test } from '../fixtures/test.ts';

onBoth(() => {
  test('a customer signs in and lands on the home page (C5.1)', async ({ page, server }) => {
    await signIn(page, accounts.ana);
    const calls = async () => (await server.log()).map(({ method, path }) => `${method} ${path}`);
    await expect.poll(calls).toContain('GET /api/contacorrente/saldo');
  });
});
