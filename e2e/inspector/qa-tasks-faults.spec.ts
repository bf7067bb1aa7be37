import { accounts } from '../fixtures/accounts.ts';
import { actor } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { breakCall, sideBySide, typeAndEnter } from '../fixtures/qa.ts';
import { openRegister } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

// The tasks of docs/QA.md as they are written there, by clicks and keys alone.
test.use({ serverEnv: qaServer });

test('task 8: 15 seconds pass at once, and the ping is asked again; the network goes and comes back @desktop', async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  const inspector = await sideBySide(page, '/#/register');
  await openRegister(page);
  await actor(inspector, /^connectivity /).click();
  const isAsked = async () => (await server.log()).some(({ path }) => path === '/ping');
  await expect.poll(isAsked).toBe(true);
  await server.clearLog();
  await inspector.getByRole('button', { name: 'Avançar 15 s' }).click();
  await expect.poll(isAsked, { timeout: 5000 }).toBe(true);
  await breakCall(inspector, { path: '/ping', mode: 'desliga sem fazer nada' });
  await inspector.getByRole('button', { name: 'Avançar 15 s' }).click();
  await expect(actor(inspector, /^connectivity reach\.offline/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await breakCall(inspector, null);
  await inspector.getByRole('button', { name: 'Avançar 15 s' }).click();
  await expect(actor(inspector, /^connectivity reach\.online/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('task 9: the balance fails once @desktop', async ({ page, guard }) => {
  guard.allow(/status of 500/);
  const inspector = await sideBySide(page);
  await breakCall(inspector, { path: '/api/contacorrente/saldo', times: '1' });
  await typeAndEnter(page, accounts.ana);
  const saldo = page.getByRole('region', { name: 'Seu saldo' });
  await expect(saldo.getByText('Não foi possível carregar')).toBeVisible();
  await saldo.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(saldo).toContainText('Saldo disponível');
});
