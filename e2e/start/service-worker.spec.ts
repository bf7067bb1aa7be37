import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { keepSession } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLatestPictures } from '../fixtures/kept-pictures.ts';
import { clickOn, watchShown } from '../fixtures/notifications.ts';
import { expectPutAside, installWorker, keptByBrowser, pushTo, waitForWorker } from '../fixtures/worker.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a first visit keeps the portal, a second one needs no network',
  { tag: '@phone' },
  async ({ page, context, server, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.grantPermissions(['notifications'], { origin: server.baseUrl });
    await test.step('the worker comes by itself, after the page', async () => {
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
    await test.step('a push is shown, and a click on it leads the open tab to its route, of our own origin alone', async () =>
      showsPushes(page, server.baseUrl));
    await test.step('of public pictures the latest eighty are kept, of others none', async () =>
      expectLatestPictures(page));
  },
);

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

const OFFLINE = 'Você está sem conexão';
const STRIP = 'Sem conexão. O que você vê aqui pode não estar atualizado.';
/** Every protected route, and what stands on it without a network. */
const ROUTES: readonly [route: string, shows: string | RegExp][] = [
  ['promocoes', OFFLINE],
  ['tabloides', OFFLINE],
  ['compras', OFFLINE],
  ['contacorrente/extrato', OFFLINE],
  ['location', OFFLINE],
  ['campanhas', OFFLINE],
  ['campanha/1/detalhes', OFFLINE],
  ['campanha/1/resgates', OFFLINE],
  ['campanha/1/extrato', OFFLINE],
  ['campanha/1/resgates/detalhes', OFFLINE],
  ['termos', OFFLINE],
  ['perfil', OFFLINE],
  ['minhas-preferencias', OFFLINE],
  ['voucher', 'VIZ10-7F3K2'],
  ['pdo', /a portabilidade dos seus dados/],
  ['lista', 'A lista fica só neste aparelho'],
  ['chats', 'Chat'],
  ['change-password', 'Confirmar'],
  ['portal', OFFLINE],
];

test(
  'opened without a network: every route says so, the session stays, the network brings everything back, and a sign-out leaves nothing',
  { tag: '@phone' },
  async ({ page, context, server, guard }) => {
    // A picture that was never seen is asked for through the worker.
    guard.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED.*\/imagens\//);
    const { token } = await server.signedIn(accounts.ana);
    await page.goto('/');
    await installWorker(page);
    await keepSession(page, token, accounts.ana.nome);
    await test.step("a customer's next visit paints the home's frame from the worker, without a byte of the network", async () => {
      await context.setOffline(true);
      await server.clearLog();
      await expectFrameFromWorker(page);
      // The browser itself looks now and then whether the worker has changed.
      expect((await server.log()).filter((asked) => asked.path !== '/sw.js')).toEqual([]);
      // Away from the home: it is not to fetch anything when the network comes.
      await page.goto('about:blank');
      await context.setOffline(false);
    });
    await page.goto('/#/voucher');
    await expect(page.getByText('VIZ10-7F3K2')).toBeVisible();
    await context.setOffline(true);
    // The page itself comes from the worker: the first time, and the last. The parts of each route come from it in between.
    await page.goto('about:blank');
    for (const [route, shows] of ROUTES) {
      await test.step(route, async () => {
        await page.goto(`/#/${route}`);
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
        await expect(page.getByText(STRIP)).toBeVisible();
      });
    }
    await page.reload();
    await expect(page.getByRole('main').getByText(OFFLINE).first()).toBeVisible();
    await test.step('the network brings everything back, without a reload', async () => {
      await page.evaluate(() => Object.assign(globalThis, { before: true }));
      await context.setOffline(false);
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('R$');
      await expect(page.getByRole('region', { name: 'Feira fresca' })).toBeVisible();
      await expect(page.getByText(OFFLINE)).toHaveCount(0);
      await expect(page.getByText(STRIP)).toBeHidden();
      expect(await page.evaluate(() => 'before' in globalThis), 'without a reload').toBe(true);
    });
    await test.step('after a sign-out nothing of the customer is left in the browser', async () => {
      await page.getByLabel('Loja').selectOption('3');
      await expect
        .poll(async () => page.evaluate(() => localStorage.getItem('portal.loja')), { message: 'remembered' })
        .toBe('3');
      for (const route of ['promocoes', 'compras', 'contacorrente/extrato', 'voucher', 'perfil']) {
        await page.goto(`/#/${route}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expect(page.getByLabel('Nome Completo')).toHaveValue('Ana Souza');
      expect(JSON.stringify(await keptByBrowser(page)), 'there is something to leave').toContain(token);
      await page.getByRole('button', { name: 'Minha conta' }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      await expectNothingLeft(page, token);
    });
  },
);

async function expectFrameFromWorker(page: Page): Promise<void> {
  await page.goto('/#/portal');
  await expect(page.getByRole('button', { name: 'Minha conta' })).toBeVisible();
  const paints = async () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  const { worker, bytes } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { worker: visit?.workerStart ?? 0, bytes: visit?.transferSize ?? -1 };
  });
  expect({ isFromWorker: worker > 0, bytes }).toEqual({ isFromWorker: true, bytes: 0 });
}

async function expectNothingLeft(page: Page, token: string): Promise<void> {
  const kept = await keptByBrowser(page);
  expect(Object.keys(JSON.parse(String(kept['localStorage'])) as object).sort()).toEqual(['portal.brand']);
  expect(kept['sessionStorage']).toBe('{}');
  expect(Object.keys(kept).filter((place) => /\/api\/|pessoa|token/.test(place))).toEqual([]);
  for (const [place, text] of Object.entries(kept))
    for (const word of [token, 'Ana Souza', '52998224725', '529.982.247-25'])
      expect(text.includes(word), `${word} in ${place}`).toBe(false);
}
