import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { scan } from '../fixtures/decode.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, code, SAVED, show, VOUCHERS, vouchersOf } from '../fixtures/vouchers.ts';

const TAQUARAL = 'Vizinhança Taquaral – Campinas';
const day = (text: string | null) => (text ?? '').slice(0, 10).split('-').reverse().join('/');

/** The words of a card, line by line. */
async function wordsOf(found: Locator): Promise<string> {
  await expect(found).toBeVisible();
  return (await found.innerText()).replaceAll('\u00A0', ' ').replaceAll(/\n+/g, '|');
}

test('vouchers as the rules write them, of all stores and of one (S2.57, S2.58, S2.59, S2.60, R51, R81)', async ({
  page,
  server,
}) => {
  const active = await vouchersOf(server, 'ativo');
  const finished = await vouchersOf(server, 'finalizado');
  await server.clearLog();
  await enter(page, server, accounts.ana, '/voucher');
  await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();
  const words = async (codigo: string) => wordsOf(card(page, codigo));

  await test.step('active cards: code, validity, price or discount, minimum', async () => {
    const validade = (codigo: string) => `${day(active(codigo).dtaInicio)} a ${day(active(codigo).dtaFim)}`;
    expect(await words('7891004120351')).toBe(
      `R$ 20 em compras|Código|7891004120351|Validade|${validade('7891004120351')}` +
        '|Valor do desconto|R$ 20,00|Valor mínimo de compra|R$ 150,00|Mostrar código|Adicionar ao calendário',
    );
    expect(await words('7891004120368')).toBe(
      `Café Torrado 500 g grátis|Código|7891004120368|Validade|${validade('7891004120368')}` +
        '|Preço original|R$ 24,99|Mostrar código|Adicionar ao calendário',
    );
    await expect(card(page, '7891004120375')).not.toContainText('mínimo');
    await expect(page.getByText(SAVED)).toBeVisible();
  });

  await test.step('the stores: all of them first, then those of the format', async () => {
    const loja = page.getByLabel('Loja');
    await expect(loja.locator('option')).toHaveCount(10);
    await expect(loja.locator('option').first()).toHaveText('Todas as lojas');
    await loja.selectOption({ label: TAQUARAL });
    await expect(card(page, '7891004120375')).toHaveCount(0);
    await expect(card(page, 'VIZ10-7F3K2')).toBeVisible();
    await expect(page).toHaveURL(/#\/voucher\?idEmpresa=2$/);
    await loja.selectOption('Todas as lojas');
    await expect(card(page, '7891004120375')).toBeVisible();
  });

  await test.step('finished cards: code, benefit, date of use or end, discount', async () => {
    await page.getByRole('tab', { name: 'Finalizados' }).click();
    expect(await words('7891004119027')).toBe(
      `R$ 15 em hortifruti|Código|7891004119027|Usado em|${day(finished('7891004119027').dtaUso)}` +
        '|Valor do desconto|R$ 15,00',
    );
    expect(await words('7891004118020')).toBe(
      `R$ 5 na próxima compra|Código|7891004118020|Encerrado em|${day(finished('7891004118020').dtaFim)}` +
        '|Valor do desconto|R$ 5,00',
    );
    await expect(page.getByRole('button', { name: /Mostrar código/ })).toHaveCount(0);
  });

  const calls = (await server.log()).filter(({ path }) => path === VOUCHERS).map(({ query }) => query);
  expect(calls).toEqual([{ tipo: 'ativo' }, { tipo: 'ativo', idEmpresa: '2' }, { tipo: 'finalizado' }]);
});

test(
  'a code full screen: read by scanners, copied, with the screen kept on',
  { tag: '@desktop' },
  async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(countWakeLocks);
    await enter(page, server, accounts.ana, '/voucher');
    for (const [before, codigo] of ['7891004120351', 'VIZ10-7F3K2'].entries()) {
      await show(page, codigo).click();
      await expect(code(page)).toContainText(codigo);
      expect(await wakeLocks(page)).toEqual({ asked: 2 * before + 1, released: before });
      expect(await scan(code(page))).toEqual({ QRCode: codigo, Code128: codigo });
      await code(page).getByRole('button', { name: 'Copiar código' }).click();
      await expect(code(page).getByRole('button', { name: 'Código copiado' })).toBeVisible();
      expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(codigo);
      // The browser takes the lock with a hidden page, and says when the page is seen again.
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

/** Runs in the page, before the portal: a device that gives wake locks and counts them. */
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
