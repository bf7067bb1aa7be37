import { accounts } from '../fixtures/accounts.ts';
import { gates } from '../fixtures/gates.ts';
import { actor, choice, lastEdge, state, value } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { sideBySide, typeAndEnter } from '../fixtures/qa.ts';
import { field, openRegister } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

// The tasks of docs/QA.md as they are written there, by clicks and keys alone.
test.use({ serverEnv: qaServer });

const log = 'Registro';

test('task 1: follow a sign-in through its chart @desktop', async ({ page }) => {
  const inspector = await sideBySide(page);
  await typeAndEnter(page, accounts.ana);
  await page.waitForURL(/#\/portal$/);
  await actor(inspector, /^session signedIn/).click();
  await inspector.getByLabel('Filtrar').fill('signIn responde');
  await inspector
    .getByRole('list', { name: log })
    .getByRole('button', { name: /^\S+ session signIn responde/ })
    .click();
  await expect(inspector.locator('.edge.taken')).toHaveCount(2);
  await expect(inspector.locator('.edge.taken').filter({ hasText: 'credentials.submitted' })).toHaveCount(1);
  await expect(lastEdge(inspector, 'done signIn')).toHaveCount(1);
  await state(inspector);
  await expect(value(inspector)).toContainText('signedIn');
  await expect(inspector.getByLabel('Contexto')).toContainText(/"token": "token#\d+"/);
});

test('task 2: the server refuses a term @desktop', async ({ page }) => {
  const inspector = await sideBySide(page);
  await typeAndEnter(page, accounts.bruno);
  await expect(gates.terms(page)).toBeVisible();
  await actor(inspector, /^termsAcceptance awaitingCustomer/).click();
  await inspector.getByRole('button', { name: 'Segurar acceptTermo' }).click();
  await gates.accept(page).click();
  await choice(inspector, /^acceptTermo responde.*"ok":false/).click();
  await expect(page.getByText('Termo indisponível')).toBeVisible();
  await expect(gates.terms(page)).toBeVisible();
  await expect(lastEdge(inspector, 'done acceptTermo')).toHaveCount(1);
});

test('task 3: the session expires @desktop', async ({ page }) => {
  const inspector = await sideBySide(page);
  await typeAndEnter(page, accounts.ana);
  await page.waitForURL(/#\/portal$/);
  await actor(inspector, /^session signedIn/).click();
  await inspector.getByRole('button', { name: 'Até expirar' }).click();
  await page.waitForURL(/#\/$/);
  await expect(lastEdge(inspector, 'after untilExpiry')).toHaveCount(1);
  await inspector.getByRole('button', { name: 'Voltar à hora certa' }).click();
  await expect(inspector.getByText('Na hora certa.')).toBeVisible();
});

test('task 4: the server takes the token back @desktop', async ({ page }) => {
  const inspector = await sideBySide(page);
  await typeAndEnter(page, accounts.ana);
  await page.waitForURL(/#\/portal$/);
  await actor(inspector, /^session signedIn/).click();
  await expect(choice(inspector, /^session\.rejected .*recusado por isOwnToken/)).toBeDisabled();
  await choice(inspector, /^session\.rejected /)
    .and(inspector.locator(':enabled'))
    .click();
  await page.waitForURL(/#\/$/);
  await state(inspector);
  await expect(value(inspector)).toHaveText('signedOut.idle');
});

test('task 5: the install prompt is refused @desktop', async ({ page }) => {
  await page.goto('/inspector.html');
  await page.getByRole('button', { name: 'Simular' }).click();
  await page.getByRole('button', { name: 'Install prompt' }).click();
  await choice(page, /^install\.offered/).click();
  await choice(page, /^install\.refused/).click();
  const active = (id: string) => page.locator(`[data-state="install-prompt.${id}"][data-active=true]`);
  await expect(active('refused')).toBeVisible();
  await expect(page.getByText('Nada a provocar neste estado.')).toBeVisible();
  await page.getByRole('button', { name: 'refused', exact: true }).click();
  await expect(active('settled')).toBeVisible();
});

test('task 6: a stale CEP answer is dropped @desktop', async ({ page }) => {
  const inspector = await sideBySide(page, '/#/register');
  await openRegister(page);
  await actor(inspector, /^cep-lookup idle/).click();
  await inspector.getByRole('button', { name: 'Segurar lookUpCep' }).click();
  await field(page, 'CEP').pressSequentially('13083859');
  await expect(choice(inspector, /^lookUpCep segue para o servidor/)).toBeVisible();
  await field(page, 'CEP').press('Control+a');
  await field(page, 'CEP').pressSequentially('01310100');
  await expect(field(page, 'Endereço')).toHaveValue('Avenida Paulista');
  await expect(choice(inspector, /^lookUpCep segue para o servidor/)).toHaveCount(0);
  await expect(actor(inspector, /^cep-lookup filled/)).toBeVisible();
  await inspector.getByLabel('Filtrar').fill('lookUpCep parado');
  await expect(inspector.getByRole('list', { name: log }).getByRole('button')).not.toHaveCount(0);
});

test('task 7: an exchange has no answer @desktop', async ({ page }) => {
  const inspector = await sideBySide(page);
  await typeAndEnter(page, accounts.mercado);
  await page.waitForURL(/#\/portal$/);
  await page.goto('/#/campanha/1/resgates');
  await actor(inspector, /^exchange idle/).click();
  await inspector.getByRole('button', { name: 'Segurar postExchange' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Trocar', exact: true }).first().click();
  await choice(inspector, /^postExchange quebra/).click();
  const dialog = page.getByRole('dialog', { name: 'A troca foi concluída?' });
  await expect(dialog).toBeVisible();
  await expect(actor(inspector, /^exchange unknown\.known/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Trocar', exact: true })).toHaveCount(0);
});
