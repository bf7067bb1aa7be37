import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { scan } from '../fixtures/look/decode.ts';
import { expect, test } from '../fixtures/test.ts';

// A phone's pixel ratio, for the bars.
test.use({ deviceScaleFactor: 2 });

const { nome } = accounts.ana;
const documento = accounts.ana.documento.replaceAll(/\D/g, '');
const button = (page: Page) => page.getByRole('button', { name: 'Mostrar meu código' });
const code = (page: Page) => page.getByRole('dialog', { name: 'Meu código' });

// @rule R92, R212, R300
test(
  'the till code scans in the dark theme and hides after a minute',
  { tag: '@phone' },
  async ({ page, server }) => {
    await page.clock.install();
    await enter(page, server, accounts.ana, '/chats');

    await test.step('symbols at once, the number masked until it is tapped', async () => {
      await button(page).click();
      await expect(code(page).getByRole('img')).toHaveCount(2);
      expect(await scan(code(page))).toEqual({ QRCode: documento, Code128: documento });
      expect(await modulePixels(code(page).getByRole('img', { name: /^QR/ }))).toBeCloseTo(19, 3);
      await expect(code(page)).toContainText(nome);
      await axeCheck(page);
      const number = code(page).getByRole('button', { name: /número/ });
      await expect(number).toContainText('•••');
      await number.focus();
      await page.keyboard.press('Enter');
      await expect(number).toContainText(/^\d{3}\.\d{3}\.\d{3}-\d\d/);
      await expect(number).toContainText('Ocultar número');
      await page.clock.fastForward(60_000);
      await expect(number).toContainText('Mostrar número');
    });

    await test.step('in the dark theme symbols are black on white', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await scan(code(page))).toEqual({ QRCode: documento, Code128: documento });
      await page.emulateMedia({ colorScheme: 'light' });
    });

    await test.step('the way back closes it and the focus returns', async () => {
      await page.goBack();
      await expect(code(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });

    await test.step('the bar below opens it, too, and goes in a low window', async () => {
      const bar = page.getByRole('navigation', { name: 'Atalhos' });
      await expect(bar.getByRole('link')).toHaveText(['Home', 'Ofertas', /^Vouchers1/, 'Lista']);
      await bar.getByRole('button', { name: 'Código' }).tap();
      await expect(code(page)).toBeVisible();
      await page.goBack();
      await axeCheck(page);
      await page.setViewportSize({ width: 640, height: 360 });
      await expect(bar).toBeHidden();
    });
  },
);

/** Device pixels per module of a symbol. */
async function modulePixels(symbol: Locator): Promise<number> {
  return symbol.evaluate(
    (svg: SVGSVGElement) =>
      (svg.getBoundingClientRect().width * devicePixelRatio) / svg.viewBox.baseVal.width,
  );
}
