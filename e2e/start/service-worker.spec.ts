import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLatestPictures } from '../fixtures/look/kept-pictures.ts';
import { clickOn, watchShown } from '../fixtures/browser/notifications.ts';
import { expectPutAside, storedByBrowser, pushTo, waitForWorker } from '../fixtures/browser/worker.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a first visit keeps the portal, a second one needs no network',
  { tag: '@phone' },
  async ({ page, context, server, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.grantPermissions(['notifications'], { origin: server.baseUrl });
    await test.step('the worker is registered after the page has loaded', async () => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      await waitForWorker(page);
    });
    await context.setOffline(true);
    await test.step('the login, its script and its validation', async () => {
      await page.reload();
      await expect(page).toHaveTitle('Clube Vizinhança');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByText('Digite uma senha')).toBeVisible();
    });
    await test.step('only what it used is kept as a script', async () => expectPutAside(page));
    await test.step('the other screens without a session', async () => {
      for (const [route, words] of [
        ['register', 'Você está offline. Conecte-se à internet para continuar.'],
        ['recover-password', 'Recuperar por'],
        ['termos-aceite', 'Ops! Não foi possível carregar os termos.'],
      ] as const) {
        await page.goto(`/#/${route}`);
        await expect(page.getByText(words)).toBeVisible();
      }
      await page.reload();
      await expect(page.getByText('Ops! Não foi possível carregar os termos.')).toBeVisible();
      await page.goto('/');
    });
    await test.step('a sign-in without a network says so and keeps what was typed', async () => {
      await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
      await page.getByLabel('Senha', { exact: true }).fill('clube123');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(
        page.getByText('Não foi possível entrar. Verifique sua conexão e tente novamente.'),
      ).toBeVisible();
    });
    await test.step('and works once it is back', async () => {
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
    });
    await test.step('a push notification leads the open tab to a route of our own origin', async () =>
      showsPushes(page, server.baseUrl));
    await test.step('of public pictures the latest eighty are kept, of others none', async () =>
      expectLatestPictures(page));
    await test.step('‘Apagar dados deste aparelho’ leaves nothing on this device', async () =>
      expectForgets(page, server));
  },
);

async function expectForgets(page: Page, server: ReferenceServer): Promise<void> {
  await page.evaluate(() => localStorage.setItem('de-outro-programa', '1'));
  const places = async () =>
    Object.entries(await storedByBrowser(page))
      .filter((entry) => entry.join('').includes('turn=84'))
      .map(([place]) => place);
  await expect.poll(places).toContainEqual(expect.stringMatching(/^indexedDB workbox-expiration/));
  await server.faults({ method: 'POST', path: '/logout', mode: 'delay', ms: 600_000 });
  await page.goto('/#/pdo');
  await page.getByRole('button', { name: 'Apagar dados deste aparelho' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar e sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect((await server.log()).filter(({ path }) => path === '/logout')).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['de-outro-programa']);
  await expect.poll(places).toEqual([]);
}

async function showsPushes(page: Page, origin: string): Promise<void> {
  const context = page.context();
  await page.evaluate(() => Object.assign(globalThis, { before: true }));
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('no worker');
  const shown = await watchShown(worker);
  const push = await pushTo(page, origin);
  const voucher = { title: 'Seu voucher', body: 'Vence hoje', data: { url: `${origin}/#/voucher` } };
  await push({ title: 'Seu voucher', body: 'Vence hoje', url: '/voucher' });
  await expect.poll(shown).toEqual([voucher]);
  await push({ title: 'Prêmio', body: 'Clique', url: 'https://mal.example/' });
  await expect
    .poll(shown)
    .toEqual([voucher, { title: 'Prêmio', body: 'Clique', data: { url: `${origin}/` } }]);
  await clickOn(worker, voucher.data.url);
  await expect(page).toHaveURL(`${origin}/#/voucher`);
  await expect(page.getByText('VIZ10-7F3K2')).toBeVisible();
  expect(await page.evaluate(() => 'before' in globalThis), 'without a reload').toBe(true);
  await clickOn(worker, `${origin}/`);
  await expect(page).toHaveURL(`${origin}/#/voucher`);
  expect(context.pages()).toHaveLength(1);
}
