import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { scan } from '../fixtures/look/decode.ts';
import { expect, test } from '../fixtures/test.ts';
import { code, show, VOUCHERS } from '../fixtures/screens/vouchers.ts';

const CODIGO = 'VIZ10-7F3K2';

// @rule R143
test(
  'a code full screen and on paper: read by scanners, copied, the screen kept on',
  { tag: '@desktop' },
  async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(countWakeLocks);
    await enter(page, server, accounts.ana, '/voucher');
    for (const [before, codigo] of ['7891004120351', CODIGO].entries()) {
      await show(page, codigo).click();
      await expect(code(page)).toContainText(codigo);
      expect(await wakeLocks(page)).toEqual({ asked: 2 * before + 1, released: before });
      expect(await scan(code(page))).toEqual({ QRCode: codigo, Code128: codigo });
      await expectAloneOnPaper(page, codigo);
      await code(page).getByRole('button', { name: 'Copiar código' }).click();
      await expect(code(page).getByRole('button', { name: 'Código copiado' })).toBeVisible();
      expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(codigo);
      // The browser releases the lock of a hidden page and reports when it is visible again.
      await page.evaluate(() => {
        dispatchEvent(new Event('lock.lost'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(async () => wakeLocks(page)).toEqual({ asked: 2 * before + 2, released: before });
      await page.keyboard.press('Escape');
      await expect.poll(async () => wakeLocks(page)).toEqual({ asked: 2 * before + 2, released: before + 1 });
      await expect(show(page, codigo)).toBeFocused();
    }
  },
);

// @rule R90
test(
  'the button of a code keeps the focus while the vouchers are asked for again',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/voucher');
    await show(page, CODIGO).focus();
    await server.faults({ path: VOUCHERS, mode: 'delay', ms: 2000 });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const waiting = page.getByRole('button', { name: `Atualizando… ${CODIGO}` });
    await expect(waiting).toBeVisible();
    await expect(waiting).toBeFocused();
    await expect(page.getByRole('button', { name: /Mostrar código/ })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveCount(0);
    await expect(show(page, CODIGO)).toBeFocused();
  },
);

async function expectAloneOnPaper(page: Page, codigo: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(code(page).getByText(codigo)).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await scan(code(page))).toEqual({ QRCode: codigo, Code128: codigo });
  await page.emulateMedia({ media: null, colorScheme: null });
}

/** Runs in the page before the portal: counts wake locks. */
function countWakeLocks(): void {
  const counts = { asked: 0, released: 0 };
  const request = async () => {
    counts.asked += 1;
    const lock = Object.assign(new EventTarget(), {
      released: false,
      release: async () => void (counts.released += 1),
    });
    addEventListener('lock.lost', () => {
      lock.released = true;
      lock.dispatchEvent(new Event('release'));
    });
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request, counts } });
}

async function wakeLocks(page: Page): Promise<{ asked: number; released: number }> {
  return page.evaluate(
    () => (navigator.wakeLock as unknown as { counts: { asked: number; released: number } }).counts,
  );
}

// @rule R211
test('both notches of a ticket are whole', { tag: ['@phone', '@whole'] }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/voucher');
  const stub = page.locator('.stub').first();
  await expect(stub).toBeVisible();
  // A pseudo-element is hit as its card, one below the stub is not.
  const hit = async () =>
    stub.evaluate((element) => {
      const { right, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].map(
        (y) => document.elementFromPoint(right - 4, y) === element.parentElement,
      );
    });
  await expect.poll(hit).toEqual([true, true]);
});
