import { scriptsOf } from '../../scripts/budgets.mjs';
import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter, keepSession } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const BROKEN = [
  { name: 'missing', answer: { status: 404, body: 'no' }, detail: 'config.json: HTTP 404' },
  { name: 'no JSON', answer: { status: 200, body: '<!doctype html>' }, detail: 'config.json: not JSON' },
  {
    name: 'wrong in a key',
    answer: { status: 200, body: '{"mainApiUrl": 7}' },
    detail: 'config.json: mainApiUrl is not text',
  },
];

// @rule C1.1
test(
  'a config.json that is broken shows one clear screen, whatever it is',
  { tag: '@phone' },
  async ({ page, guard }) => {
    guard.allow(/config\.json\)$/);
    for (const { name, answer, detail } of BROKEN) {
      await test.step(name, async () => {
        await page.route('**/config.json', async (route) => route.fulfill(answer));
        await page.goto(`/?${encodeURIComponent(name)}`);
        await expect(
          page.getByRole('heading', { level: 1, name: 'O portal não pôde ser iniciado' }),
        ).toBeVisible();
        await expect(page.getByText(detail)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Entrar' })).toBeHidden();
        await page.unroute('**/config.json');
      });
    }
    await axeCheck(page);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  },
);

const BRANDS = [
  { name: 'Mercado do Bairro', shortName: 'Bairro', primaryColor: '#7A1FA2', logoUrl: '' },
  // Too light on white: the theme has to darken it.
  { name: 'Sol Supermercados', shortName: 'Sol', primaryColor: '#FFD600', logoUrl: 'icons/favicon.svg' },
];

async function configure(page: Page, brand: object): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ json: { ...config, brand } });
  });
}

for (const brand of BRANDS) {
  // @rule C1.8, R151
  test(
    `another brand, ${brand.name}, without a build`,
    { tag: ['@desktop', '@whole'] },
    async ({ page, server }) => {
      await configure(page, brand);
      await page.goto('/');
      await expect(page).toHaveTitle(brand.name);
      const main = page.getByRole('main');
      if (brand.logoUrl === '') await expect(main.getByText(brand.name)).toBeVisible();
      else await expect(main.getByRole('img', { name: brand.name })).toBeVisible();
      const color = () =>
        page
          .getByRole('button', { name: 'Entrar' })
          .evaluate((button) => getComputedStyle(button).backgroundColor);
      const before = await color();
      expect(before, 'the house colour').not.toBe('rgb(11, 107, 58)');
      await axeCheck(page);
      await page.getByLabel('CPF ou CNPJ').focus();
      await expect(page.locator('#first-paint')).toHaveCount(0);
      expect(await color(), 'the same colour once the app is there').toBe(before);
      await enter(page, server, accounts.ana);
      await expect(page).toHaveTitle(`Home – ${brand.name}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await axeCheck(page);
    },
  );
}

test(
  'an unexpected failure reaches the collector that config.json names',
  { tag: ['@phone', '@whole'] },
  async ({ page, guard }) => {
    guard.allow(/unexpected/);
    await page.route('**/faults', async (route) => route.fulfill({ status: 204 }));
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...config, errorReportUrl: 'faults' } });
    });
    const reported = page.waitForRequest(/\/faults$/);
    await page.goto('/#/recover-password');
    await page.evaluate(() => void Promise.reject(new Error('unexpected')));
    expect((await reported).postDataJSON()).toMatchObject({
      type: 'fault',
      message: 'unexpected',
      route: '/recover-password',
    });
  },
);

/** A chunk of /promocoes that the home does not load; its name is a hash. */
const shared = scriptsOf(['main', 'router', 'api', 'shell', 'gates', 'portal']);
const own = scriptsOf(['promocoes']).findLast((name) => !shared.includes(name)) ?? '';
const trouble = scriptsOf(['trouble']).find((name) => !shared.includes(name)) ?? '';
const ofTrouble = (url: URL) => trouble !== '' && url.pathname.endsWith(trouble);
const ofPromocoes = (url: URL) => own !== '' && url.pathname.endsWith(own);

test(
  'a part that a deploy has removed: the page is reloaded once',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/\.js\)$/, /Chunk|assets\/p-/);
    await enter(page, server, accounts.ana);
    const link = page.getByRole('link', { name: 'Ofertas Exclusivas', exact: true });
    await expect(link).toBeVisible();
    let refused = 0;
    await page.route(ofPromocoes, async (route) => {
      refused += 1;
      await (refused === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue());
    });
    const reloaded = page.waitForEvent('load');
    await link.click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeVisible();
    expect(refused).toBe(2);
  },
);

test(
  'a chunk that stays missing leads to a screen with a way out',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/\.js\)$/, /Chunk|assets\/p-/);
    const { token } = await server.signedIn(accounts.ana);
    await keepSession(page, token, accounts.ana.nome);
    let loads = 0;
    // Not `load`: the first page may be gone before.
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.route(ofPromocoes, async (route) => route.fulfill({ status: 404, body: '' }));
    const refused = page.waitForRequest((request) => ofTrouble(new URL(request.url())));
    await page.route(ofTrouble, async (route) => route.abort());
    await page.goto('/#/promocoes');
    await refused;
    expect(loads).toBe(2);
    // Plain HTML without chunks.
    await expect(page.getByText('Não foi possível carregar. Recarregue a página.')).toBeVisible();
    await page.evaluate(() => (location.hash = '#/chats'));
    await expect(page.getByText('O atendimento por chat ainda não está disponível.')).toBeVisible();
    await page.unroute(ofTrouble);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Algo não saiu como esperado' })).toBeVisible();
    await axeCheck(page);
    await page.unroute(ofPromocoes);
    await page.getByRole('button', { name: 'Recarregar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeVisible();
  },
);

// @rule R230
test(
  'a home sends six calls at most before the first is answered',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const sent: number[] = [];
    let answer = (): void => undefined;
    const answered = new Promise<void>((go) => (answer = go));
    await page.route(/\/api\//, async (route) => {
      sent.push(Date.now());
      await answered;
      await route.continue();
    });
    await enter(page, server, accounts.ana);
    await expect.poll(() => sent.length).toBeGreaterThan(6);
    // A hanging call holds the seventh for two seconds.
    expect((sent[6] ?? 0) - (sent[0] ?? 0)).toBeGreaterThan(1500);
    answer();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);
