import { scriptsOf } from '../../scripts/budgets.mjs';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { goOffline } from '../fixtures/browser/worker.ts';
import { expect, test } from '../fixtures/test.ts';

const ATIVAR = '/api/promocao/ativar';

// @rule R134, R135
test(
  'activating all offers shifts no layout and can be stopped',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const todas = page.getByRole('button', { name: 'Ativar todas' });
    const region = page.getByRole('region', { name: 'Ativar todas as ofertas' });
    const singles = page.getByRole('button', { name: /^Ativar oferta: / });

    let bring = (): void => undefined;
    const wanted = new Promise<void>((resolve) => (bring = resolve));
    const others = new Set(scriptsOf(['main', 'router', 'api', 'shell', 'promocoes']));
    const [own = ''] = scriptsOf(['ativar-todas']).filter((name) => !others.has(name));
    await page.route(`**/${own}`, async (route) => {
      await wanted;
      await route.continue();
    });
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1');
    await expect(singles.first()).toBeVisible();
    await expect(todas).toHaveCount(0);
    const place = await singles.first().boundingBox();
    bring();
    await expect(todas).toBeVisible();
    expect(await singles.first().boundingBox()).toEqual(place);
    const count = await singles.count();
    expect(count).toBeGreaterThan(1);

    await test.step('how far it is, at 320 px', async () => {
      let answer = (): void => undefined;
      const seen = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${ATIVAR}*`, async (route) => {
        await seen;
        await route.continue();
      });
      await todas.press('Enter');
      await expect(region.getByText(`Ativando 1 de ${count}`)).toBeVisible();
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await axeCheck(page);
      await page.emulateMedia({ forcedColors: 'active' });
      const bar = region.getByRole('progressbar').locator('.MuiLinearProgress-bar');
      await expect(bar).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await page.emulateMedia({ forcedColors: null });
      // Nothing covers it while the call is pending.
      await region.getByRole('button', { name: 'Parar' }).click();
      await expect(region.getByRole('button', { name: 'Parando…' })).toBeFocused();
      answer();
      await expect(region.getByText(`1 oferta ativada, ${count - 1} não tentadas.`)).toBeVisible();
      await expect(region).toBeFocused();
      await expect(page.getByRole('button', { name: /^Oferta ativada: / })).toHaveCount(1);
      expect((await server.log()).filter(({ path }) => path === ATIVAR)).toHaveLength(1);
      await axeCheck(page);
    });
  },
);

// @rule R104
test(
  'without a network the search field keeps its room beside the reason',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, guard }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1');
    const todas = page.getByRole('button', { name: 'Ativar todas' });
    await expect(todas).toBeEnabled();
    const search = page.getByRole('searchbox', { name: 'Buscar oferta' });
    await goOffline(page, guard);
    await expect(todas).toBeDisabled();
    await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(150);
  },
);
