import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, storedKeys } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
}

const login = (page: Page) => page.getByRole('button', { name: 'Entrar' });
const isLogout = ({ path }: { path: string }) => path === '/logout';

test(
  'sign-out shows the loading state, waits 1.5 s, then calls, then shows the login (S4.3, R46)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await page.clock.install();
    await enter(page, server, accounts.ana);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Minha conta' }).click();
    const leave = page.getByRole('menuitem', { name: 'Sair' });
    await expect(leave).toBeVisible();
    // Stands still from here on, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await leave.click();
    await expect(page.getByText('Carregando…')).toBeVisible();
    await page.clock.runFor(1400);
    await expect(page).toHaveURL(/#\/portal$/);
    expect((await server.log()).filter(isLogout)).toEqual([]);
    const called = page.waitForRequest(/\/logout$/);
    await page.clock.runFor(200);
    expect((await called).method()).toBe('POST');
    await page.clock.resume();
    await expect(login(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    const [call, ...more] = (await server.log()).filter(isLogout);
    expect(more).toEqual([]);
    expect(call?.status).toBe(200);
    expect(call?.headers.authorization).toMatch(/^Bearer [\w-]{20,}$/);
    expect((await storedKeys(page)).filter((key) => !/brand|tema/.test(key))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  },
);

test('in real time the call comes no sooner than 1.5 s', { tag: '@phone' }, async ({ page, server }) => {
  // Not the customer whose terms are pending: a modal would stand before the menu.
  await enter(page, server, accounts.ana);
  await page.getByRole('button', { name: 'Minha conta' }).click();
  const started = Date.now();
  const called = page.waitForRequest(/\/logout$/);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await called;
  expect(Date.now() - started).toBeGreaterThanOrEqual(1500);
  await expect(login(page)).toBeVisible();
});

const FAILURES = [
  { name: 'hangs up', fault: { mode: 'hangup' }, said: 'Erro ao fazer logout' },
  { name: 'answers a page of HTML', fault: { mode: 'html', status: 502 }, said: 'Erro ao fazer logout' },
  {
    name: 'refuses with words',
    fault: { mode: 'status', status: 500, body: { data: { mensagem: 'Serviço parado.' } } },
    said: 'Serviço parado.',
  },
] as const;

for (const { name, fault, said } of FAILURES) {
  test(
    `a server that ${name}: the toast, and signed out all the same (S8.10, R46)`,
    { tag: '@desktop' },
    async ({ page, server, guard }) => {
      guard.allow(/\/logout\)$/);
      await enter(page, server, accounts.ana);
      await server.faults({ method: 'POST', path: '/logout', ...fault });
      await signOut(page);
      await expect(login(page)).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      expect((await storedKeys(page)).filter((key) => /token|user/.test(key))).toEqual([]);
      expect((await server.log()).filter(isLogout)).toHaveLength(1);
    },
  );
}

test(
  'a 401 at the sign-out call signs out once, without a second call',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 401/);
    await enter(page, server, accounts.ana);
    await server.faults({ method: 'POST', path: '/logout', mode: 'status', status: 401 });
    await signOut(page);
    await expect(login(page)).toBeVisible();
    expect((await server.log()).filter(isLogout)).toHaveLength(1);
  },
);

test('after sign-out, back shows nothing of the customer', { tag: '@desktop' }, async ({ page, server }) => {
  await enter(page, server, accounts.ana);
  await page.getByRole('link', { name: 'Ofertas Exclusivas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeVisible();
  await signOut(page);
  await expect(login(page)).toBeVisible();
  await server.clearLog();
  await page.goBack();
  await expect(login(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByText(accounts.ana.nome)).toHaveCount(0);
  expect((await server.log()).filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
});

test('the next customer sees nothing of the one before', { tag: '@phone' }, async ({ page, server }) => {
  await enter(page, server, accounts.ana);
  await expect(page.getByText(accounts.ana.nome).first()).toBeVisible();
  await signOut(page);
  await expect(login(page)).toBeVisible();
  await server.faults({ path: '/api/pessoa', mode: 'delay', ms: 400 });
  await page.getByLabel('CPF ou CNPJ').fill(accounts.mercado.documento);
  await page.getByLabel('Senha', { exact: true }).fill('clube123');
  await login(page).click();
  await expect(page).toHaveURL(/#\/portal$/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(accounts.ana.nome)).toHaveCount(0);
  await expect(page.getByText(accounts.mercado.nome).first()).toBeVisible();
});
