import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter, keepSession, signIn } from '../fixtures/actions.ts';
import { scan } from '../fixtures/decode.ts';
import { fine, situation } from '../fixtures/gates.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWorker, keptByBrowser } from '../fixtures/worker.ts';
import { card, code, SAVED, show, VOUCHERS, vouchersOf } from '../fixtures/vouchers.ts';

const CODIGO = 'VIZ10-7F3K2';
const DAY = 86_400_000;
const kept = async (page: Page) => page.evaluate(() => localStorage.getItem('portal.vouchers'));

// A phone's screen: fine enough for the bars of a long code.
test.use({ deviceScaleFactor: 3, serviceWorkers: 'allow' });
test.beforeEach(({ guard }) => guard.allow(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/));

async function expectScannable(page: Page): Promise<void> {
  await show(page, CODIGO).click();
  expect(await scan(code(page))).toEqual({ QRCode: CODIGO, Code128: CODIGO });
}

test(
  'the device keeps active vouchers for a till without a signal, until the customer signs out (R88, R90)',
  { tag: '@phone' },
  async ({ page, server, context }) => {
    await page.goto('/');
    await installWorker(page);
    await signIn(page, accounts.ana);
    await page.goto('/#/voucher');
    await expect(show(page, CODIGO)).toBeVisible();
    await axeCheck(page);

    await test.step('offline: the kept vouchers, from when they are; fresh ones when the signal is back', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(SAVED)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectScannable(page);
      await axeCheck(page);
      await page.keyboard.press('Escape');
      await context.setOffline(false);
      await expect(page.getByText('mesmo sem sinal')).toBeVisible();
    });

    await test.step('an answer that never comes hides nothing', async () => {
      await server.faults({ path: VOUCHERS, mode: 'delay', ms: 600_000 });
      await page.reload();
      await expectScannable(page);
    });

    await test.step('only active vouchers are kept; the others can be asked for again', async () => {
      await server.faults({ path: VOUCHERS, mode: 'html' });
      await page.reload();
      await page.getByRole('tab', { name: 'Finalizados' }).click();
      await expect(page.getByText(SAVED)).toHaveCount(0);
      await server.faults();
      await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(card(page, '7891004119027')).toBeVisible();
    });

    await test.step('after sign-out no storage of the browser holds anything of the customer', async () => {
      const token = (await page.evaluate(() => localStorage.getItem('portal.token'))) ?? '?';
      const before = (await keptByBrowser(page))['localStorage'];
      for (const trace of [token, CODIGO, 'Ana Souza']) expect(before).toContain(trace);
      // The last answers and the code at the till are there too, and go.
      await page.goto('/#/portal');
      const answers = async () => (await keptByBrowser(page))['indexedDB portal.respostas.answers'] ?? '';
      await expect.poll(answers).toContain('/api/contacorrente/saldo');
      await page.getByRole('button', { name: 'Minha conta' }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      const after = await keptByBrowser(page);
      expect(Object.keys(JSON.parse(after['localStorage'] ?? '') as object)).toEqual(['portal.brand']);
      expect(after['sessionStorage']).toBe('{}');
      expect(Object.keys(after).filter((place) => place.startsWith('indexedDB portal.respostas'))).toEqual(
        [],
      );
      for (const [place, text] of Object.entries(after))
        for (const trace of [token, CODIGO, 'Ana Souza', '52998224725', accounts.ana.documento])
          expect(text.includes(trace), `${trace} in ${place}`).toBe(false);
    });
  },
);

test(
  'kept vouchers end with their day, with another customer and with the session',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const active = await vouchersOf(server, 'ativo');
    const first = active('7891004120375');
    const { token } = await server.signedIn(accounts.ana);
    await keepSession(page, token, 'Ana Souza', Date.now() + 60 * DAY);
    await page.goto('/#/voucher');
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await kept(page)).toContain(first.codigo);

    await test.step('the day after the first one ends, the second is still there', async () => {
      await server.faults({ path: '/api/*', mode: 'hangup' });
      await page.clock.install({ time: Date.parse(`${first.dtaFim.slice(0, 10)}T12:00:00-03:00`) + DAY });
      await page.reload();
      await expect(show(page, CODIGO)).toBeVisible();
      await expect(show(page, first.codigo)).toHaveCount(0);
      expect(await kept(page)).not.toContain(first.codigo);
      expect(await kept(page)).toContain(CODIGO);
    });

    await test.step('another customer signs in where the first was never signed out', async () => {
      await server.faults();
      await page.clock.setSystemTime(Date.now());
      await page.evaluate(() => localStorage.removeItem('portal.user'));
      await page.goto('/?other');
      await signIn(page, accounts.mercado);
      expect(await kept(page)).toBeNull();
      await page.goto('/#/voucher');
      await expect(card(page, 'R$ 100 no atacado')).toBeVisible();
      expect(await kept(page)).not.toContain(CODIGO);
    });

    await test.step('the session expires', async () => {
      await page.evaluate(() => {
        const user = JSON.parse(localStorage.getItem('portal.user') ?? '{}') as object;
        localStorage.setItem('portal.user', JSON.stringify({ ...user, '.expires': '2020-01-01T00:00:00Z' }));
      });
      await page.goto('/?expired#/voucher');
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      expect(await kept(page)).toBeNull();
    });

    await test.step('a customer without vouchers reads so', async () => {
      await server.faults(...situation(fine));
      await enter(page, server, accounts.bruno, '/voucher');
      await expect(page.getByText('Você não tem vouchers ativos.')).toBeVisible();
      await page.getByRole('tab', { name: 'Finalizados' }).click();
      await expect(page.getByText('Você não tem vouchers finalizados.')).toBeVisible();
    });
  },
);
