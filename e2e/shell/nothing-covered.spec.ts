import type { Locator } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, keepSession } from '../fixtures/actions.ts';
import { enlargeText } from '../fixtures/look/reflow.ts';
import { expect, onBoth, test } from '../fixtures/test.ts';
import { goOffline } from '../fixtures/browser/worker.ts';

const edges = async (locator: Locator) => {
  const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

test(
  'the side menu’s last entry can be reached on a low window',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1093, height: 510 });
    await enter(page, server, accounts.ana, '/portal');
    const last = page.getByRole('navigation').getByRole('link', { name: 'Fale com PDO' });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  },
);

onBoth(() => {
  // @rule R138
  test(
    '‘Desfazer’ of the shopping list stays above the offline strip',
    { tag: '@whole' },
    async ({ page, server, context, guard }) => {
      await enter(page, server, accounts.ana, '/lista');
      for (const nome of ['Sabão', 'Pão']) {
        await page.getByRole('textbox', { name: 'Outro item' }).fill(nome);
        await page.keyboard.press('Enter');
      }
      const strip = await goOffline(page, guard);
      await page.setViewportSize({ width: 360, height: 420 });
      await page.getByRole('button', { name: 'Remover: Sabão' }).click();
      const undo = page.getByRole('button', { name: 'Desfazer' });
      await expect(undo).toBeFocused();
      await expect
        .poll(async () => (await edges(undo)).bottom - (await edges(strip)).top)
        .toBeLessThanOrEqual(0);
      await context.setOffline(false);
    },
  );
});

// @rule R138
test(
  '‘Desfazer’ of the shopping list stays above the bar below',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/lista');
    await page.getByRole('textbox', { name: 'Outro item' }).fill('Sabão');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remover: Sabão' }).click();
    const bar = page.getByRole('navigation', { name: 'Atalhos' });
    await expect(bar).toBeVisible();
    const undo = page.getByRole('button', { name: 'Desfazer' });
    const above = async () => (await edges(undo)).bottom - (await edges(bar)).top;
    await expect.poll(above).toBeLessThanOrEqual(0);
  },
);

test(
  'the offline strip leaves the code of the bar below whole',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, context, guard }) => {
    await enter(page, server, accounts.ana, '/chats');
    const code = page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button').locator('svg');
    await expect(code).toBeVisible();
    const strip = await goOffline(page, guard);
    const below = async () => (await edges(code)).top - (await edges(strip)).bottom;
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    await context.setOffline(false);
  },
);

// @rule R110, R149
test(
  'the session notice stays above the offline strip at twice the text size',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, context, guard }) => {
    const { token } = await server.signedIn(accounts.ana);
    await keepSession(page, token, accounts.ana.nome, Date.now() + 200_000);
    await page.goto('/#/chats');
    const again = page.getByRole('button', { name: 'Entrar de novo' });
    await expect(again).toBeVisible();
    const strip = await goOffline(page, guard);
    for (const isLarge of [false, true]) {
      await enlargeText(page, isLarge);
      const above = async () => (await edges(again)).bottom - (await edges(strip)).top;
      await expect.poll(above).toBeLessThanOrEqual(0);
    }
    await context.setOffline(false);
  },
);

// @rule R212
test(
  'the raised button below covers no way on and no end of a page',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const none = { data: [], extratos: [], resgates: [], totalPages: 0 };
    const empty = (path: string, data: object) => ({
      path,
      mode: 'status' as const,
      status: 200,
      body: { statusCode: 200, data },
    });
    await server.faults(
      empty('/api/promocoes/voucher', []),
      empty('/api/pessoa/cupons', none),
      empty('/api/contacorrente/extrato', none),
      empty('/api/fidelidade/campanha/1/resgates/pendentes', none),
    );
    await page.setViewportSize({ width: 360, height: 640 });
    await enter(page, server, accounts.ana, '/chats');
    const raised = page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button').locator('svg');
    const above = async (locator: Locator) => (await edges(locator)).bottom - (await edges(raised)).top;
    for (const [route, name] of [
      ['/voucher', 'Ver campanhas'],
      ['/compras', 'Encontrar uma loja'],
      ['/contacorrente/extrato', 'Ver ofertas'],
      ['/campanha/1/resgates/detalhes', 'Ver prêmios'],
      ['/lista', 'Ver ofertas'],
    ] as const)
      await test.step(route, async () => {
        await page.goto(`/#${route}`);
        await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
        await expect
          .poll(async () => above(page.getByRole('main').getByRole('link', { name })))
          .toBeLessThanOrEqual(0);
        await expect
          .poll(async () => {
            await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
            return above(page.locator('.shell-body'));
          })
          .toBeLessThanOrEqual(0);
      });
  },
);

// @rule R212
test(
  'in a low window the bar below stands at the page’s end',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await enter(page, server, accounts.ana, '/lista');
    const bar = page.getByRole('navigation', { name: 'Atalhos' });
    await expect(bar).toBeVisible();
    await expect(bar).not.toBeInViewport();
    await bar.getByRole('button', { name: 'Código' }).focus();
    await expect(bar).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 360, height: 421 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeInViewport({ ratio: 0.9 });
  },
);

// @rule R149, R212
test(
  'the number on the bar below fits its pill in large letters',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enter(page, server, accounts.ana, '/lista');
    const pill = page.getByRole('navigation', { name: 'Atalhos' }).locator('.vencendo');
    await expect(pill).toBeVisible();
    await enlargeText(page, true);
    const room = async () =>
      pill.evaluate((element) => {
        const digits = document.createRange();
        if (element.firstChild !== null) digits.selectNode(element.firstChild);
        return element.getBoundingClientRect().height - digits.getBoundingClientRect().height;
      });
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  },
);
