import type { Locator } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, fontsCome, signIn } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

// @rule S2.20, S2.36, S9.5, R52, C2.4, C2.5
test("calls carry the token and the contract's headers", { tag: '@desktop' }, async ({ page, server }) => {
  await enter(page, server, accounts.ana);
  await expect(page.getByRole('article').first()).toBeVisible();

  // @rule S9.5, C2.4, C2.5
  await test.step('the calls', async () => {
    const log = await server.log();
    const token = await page.evaluate(() => localStorage.getItem('portal.token'));
    const main = log.filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/public/'));
    expect(main.length).toBeGreaterThan(3);
    // Prefetched calls are not sent again (docs/adr/0014).
    for (const path of ['/api/empresas', '/api/cupom/totaldesconto', '/api/contacorrente/saldo']) {
      expect(
        main.filter((request) => request.path === path),
        path,
      ).toHaveLength(1);
    }
    for (const { headers } of main) {
      expect(headers).toMatchObject({
        authorization: `Bearer ${token}`,
        'cache-control': 'no-cache',
        pragma: 'no-cache',
        domain: '127.0.0.1',
      });
    }
    const banners = log.filter(({ path }) => path.startsWith('/api/public/'));
    expect(banners.map(({ path }) => path).sort()).toEqual([
      '/api/public/api/app/banner-footers/133',
      '/api/public/api/app/banners/131',
    ]);
    for (const { headers } of banners) {
      expect(headers['portal-app-id']).toBe('portal-clube-vizinhanca');
      expect(headers['portal-secret-key']).toBe('demo-0d9b5c7e4f1a');
      expect(headers).not.toHaveProperty('authorization');
    }
  });

  // @rule S2.36, R52
  await test.step('the exclusive offers keep the store, over a reload too', async () => {
    await page.getByLabel('Loja').selectOption('2');
    await page.getByRole('link', { name: 'Ofertas Exclusivas', exact: true }).click();
    await expect(page).toHaveURL(/#\/promocoes\?idEmpresa=2$/);
    for (const reloaded of [false, true]) {
      if (reloaded) await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeVisible();
      await expect(page.getByLabel('Loja')).toHaveValue('2');
      await expect(page.getByRole('region', { name: 'Aniversariantes do mês' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Horta do bairro' })).toBeHidden();
    }
  });

  // @rule S2.20
  await test.step('a valid session never sees the login', async () => {
    await page.goto('/?fresh');
    await expect(page).toHaveURL(/#\/portal/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeHidden();
  });
});

test(
  'words wider than the screen leave nothing out of reach',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    const long = `www.loja.example/${'regulamento-da-campanha'.repeat(6)}`.replaceAll('-', '_');
    const campanha = { idCampanha: 1, campanha: long, descricao: long, currentPrice: long, nomePonto: long };
    const resgate = { idResgate: 1, descricao: long, nomeProduto: long, qtdePontosCampanha: 5 };
    const answer = (path: string, body: unknown) => ({ path, mode: 'status' as const, status: 200, body });
    await server.faults(
      answer('/api/fidelidade/campanhas', [campanha]),
      answer('/api/fidelidade/campanha/1', { ...campanha, nomePonto: null }),
      answer('/api/fidelidade/campanha/resgates/efetuados', { resgates: [resgate] }),
      answer('/api/fidelidade/campanha/2', campanha),
      answer('/api/fidelidade/extratos', { extratos: [{ descricao: long, qtDePonto: 5 }] }),
      answer('/api/promocoes/global', [
        { nomeExibicao: long, publico: 'G', tiposDescontos: [{ nome: long }] },
      ]),
      answer('/api/tabloides/ativos', [{ nomeExibicao: long }]),
    );
    // Cards clip their overflow: measures where the text ends.
    const end = async () =>
      page
        .getByRole('main')
        .locator('h1, h2, h3, p, span, td')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    await enter(page, server, accounts.ana, '/campanha/1/resgates/detalhes?aba=efetuados');
    await expect(page.getByRole('cell', { name: '5 pontos' })).toBeInViewport();
    await expect.poll(end).toBeLessThanOrEqual(1280);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const place of [
      '/campanhas',
      '/campanha/1/detalhes',
      '/campanha/2/extrato',
      '/portal',
      '/tabloides',
    ])
      await test.step(place, async () => {
        await page.goto(`/#${place}`);
        await expect(page.getByRole('main').getByText(long).first()).toBeVisible();
        if (place !== '/portal') await expect.poll(end).toBeLessThanOrEqual(320);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
  },
);

// @rule R9, S2.14
test(
  'after a sign-in whose reads fail, each retry at 360 px is one line and uncovered',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await page.setViewportSize({ width: 360, height: 640 });
    await server.faults(
      { path: '/api/pessoa/imagem', mode: 'status' },
      { path: '/api/termosaceite/tipo/verificaaceite', mode: 'status' },
      { path: '/api/cupom/totaldesconto', mode: 'status' },
      { path: '/api/contacorrente/saldo', mode: 'status' },
    );
    await signIn(page, accounts.ana);
    const retries = page.locator('.home-cards').getByRole('button', { name: 'Tentar novamente' });
    await expect(retries).toHaveCount(2);
    const toasts = page
      .getByRole('alert')
      .filter({ has: page.getByRole('button', { name: 'Fechar aviso' }) });
    await expect(toasts).toHaveCount(2);
    await fontsCome(page);
    const broken = async () =>
      retries.evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const range = document.createRange();
            range.selectNodeContents(button);
            const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
            return lines.size > 1 || button.scrollWidth > button.clientWidth;
          }).length,
      );
    await expect.poll(broken).toBe(0);
    const ends = async (places: Locator) =>
      places.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    const first = await retries.first().boundingBox();
    await expect.poll(async () => ends(toasts)).toBeLessThanOrEqual(first?.y ?? 0);
  },
);

test(
  'the wallet ends with the banner beside it',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    await expect(page.getByRole('button', { name: 'Economia por mês' })).toBeVisible();
    await expect(page.locator('.home-saldo .figure').first()).toBeVisible();
    const bottoms = async () =>
      page
        .locator('.home > .carousel, .home-saldo')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
    const widthOf = async (part: string) =>
      page.locator(part).evaluate((one) => one.getBoundingClientRect().width);
    const sizes = async () =>
      page
        .locator('.home-cards .figure.t1')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    for (const width of [1200, 1280, 1339, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const [wallet, banner] = await bottoms();
        expect(wallet).toBe(banner);
        expect((await widthOf('.home > .carousel')) / (await widthOf('.home'))).toBeGreaterThan(0.64);
        expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(28);
      }, `${width} px`).toPass();
    }
  },
);

test('the first offer is high on every screen', { tag: ['@desktop', '@whole'] }, async ({ page, server }) => {
  await enter(page, server, accounts.ana);
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await expect(page.locator('.home-saldo .figure').first()).toBeVisible();
  for (const [width, height, most] of [
    [360, 640, 680],
    [390, 844, 690],
    [1366, 768, 620],
    [1920, 1080, 680],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await first.boundingBox())?.y, `${width} px`).toBeLessThanOrEqual(most);
  }
});

/** Records what moves up or down, and when. */
function watchMoves(): void {
  interface Shift extends PerformanceEntry {
    readonly sources: readonly {
      readonly node: Element | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }[];
  }
  const moves: (readonly [at: number, what: string])[] = [];
  Object.assign(globalThis, { moves });
  new PerformanceObserver((list) => {
    for (const { startTime, sources } of list.getEntries() as Shift[])
      for (const { node, previousRect, currentRect } of sources)
        if (previousRect.y !== currentRect.y)
          moves.push([startTime, node?.outerHTML.slice(0, 100) ?? 'what has gone']);
  }).observe({ type: 'layout-shift', buffered: true });
}

test('nothing on the home moves while its answers load', { tag: '@desktop' }, async ({ page, server }) => {
  await page.addInitScript(watchMoves);
  for (const [width, height] of [
    [360, 640],
    [1366, 768],
  ] as const) {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const answers = /\/api\/(?:pessoa|cupom\/totaldesconto|contacorrente\/saldo)(?:\?|$)/;
    await page.route(answers, async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize({ width, height });
    await enter(page, server, accounts.ana);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Sua economia' }).locator('.skeleton').first(),
    ).toBeVisible();
    await fontsCome(page);
    const since = await page.evaluate(
      async () => new Promise<number>((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
    );
    release();
    await expect(page.getByRole('button', { name: 'Economia por mês' })).toBeVisible();
    await expect(page.locator('.home-saldo .figure').first()).toBeVisible();
    const moves = await page.evaluate(() => (globalThis as unknown as { moves: [number, string][] }).moves);
    expect(
      moves.filter(([at]) => at > since),
      `${width} px`,
    ).toEqual([]);
    await page.unroute(answers);
  }
});

test(
  'offers and vouchers are low on a small phone',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enter(page, server, accounts.ana);
    // Other letters break into fewer lines.
    await fontsCome(page);
    const offers = page.locator('main .oferta:visible');
    const heights = async (cards: Locator) =>
      cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const highest = async (cards: Locator) => Math.max(...(await heights(cards)));
    await test.step('offers of the home', async () => {
      await expect(offers.nth(4)).toBeAttached();
      await expect.poll(async () => highest(offers)).toBeLessThanOrEqual(232);
    });
    await test.step('offers of /promocoes, the first in the upper part of the window', async () => {
      await page.goto('/#/promocoes');
      await expect(page.getByRole('button', { name: 'Ativar todas' })).toBeVisible();
      await expect(offers.nth(4)).toBeAttached();
      await expect.poll(async () => highest(offers)).toBeLessThanOrEqual(232);
      const first = page.getByRole('article').first();
      await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(420);
      const [filter, all] = ['Filtrar e ordenar', 'Ativar todas'].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      );
      const { y, height } = (await filter) ?? {};
      expect(await all).toMatchObject({ y, height });
    });
    await test.step('vouchers', async () => {
      await page.goto('/#/voucher');
      const tickets = page.getByRole('main').getByRole('listitem');
      await expect(tickets).toHaveCount(4);
      const average = async () => (await heights(tickets)).reduce((sum, one) => sum + one) / 4;
      await expect.poll(average).toBeLessThanOrEqual(212);
      await expect.poll(async () => highest(tickets)).toBeLessThanOrEqual(240);
    });
    await test.step('finished vouchers, which have no buttons', async () => {
      await page.goto('/#/voucher?aba=finalizados');
      const tickets = page.getByRole('main').getByRole('listitem');
      await expect(tickets.first()).toBeVisible();
      await expect.poll(async () => highest(tickets)).toBeLessThanOrEqual(140);
    });
  },
);
