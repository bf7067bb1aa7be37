import type { Page } from '@playwright/test';
import { largeFaults } from '../scripts/lib/large-data.mjs';
import { accounts } from './fixtures/accounts.ts';
import { axeCheck, enter } from './fixtures/actions.ts';
import { fine, situation } from './fixtures/gates.ts';
import { expect, test } from './fixtures/test.ts';

/** A screen with everything near the window drawn; before, a list of 2,000 entries made 16,000 to 56,000. */
const MOST = 2200;

/** Without the options of selects, which are the browser's own list. */
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*:not(option)').length);
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** What the browser's own find-in-page does: it finds text in the page and scrolls to it. */
const find = (page: Page, words: string) =>
  page.evaluate((text) => (globalThis as unknown as { find: (text: string) => boolean }).find(text), words);

const LISTS = [
  ['/promocoes', '/api/promocoes/global', 'Oferta 1', 'Oferta 1777'],
  ['/campanhas', '/api/fidelidade/campanhas', 'Campanha 1', 'Campanha 1777'],
  ['/campanha/1/resgates', '/api/fidelidade/resgates/*', 'Item 3', 'Item 1777'],
  ['/campanha/1/extrato', '/api/fidelidade/extratos', 'Lançamento 1', 'Lançamento 1777'],
  [
    '/campanha/1/resgates/detalhes',
    '/api/fidelidade/campanha/1/resgates/pendentes',
    'Resgate 1',
    'Resgate 1777',
  ],
  ['/voucher', '/api/promocoes/voucher', 'Benefício 1', 'Benefício 1777'],
  ['/voucher?aba=finalizados', '/api/promocoes/voucher', 'Benefício 1', 'Benefício 1777'],
  ['/tabloides', '/api/tabloides/ativos', 'Tabloide 1', 'Tabloide 1777'],
  ['/termos', '/api/termos/aceitos', 'Termo 1', 'Termo 1777'],
  ['/compras', '/api/pessoa/cupons', 'Compra 1', 'Compra 1777'],
  ['/location', '/api/lojas', 'Loja 1', 'Loja 1777'],
] as const;

for (const [route, path, first, far] of LISTS) {
  test(`${route} with 2,000 entries draws what is near; a far one is found by its name (13.29)`, async ({
    page,
    server,
    isMobile,
  }) => {
    // One column and several are the two cases; not every list in both.
    test.skip(isMobile && route !== '/termos' && !route.endsWith('/detalhes'));
    await server.faults(...situation(fine), ...largeFaults(path));
    await enter(page, server, accounts.ana, route);
    await expect(page.getByText(first, { exact: true }).first()).toBeVisible();
    expect(await elements(page)).toBeLessThan(MOST);
    expect(await find(page, far)).toBe(true);
    const entry = page
      .locator('main :is(h2, h3, td, button)')
      .filter({ hasText: new RegExp(`^${far}$`) })
      .first();
    await expect(entry).toBeInViewport();
    expect(await elements(page)).toBeLessThan(MOST);
  });
}

test('a list of 2,000 is walked through by keyboard, forwards and backwards (13.29)', async ({
  page,
  server,
}) => {
  await server.faults(...situation(fine), ...largeFaults('/api/fidelidade/campanhas'));
  await enter(page, server, accounts.ana, '/campanhas');
  const place = () =>
    page.evaluate(() =>
      Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')),
    );
  const walk = async (key: string, steps: number) => {
    const seen: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      seen.push(await place());
    }
    return seen;
  };
  const entries = page.locator('main [aria-posinset]');
  await expect(entries.first()).toHaveAttribute('aria-setsize', '2000');

  await test.step('every entry in its turn, two stops in each', async () => {
    await entries.first().getByRole('link').focus();
    const seen = await walk('Tab', 59);
    expect([1, ...seen]).toEqual(Array.from({ length: 60 }, (_, step) => 1 + Math.floor(step / 2)));
    await expect(page.locator(':focus')).toBeInViewport();
  });

  await test.step('the focus outlasts a scroll to elsewhere, and goes on where it was', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect
      .poll(async () => Number(await entries.nth(15).getAttribute('aria-posinset')))
      .toBeGreaterThan(500);
    expect(await place()).toBe(30);
    expect(await walk('Tab', 16)).toEqual([31, 31, 32, 32, 33, 33, 34, 34, 35, 35, 36, 36, 37, 37, 38, 38]);
    await expect(page.locator(':focus')).toBeInViewport();
  });

  await test.step('from below, backwards from the last', async () => {
    const after = page.getByRole('list', { name: 'Parceiros' }).getByRole('link').first();
    await after.focus();
    const seen = await walk('Shift+Tab', 60);
    expect(seen).toEqual(Array.from({ length: 60 }, (_, step) => 2000 - Math.floor(step / 2)));
    await expect(page.locator(':focus')).toBeInViewport();
  });
});

test(
  'a long list passes axe, keeps its place on the way back, and is printed whole (13.29)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const [fault] = largeFaults('/api/fidelidade/campanhas');
    const body = (fault?.body as { data: object[] }).data.slice(0, 200);
    await server.faults(...situation(fine), {
      path: '/api/fidelidade/campanhas',
      mode: 'status',
      status: 200,
      body,
    });
    await enter(page, server, accounts.ana, '/campanhas');
    await expect(page.getByRole('heading', { name: 'Campanha 1', exact: true })).toBeVisible();
    await axeCheck(page);

    await page.evaluate(() => scrollTo(0, 20_000));
    const entry = page.getByRole('heading', { name: 'Campanha 85', exact: true });
    await expect(entry).toBeInViewport();
    const before = await top(page);
    await page.evaluate(() => (location.hash = '/campanha/1/detalhes'));
    await expect(page.getByRole('heading', { level: 1, name: 'Campanhas' })).toHaveCount(0);
    await page.goBack();
    await expect(entry).toBeInViewport();
    expect(await top(page)).toBe(before);

    const entries = page.locator('main [aria-posinset]');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(entries).toHaveCount(200);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => entries.count()).toBeLessThan(60);
  },
);

test(
  'an offer that was activated is still so after its card was far away (13.29)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await server.faults(...situation(fine), ...largeFaults('/api/promocoes/global'), {
      path: '/api/promocao/ativar',
      method: 'POST',
      mode: 'status',
      status: 200,
      body: {},
    });
    await enter(page, server, accounts.ana, '/promocoes');
    await page.getByRole('button', { name: 'Ativar oferta: Oferta 1', exact: true }).click();
    const active = page.getByRole('button', { name: 'Oferta ativada: Oferta 1', exact: true });
    await expect(active).toBeVisible();
    await page.getByLabel('Loja').focus();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(active).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(active).toBeVisible();
  },
);

test(
  'of 2,000 offer groups of one offer what is near is drawn (13.29)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const body = Array.from({ length: 2000 }, (_, n) => ({
      nomeExibicao: `Grupo ${n + 1}`,
      publico: 'E',
      tiposDescontos: [{ nome: `Oferta ${n + 1}`, preco: 1 }],
    }));
    await server.faults(...situation(fine), {
      path: '/api/promocoes/global',
      mode: 'status',
      status: 200,
      body,
    });
    await enter(page, server, accounts.ana, '/promocoes');
    await expect(page.getByRole('heading', { name: 'Grupo 1', exact: true })).toBeVisible();
    expect(await elements(page)).toBeLessThan(MOST);
    expect(await find(page, 'Oferta 1777')).toBe(true);
    await expect(page.getByRole('heading', { name: 'Oferta 1777', exact: true })).toBeInViewport();
    expect(await elements(page)).toBeLessThan(MOST);
  },
);

test(
  '2,000 footer logos: a few below every screen, all of them on demand (13.29)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await server.faults(...situation(fine), ...largeFaults('/api/public/api/app/banner-footers/*'));
    await enter(page, server, accounts.ana, '/chats');
    const logos = page.getByRole('list', { name: 'Parceiros' }).getByRole('link');
    await expect(logos).toHaveCount(24);
    await page.getByRole('button', { name: 'Ver todos os 2000 parceiros' }).click();
    const fewer = page.getByRole('button', { name: 'Ver menos parceiros' });
    await expect(fewer).toBeFocused();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(logos.last()).toHaveAccessibleName(/^Parceiro 2000 /);
    expect(await elements(page)).toBeLessThan(MOST);
    await fewer.click();
    await expect(logos).toHaveCount(24);
  },
);

test(
  'of 2,000 banners and strip entries those that are near are in the document (13.29)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await server.faults(
      ...situation(fine),
      ...largeFaults('/api/public/api/app/banners/*', '/api/fidelidade/campanhas/inicial/logado'),
    );
    await enter(page, server, accounts.ana);
    const carousel = page.getByRole('region', { name: 'Destaques' });
    await carousel.getByRole('button', { name: 'Anterior' }).click();
    await expect(carousel.getByRole('link', { name: /^Parceiro 2000 / })).toBeVisible();
    await carousel.getByRole('button', { name: 'Próximo' }).click();
    await carousel.getByRole('button', { name: 'Próximo' }).click();
    await expect(carousel.getByRole('link', { name: /^Parceiro 2 / })).toBeVisible();
    expect(await carousel.locator('li').count()).toBeLessThan(10);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const strip = page.getByRole('list', { name: 'Campanhas para você' });
    await expect(strip.getByText('Campanha 1', { exact: true })).toBeVisible();
    expect(await elements(page)).toBeLessThan(MOST);
    await strip.scrollIntoViewIfNeeded();
    await strip.evaluate((row) => (row.scrollLeft = row.scrollWidth));
    await expect(strip.getByText('Campanha 2000', { exact: true })).toBeInViewport();
  },
);

test(
  'the data copy asks about a few campaigns at a time (13.29)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const [fault] = largeFaults('/api/fidelidade/campanhas');
    const body = (fault?.body as { data: object[] }).data.slice(0, 30);
    await server.faults(...situation(fine), {
      path: '/api/fidelidade/campanhas',
      mode: 'status',
      status: 200,
      body,
    });
    let [open, most] = [0, 0];
    await page.route('**/api/fidelidade/campanha/*/extratos/pontos', async (route) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 30));
      open -= 1;
      await route.continue();
    });
    await enter(page, server, accounts.ana, '/pdo');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar meus dados' }).click();
    await saved;
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(8);
  },
);
