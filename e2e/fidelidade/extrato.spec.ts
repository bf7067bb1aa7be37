import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import type { Fault } from '../../server/http/faults.ts';
import { enlargeText, lostText } from '../fixtures/look/reflow.ts';
import { expect, test } from '../fixtures/test.ts';

const EXTRATO = '/api/contacorrente/extrato';

// @rule S2.65, S8.21, R90
test(
  'the statement shows stale data with its note when offline',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/);
    const entry = { descricao: 'Cashback', dtaEvento: '2026-01-31', valor: '10,00' };
    const data = [
      { ...entry, idExtrato: 1, valor: -1234.5, dtaExpiracao: '2026-02-28T00:00:00', expirado: 'S' },
      { ...entry, idExtrato: 2, expirado: 0 },
    ];
    // The balances never load: none of them is stored.
    const broken: Fault = { path: '/api/contacorrente/saldo', mode: 'status' };
    await server.faults(
      { path: EXTRATO, mode: 'status', status: 200, body: { statusCode: 200, data: { data } } },
      broken,
    );
    await enter(page, server, accounts.ana);
    await page.getByRole('link', { name: 'Extrato' }).click();
    await expect(page).toHaveURL(/#\/contacorrente\/extrato$/);

    await test.step('status in words and colour', async () => {
      const colour = async (word: string) =>
        page.getByText(word, { exact: true }).evaluate((found) => {
          const [red = 0, green = 0] = (getComputedStyle(found).color.match(/\d+/g) ?? []).map(Number);
          return red > green ? 'red' : 'green';
        });
      expect(await colour('Expirado')).toBe('red');
      expect(await colour('Valido')).toBe('green');
      await expect(page.getByText('28/02/2026')).toBeVisible();
    });

    // @rule R90
    await test.step('a statement that fails is what was last known, under its time', async () => {
      await server.faults({ path: EXTRATO, mode: 'status', status: 503 }, broken);
      await page.reload();
      await expect(
        page.getByText(/^Não foi possível atualizar\. Dados de \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/),
      ).toBeVisible();
      await expect(page.getByText('Expirado', { exact: true })).toBeVisible();
      const saldo = page.getByRole('region', { name: 'Seu saldo' });
      await expect(saldo.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
      await axeCheck(page);
    });
  },
);

// @rule S2.65
test(
  'an entry takes at most 96 px of a phone, with all its facts',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const entry = { descricao: 'Cashback de compras da semana', dtaEvento: '2026-01-31', valor: '234,50' };
    const data = [
      {
        ...entry,
        valor: '12345,67',
        idExtrato: 431_325_012,
        dtaExpiracao: '2026-02-28T00:00:00',
        expirado: 'S',
      },
      { ...entry, idExtrato: 2, expirado: 0 },
    ];
    const body = { statusCode: 200, data: { data } };
    await server.faults({ path: EXTRATO, mode: 'status', status: 200, body });
    await enter(page, server, accounts.ana, '/contacorrente/extrato');
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Cashback de compras da semana' });
    await expect(entries).toHaveCount(2);
    for (const words of ['12.345,67', '31/01/2026', 'Nº', '431325012', 'Expira em', '28/02/2026', 'Expirado'])
      await expect(entries.first().getByText(words).first()).toBeVisible();
    for (const one of await entries.all())
      await expect.poll(async () => (await one.boundingBox())?.height).toBeLessThanOrEqual(96);

    await page.goto('/#/campanha/1/extrato');
    const points = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Compra na loja Barão' });
    await expect(points.first()).toBeVisible();
    await expect.poll(async () => (await points.first().boundingBox())?.height).toBeLessThanOrEqual(80);
  },
);

// @rule R251
test(
  'a balance of thousands fits one line at twice the text size',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const body = { saldo: { valorDisponivel: 11532.04, valorPendente: 1532.04 } };
    await server.faults({ path: '/api/contacorrente/saldo', mode: 'status', status: 200, body });
    await page.setViewportSize({ width: 320, height: 640 });
    await enter(page, server, accounts.ana, '/contacorrente/extrato');
    const amount = page.getByRole('definition').filter({ hasText: /11\.532,04/ });
    await expect(amount).toBeVisible();
    await enlargeText(page, true);
    const lines = async () =>
      amount.evaluate((found) => {
        const range = document.createRange();
        range.selectNodeContents(found);
        return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
      });
    await expect.poll(lines).toBe(1);
    expect(await lostText(page)).toEqual([]);
    await enlargeText(page, false);
  },
);
