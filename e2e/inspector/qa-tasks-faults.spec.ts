import { accounts } from '../fixtures/accounts.ts';
import { gates } from '../fixtures/gates.ts';
import { actor, choice, tree } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { breakCall, sideBySide, typeAndEnter } from '../fixtures/qa.ts';
import { openRegister } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

// The tasks of docs/QA.md as they are written there, by clicks and keys alone.
test.use({ serverEnv: qaServer });

test('task 8: the network goes and comes back @desktop', async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  const inspector = await sideBySide(page, '/#/register');
  await openRegister(page);
  await actor(inspector, /^connectivity /).click();
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

test('task 10: a sign-in is refused with words of your own @desktop', async ({ page }) => {
  const inspector = await sideBySide(page);
  await page.getByLabel('CPF ou CNPJ').click();
  await actor(inspector, /^session signedOut/).click();
  await inspector.getByRole('button', { name: 'Segurar signIn' }).click();
  await typeAndEnter(page, accounts.ana);
  await inspector.getByLabel('Palavras da recusa de signIn').fill('Loja fechada para balanço');
  await inspector.getByRole('button', { name: 'Recusar', exact: true }).click();
  await expect(page.getByText('Loja fechada para balanço')).toBeVisible();
});

test('task 11: two tabs of one customer, and one signs out @desktop', async ({ page, context }) => {
  const inspector = await sideBySide(page);
  await typeAndEnter(page, accounts.ana);
  await page.waitForURL(/#\/portal$/);
  const other = await context.newPage();
  await other.goto('/#/portal');
  await expect(other.getByRole('heading', { name: 'Ofertas da semana' })).toBeVisible();
  await expect(tree(inspector).getByTestId('tab-badge')).toHaveText(['1 AS', '2 AS']);
  await expect(other.locator('[data-inspector=badge]')).toHaveText('2 AS');
  await inspector.getByRole('button', { name: 'Todas as abas' }).click();
  await actor(inspector, /^session signedIn/).click();
  await choice(inspector, /^signOut\.requested/).click();
  await other.waitForURL(/#\/$/);
  await inspector.getByLabel('Filtrar').fill('session.removed');
  await expect(inspector.getByRole('list', { name: 'Registro' }).getByRole('button').first()).toContainText(
    'session.removed',
  );
});

test('task 12: back to an earlier moment @desktop', async ({ page }) => {
  const inspector = await sideBySide(page);
  await typeAndEnter(page, accounts.bruno);
  await expect(gates.terms(page)).toBeVisible();
  await actor(inspector, /^termsAcceptance awaitingCustomer/).click();
  await inspector.getByRole('button', { name: 'Segurar acceptTermo' }).click();
  await inspector.getByRole('button', { name: 'Provocar terms.accepted' }).click();
  await choice(inspector, /^acceptTermo responde.*"ok":false/).click();
  await expect(actor(inspector, /^termsAcceptance awaitingCustomer/)).toBeVisible();
  const failed = inspector
    .getByRole('list', { name: 'Registro' })
    .getByRole('button', { name: /termsAcceptance acceptTermo responde .*"ok":false/ });
  await choice(inspector, /^terms\.accepted/).click();
  await expect(gates.terms(page)).toBeHidden();
  await failed.click();
  await inspector.getByRole('button', { name: 'Restaurar…' }).click();
  await inspector.getByRole('button', { name: 'Restaurar', exact: true }).click();
  await expect(gates.terms(page)).toBeVisible();
});
