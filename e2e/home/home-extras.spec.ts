import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const ATIVAR = '/api/promocao/ativar';

test(
  'the home activates an offer once per click and shows monthly savings',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const scripts: string[] = [];
    page.on('request', (sent) => void (sent.resourceType() === 'script' && scripts.push(sent.url())));
    await leaveOutWeekly(page);
    await enter(page, server, accounts.ana);
    // Only offers that can be activated have a button.
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /ativ/i }) });
    await expect(card).toHaveCount(1);

    await test.step('the strips come when their place is near, and hide when they fail', async () => {
      const strips = '/api/fidelidade/campanhas/inicial/logado';
      const asked = async () => (await server.log()).filter(({ path }) => path === strips).length;
      expect(await asked()).toBe(0);
      await server.faults({ path: strips, mode: 'badStatusCode' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(asked).toBe(1);
      await expect(page.getByRole('region', { name: 'Troque seus pontos' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Campanhas para você' })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
    });

    await test.step('activation: nothing of it before the click, one POST for a double click', async () => {
      const before = scripts.length;
      let answer = (): void => undefined;
      const seen = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${ATIVAR}*`, async (route) => {
        await seen;
        await route.continue();
      });
      const button = card.getByRole('button', { name: /ativ/i });
      await pressTwice(button);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      answer();
      await expect(page.getByText(/^Oferta ativada: /)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Oferta ativada/ })).toBeFocused();
      expect(scripts.length).toBeGreaterThan(before);
      const posts = (await server.log()).filter(({ path }) => path === ATIVAR);
      expect(posts).toHaveLength(1);
      expect(posts[0]?.query['idPromoProd']).toMatch(/^\d+$/);
    });

    await test.step('savings by month, as a chart and as a table', async () => {
      expect((await server.log()).filter(({ path }) => path === '/api/pessoa/cupons')).toEqual([]);
      await page.getByRole('button', { name: 'Economia por mês' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sua economia por mês' });
      await expect(dialog.getByRole('row')).toHaveCount(7);
      await expect(dialog.getByRole('row').last()).toHaveText(/^[a-z]{3}\/\d{4}R\$\s[\d.]+,\d{2}$/);
      await axeCheck(page);
      await page.setViewportSize({ width: 320, height: 740 });
      const month = dialog.locator('svg .name').first();
      // At least 12 px high letters.
      await expect.poll(async () => (await month.boundingBox())?.height).toBeGreaterThan(13);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Economia por mês' })).toBeFocused();
      await endsWithItsWays(page);
      await page.setViewportSize({ width: 360, height: 740 });
    });
  },
);

// @rule R275
test(
  'on a phone a longer group shows its first two offers, then all of them',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    const feira = page.getByRole('region', { name: 'Feira fresca' });
    await expect(feira.getByRole('article')).toHaveCount(2);
    await feira.getByRole('button', { name: 'Ver as 8 ofertas' }).click();
    await expect(feira.getByRole('article')).toHaveCount(8);
    await expect(feira.getByRole('button', { name: 'Ver menos' })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(feira.getByRole('button', { name: /^Ver (as|menos)/ })).toHaveCount(0);
  },
);

/** 'Para esta semana' asks for the strips' data once the page scrolls. */
async function leaveOutWeekly(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, features: { weekly: false } } });
  });
}

/** The height stays: a shorter one would move the button under the second press. */
async function pressTwice(button: Locator): Promise<void> {
  const height = async () => (await button.boundingBox())?.height;
  const before = await height();
  await button.dblclick();
  await expect(button).toHaveText('Ativando…');
  expect(await height()).toBe(before);
}

/** When both links share a line the savings card ends below them. */
async function endsWithItsWays(page: Page): Promise<void> {
  await page.setViewportSize({ width: 520, height: 740 });
  const bottom = async (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().bottom);
  const way = page.getByRole('button', { name: 'Economia por mês' });
  const card = page.getByRole('region', { name: 'Sua economia' });
  await expect.poll(async () => (await bottom(card)) - (await bottom(way))).toBeLessThan(32);
}
