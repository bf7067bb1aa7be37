import { accounts } from '../fixtures/accounts.ts';
import { enter, keepSession, signIn, storedKeys } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY_MS = 86_400_000;

test(
  'a sign-in stores the two keys and nothing else of the customer (S3.1, R3)',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, accounts.ana);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    const personal = Object.keys(stored).filter((key) => !['portal.brand', 'portal.tema'].includes(key));
    expect(personal.sort()).toEqual(['portal.token', 'portal.user']);
    expect(stored['portal.token']).toMatch(/^[\w-]{20,}$/);
    const user = JSON.parse(String(stored['portal.user'])) as Record<string, unknown>;
    expect(Object.keys(user).sort()).toEqual(['.expires', 'Name', 'img']);
    expect(user.Name).toBe('Ana Souza');
    const left = Date.parse(String(user['.expires'])) - Date.now();
    expect(left).toBeGreaterThan(0.9 * DAY_MS);
    expect(left).toBeLessThanOrEqual(DAY_MS);
    expect(JSON.stringify(stored)).not.toContain('52998224725');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
  },
);

const UNUSABLE = [
  ['is over', new Date(Date.now() - 1000).toISOString()],
  ['is missing', undefined],
  ['cannot be read', 'amanhã'],
] as const;

for (const [name, expires] of UNUSABLE) {
  test(
    `a stored expiry that ${name}: the login, and both keys gone (S2.5, S4.1)`,
    { tag: '@desktop' },
    async ({ page, server }) => {
      const { token } = await server.signedIn(accounts.ana);
      await keepSession(page, token, 'Ana Souza');
      const user = JSON.stringify({ Name: 'Ana Souza', img: null, '.expires': expires });
      await page.evaluate((value) => localStorage.setItem('portal.user', value), user);
      await server.clearLog();
      await page.goto('/#/portal');
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      await expect(page).toHaveURL(/#\/$/);
      expect(await storedKeys(page)).not.toEqual(expect.arrayContaining(['portal.token']));
      expect(await storedKeys(page)).not.toEqual(expect.arrayContaining(['portal.user']));
      expect((await server.log()).filter(({ path }) => path.startsWith('/api/'))).toEqual([]);

      await keepSession(page, token, 'Ana Souza');
      await page.evaluate((value) => localStorage.setItem('portal.user', value), user);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      expect(await page.locator('#first-paint').count(), 'nothing is touched').toBe(1);
      const kept = (await storedKeys(page)).filter((key) => /token|user/.test(key));
      expect(kept, 'before the login is touched').toEqual([]);
    },
  );
}

for (const expires of ['31/12/2099 23:59:59', 'Thu, 31 Dec 2099 23:59:59 GMT', '2099-12-31T23:59:59']) {
  test(`the expiry '${expires}' is read (R2)`, { tag: '@phone' }, async ({ page, server }) => {
    const { token } = await server.signedIn(accounts.ana);
    await keepSession(page, token, 'Ana Souza');
    const user = JSON.stringify({ Name: 'Ana Souza', img: null, '.expires': expires });
    await page.evaluate((value) => localStorage.setItem('portal.user', value), user);
    await page.goto('/');
    await expect(page).toHaveURL(/#\/portal$/);
  });
}

test('the expiry signs out while the page is open (R4)', { tag: '@desktop' }, async ({ page, server }) => {
  const { token } = await server.signedIn(accounts.ana);
  await keepSession(page, token, 'Ana Souza', Date.now() + 600_000);
  await page.clock.install();
  await page.goto('/#/portal');
  await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
  await page.clock.runFor(400_000);
  await expect(page).toHaveURL(/#\/portal$/);
  await page.clock.runFor(210_000);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  expect((await storedKeys(page)).filter((key) => /token|user/.test(key))).toEqual([]);
});

test(
  'a route entered after the expiry signs out, though the timer slept (R4)',
  { tag: '@phone' },
  async ({ page, server }) => {
    const { token } = await server.signedIn(accounts.ana);
    await keepSession(page, token, 'Ana Souza', Date.now() + 600_000);
    await page.clock.install();
    await page.goto('/#/portal');
    await expect(page.getByRole('link', { name: 'Ofertas Exclusivas', exact: true })).toBeVisible();
    // The wall clock alone moves on, as in a device that slept.
    await page.clock.setSystemTime(Date.now() + 1_200_000);
    await page.getByRole('link', { name: 'Ofertas Exclusivas', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  },
);

test('a 401 signs out (R5)', { tag: '@desktop' }, async ({ page, server, guard }) => {
  guard.allow(/status of 401/);
  await enter(page, server, accounts.ana);
  await expect(page.getByRole('region', { name: 'Feira fresca' })).toBeVisible();
  await server.faults({ path: '/api/promocoes/global', mode: 'status', status: 401 });
  await page.getByLabel('Loja').selectOption('2');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  expect((await storedKeys(page)).filter((key) => /token|user/.test(key))).toEqual([]);
});

test('a token that the server does not know signs out', { tag: '@desktop' }, async ({ page, guard }) => {
  guard.allow(/status of 401/);
  await keepSession(page, 'x'.repeat(43), 'Ana Souza');
  await page.goto('/#/portal');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText('Ana Souza')).toBeHidden();
});

test(
  'two tabs: signing in opens the other, signing out closes it (R4)',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await page.goto('/');
    await page.getByLabel('CPF ou CNPJ').focus();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    const other = await context.newPage();
    await signIn(other, accounts.ana);
    await expect(page).toHaveURL(/#\/portal$/);
    await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
    await other.bringToFront();
    await other.getByRole('button', { name: 'Minha conta' }).click();
    await other.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(other.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    expect((await server.log()).filter(({ path }) => path === '/logout')).toHaveLength(1);
  },
);
