import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter, forgetAnswers } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const EXTRATO = '/api/contacorrente/extrato';
const FAILED = 'Ops!, Erro ao consultar informações de extratos';
const brl = (reais: number) =>
  reais.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'exceptZero' });

interface Entry {
  idExtrato: number;
  descricao: string;
  valor: number;
  expirado: boolean;
}

test('the statement: balances, ten entries, two on a page (S2.34, S2.64, S2.66, S9.9, R62)', async ({
  page,
  server,
}) => {
  const { get } = await server.signedIn(accounts.ana);
  const { data } = (await get(`${EXTRATO}?page=1&totalRegistros=10`)) as { data: Entry[] };
  await enter(page, server, accounts.ana);
  await page.getByRole('link', { name: 'Extrato' }).click();
  await expect(page).toHaveURL(/#\/contacorrente\/extrato$/);
  await expect(page.getByText('Saldo disponível')).toBeVisible();
  await expect(page.getByText('Saldo pendente')).toBeVisible();

  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Situação' });
  const pager = page.getByRole('navigation', { name: 'Páginas do extrato' });
  await expect(pager.getByRole('button', { name: /^Página/ })).toHaveText(['1', '2', '3', '4', '5']);
  for (let number = 1; number <= 5; number += 1) {
    await pager.getByRole('button', { name: `Página ${number}` }).click();
    await expect(cards).toHaveCount(2);
    for (const [place, entry] of data.slice(number * 2 - 2, number * 2).entries()) {
      await expect(cards.nth(place)).toContainText(entry.descricao);
      await expect(cards.nth(place)).toContainText(String(entry.idExtrato));
      await expect(cards.nth(place)).toContainText(brl(entry.valor));
      await expect(cards.nth(place)).toContainText(entry.expirado ? 'Expirado' : 'Valido');
    }
  }
  await expect(pager.getByRole('button', { name: 'Próxima' })).toHaveAttribute('aria-disabled', 'true');
  const calls = (await server.log()).filter(({ path }) => path === EXTRATO);
  expect(calls.map(({ query }) => query)).toContainEqual({ page: '1', totalRegistros: '10' });
  await axeCheck(page);
});

test(
  'expired is red, valid is green; a part that fails leaves the other (S2.65, S8.21)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await test.step('status in words and colour (WCAG 1.4.1, eMAG 4.2)', async () => {
      const entry = { descricao: 'Cashback', dtaEvento: '2026-01-31', valor: '10,00' };
      const data = [
        { ...entry, idExtrato: 1, valor: -1234.5, dtaExpiracao: '2026-02-28T00:00:00', expirado: 'S' },
        { ...entry, idExtrato: 2, expirado: 0 },
      ];
      const body = { statusCode: 200, data: { data } };
      await server.faults({ path: EXTRATO, mode: 'status', status: 200, body });
      await enter(page, server, accounts.ana, '/contacorrente/extrato');
      const colour = async (word: string) =>
        page.getByText(word, { exact: true }).evaluate((found) => {
          const [red = 0, green = 0] = (getComputedStyle(found).color.match(/\d+/g) ?? []).map(Number);
          return red > green ? 'red' : 'green';
        });
      expect(await colour('Expirado')).toBe('red');
      expect(await colour('Valido')).toBe('green');
      await expect(page.getByText('28/02/2026')).toBeVisible();
      await expect(page.getByText('Expira em')).toHaveCount(1);
      await expect(page.getByRole('listitem').filter({ hasText: 'Expirado' })).toContainText(brl(-1234.5));
      await expect(page.getByRole('listitem').filter({ hasText: 'Valido' })).toContainText(brl(10));
    });

    await test.step('a statement that fails is what was last known, under its time (R90)', async () => {
      await server.faults({ path: EXTRATO, mode: 'status', status: 503 });
      await page.reload();
      await expect(page.getByText(/^Sem conexão\. Dados de \d\d\/\d\d às \d\d:\d\d\.$/)).toBeVisible();
      await expect(page.getByText('Expirado', { exact: true })).toBeVisible();
      await axeCheck(page);
    });

    await test.step('a statement that fails leaves the balances, and balances that fail the statement', async () => {
      await server.faults({ path: EXTRATO, mode: 'badStatusCode' });
      await forgetAnswers(page);
      await page.reload();
      await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
      await expect(page.getByText('Saldo disponível')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
      await axeCheck(page);
      await server.faults({ path: '/api/contacorrente/saldo', mode: 'status' });
      await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByText('Situação').first()).toBeVisible();
      await expect(page.getByText(FAILED)).toHaveCount(0);
      await forgetAnswers(page);
      await page.reload();
      await expect(page.getByText('Situação').first()).toBeVisible();
      const saldo = page.getByRole('region', { name: 'Seu saldo' });
      await expect(saldo.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    });
  },
);
