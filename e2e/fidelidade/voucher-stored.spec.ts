import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { scan } from '../fixtures/look/decode.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWorker, storedByBrowser } from '../fixtures/browser/worker.ts';
import { card, code, SAVED, show, VOUCHERS } from '../fixtures/screens/vouchers.ts';

const CODIGO = 'VIZ10-7F3K2';

// A phone's pixel ratio, for the bars of a long code.
test.use({ deviceScaleFactor: 3, serviceWorkers: 'allow' });
test.beforeEach(({ guard }) => guard.allow(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/));

// @rule R88, R90
test(
  'active vouchers work without a signal until sign-out',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, context }) => {
    await page.goto('/');
    await installWorker(page);
    await signIn(page, accounts.ana);
    await page.goto('/#/voucher');
    await expect(show(page, CODIGO)).toBeVisible();

    await test.step('offline the stored vouchers carry their date', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(SAVED)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await show(page, CODIGO).click();
      expect(await scan(code(page))).toEqual({ QRCode: CODIGO, Code128: CODIGO });
      await axeCheck(page);
      await page.keyboard.press('Escape');
      await context.setOffline(false);
      await expect(page.getByText('mesmo sem sinal')).toBeVisible();
    });

    await test.step('the code waits until a request without an answer is lost', async () => {
      await server.faults({ path: VOUCHERS, mode: 'delay', ms: 600_000 });
      await page.reload();
      await expect(page.getByText(/^Atualizando… .* salvos em/)).toBeVisible();
      await expect(card(page, CODIGO)).toBeVisible();
      await expect(show(page, CODIGO)).toHaveCount(0);
      await axeCheck(page);
      await context.setOffline(true);
      await page.reload();
      await show(page, CODIGO).click();
      await expect(code(page)).toContainText(CODIGO);
      await page.keyboard.press('Escape');
      await context.setOffline(false);
    });

    await test.step('after sign-out no storage of the browser holds anything of the customer', async () => {
      const token = (await page.evaluate(() => localStorage.getItem('portal.token'))) ?? '?';
      const before = (await storedByBrowser(page, false))['localStorage'];
      for (const trace of [token, CODIGO, 'Ana Souza']) expect(before).toContain(trace);
      // Stored answers and till code are deleted, too.
      await page.goto('/#/portal');
      const answers = async () =>
        (await storedByBrowser(page, false))['indexedDB portal.respostas.answers'] ?? '';
      await expect.poll(answers).toContain('/api/contacorrente/saldo');
      await page.getByRole('button', { name: 'Minha conta' }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      const after = await storedByBrowser(page);
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
