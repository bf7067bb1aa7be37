import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  "walks a campaign's screens by keyboard at 320 px",
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.clock.install();
    await enter(page, server, accounts.ana, '/campanhas');
    const main = page.getByRole('main');
    const panelas = main.getByRole('article').filter({ hasText: 'Junte e Troque Panelas' });

    await test.step('one window of the rules for a double click, which has no hold on the portal', async () =>
      seeRules(page, panelas));

    await test.step('the details', async () => {
      await fits(page);
      await follow(page, panelas.getByRole('link', { name: 'Detalhes' }), /#\/campanha\/1\/detalhes$/);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Junte e Troque Panelas');
      await expect(main.getByRole('region', { name: 'Saldo de pontos' })).toContainText('305 pontos');
      await fits(page);
    });

    await test.step('prizes and statement', async () => {
      for (const [name, place, words] of [
        [/^Trocar meus pontos/, /#\/campanha\/1\/resgates$/, 'Panela de pressão 4,5 L'],
        ['Extrato', /#\/campanha\/1\/extrato$/, 'Troca: Ingresso de cinema'],
      ] as const) {
        await follow(page, main.getByRole('link', { name }), place);
        await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
        await fits(page);
        await follow(page, main.getByRole('link', { name: 'Voltar' }), /#\/campanha\/1\/detalhes$/);
      }
    });

    await test.step('what was exchanged: the tabs by arrow keys, the chosen one after a reload', async () =>
      seeTrocas(page));

    await test.step('a campaign that offers no exchange keeps its two tiles closed', async () => {
      await page.goto('/#/campanha/2/detalhes');
      await expect(main.getByRole('region', { name: 'Saldo de pontos' })).toContainText('4 selos');
      await expect(main.getByRole('button', { name: /^Trocar meus pontos/ })).toBeDisabled();
      await axeCheck(page);
    });

    await test.step('an address without a campaign, and home', async () => {
      await page.goto('/#/campanha//resgates/detalhes');
      await expect(
        main.getByRole('heading', { name: 'Ops!, parametro para consulta não foi repassado' }),
      ).toBeVisible();
      await axeCheck(page);
      await follow(page, main.getByRole('link', { name: 'Home' }), /#\/portal$/);
    });
    const posts = (await server.log()).filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posts).not.toContain('/api/fidelidade/extrato');
  },
);

async function seeRules(page: Page, card: Locator): Promise<void> {
  const context = page.context();
  const opened: unknown[] = [];
  context.on('page', (tab) => opened.push(tab));
  const tab = context.waitForEvent('page');
  await card.getByRole('button', { name: 'Regulamento' }).dblclick();
  await expect(card.getByRole('button', { name: 'Abrindo…' })).toBeVisible();
  await page.clock.fastForward(2000);
  const rules = await tab;
  await expect(rules.getByRole('heading', { level: 1 }).first()).toHaveText('Regulamento');
  await expect(rules.getByRole('heading', { name: 'Regulamento: Junte e Troque Panelas' })).toBeVisible();
  expect(await rules.evaluate(() => globalThis.opener as unknown)).toBeNull();
  await rules.close();
  await expect(card.getByRole('button', { name: 'Regulamento' })).not.toHaveAttribute('aria-disabled');
  expect(opened).toHaveLength(1);
}

/** Follows a link with Enter. */
async function follow(page: Page, link: Locator, place: RegExp): Promise<void> {
  await link.press('Enter');
  await expect(page).toHaveURL(place);
}

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

async function seeTrocas(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: /^Minhas Trocas/ });
  await follow(page, link, /#\/campanha\/1\/resgates\/detalhes$/);
  await main.getByRole('tab', { name: 'Resgates Pendentes' }).press('ArrowRight');
  const efetuados = main.getByRole('tab', { name: 'Resgates Efetuados' });
  await expect(efetuados).toBeFocused();
  await efetuados.press('Enter');
  await expect(efetuados).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('tabpanel')).toContainText('Frigideira antiaderente 24 cm');
  await fits(page);
  await axeCheck(page);
  await page.reload();
  await expect(efetuados).toHaveAttribute('aria-selected', 'true');
}

test(
  'a wide screen has actions and points in line',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await enter(page, server, accounts.ana, '/campanhas');
    const main = page.getByRole('main');
    const boxes = async (places: Locator) =>
      places.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
      );
    // With 'Trocar meus pontos' and without.
    const ways = main.getByRole('link', { name: /^(Detalhes|Extrato)$/ });
    await expect(ways).toHaveCount(4);
    await expect.poll(async () => new Set((await boxes(ways)).map(({ top }) => top)).size).toBe(1);
    await page.goto('/#/campanha/1/extrato');
    const points = main.getByText(/^[+-]\d+ pontos$/);
    await expect(points.first()).toBeVisible();
    const room = async () => {
      const [row] = await boxes(main.locator('.MuiCard-root').first());
      return (await boxes(points)).map(({ right }) => Math.round((row?.right ?? 0) - right));
    };
    await expect.poll(async () => Math.max(...(await room()))).toBeLessThanOrEqual(21);
  },
);
