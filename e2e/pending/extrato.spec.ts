import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const EXTRATO = '/#/contacorrente/extrato';
const FAILED = 'Ops!, Erro ao consultar informações de extratos';
const brl = (reais: number) =>
  reais.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'exceptZero' });

interface Entry {
  idExtrato: number;
  descricao: string;
  valor: number;
  expirado: boolean;
}

test('the home card leads to the statement: balances, ten entries, two on a page', async ({
  page,
  server,
}) => {
  const { get } = await server.signedIn(accounts.ana);
  const { data } = (await get('/api/contacorrente/extrato?page=1&totalRegistros=10')) as { data: Entry[] };
  await signIn(page, accounts.ana);
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
  const calls = (await server.log()).filter(({ path }) => path === '/api/contacorrente/extrato');
  expect(calls.map(({ query }) => query)).toContainEqual({ page: '1', totalRegistros: '10' });
});

test('axe finds nothing on the statement, loaded or failed', async ({ page, server, guard }) => {
  test.slow();
  guard.allow(/Failed to load resource/);
  await signIn(page, accounts.ana);
  await page.goto(EXTRATO);
  await expect(page.getByText('Situação').first()).toBeVisible();
  await axeCheck(page);
  await server.faults({ path: '/api/contacorrente/extrato', mode: 'status' });
  await page.reload();
  await expect(page.getByText(FAILED)).toBeVisible();
  await axeCheck(page);
});

test('expired is red, valid is green, and both say so in words', async ({ page, server }) => {
  const entry = { descricao: 'Cashback', dtaEvento: '2026-01-31', valor: '10,00' };
  const body = {
    statusCode: 200,
    data: {
      data: [
        { ...entry, idExtrato: 1, valor: -1234.5, dtaExpiracao: '2026-02-28T00:00:00', expirado: 'S' },
        { ...entry, idExtrato: 2, expirado: 0 },
      ],
    },
  };
  await signIn(page, accounts.ana);
  await server.faults({ path: '/api/contacorrente/extrato', mode: 'status', status: 200, body });
  await page.goto(EXTRATO);
  const colour = (word: string) =>
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

test('a customer without entries reads so', async ({ page }) => {
  await signIn(page, accounts.bruno);
  await page.goto(EXTRATO);
  await expect(page.getByText('Nenhuma informação registrada.', { exact: true })).toBeVisible();
});

test('a statement that fails leaves the balances, and balances that fail the statement', async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  await signIn(page, accounts.ana);
  await server.faults({ path: '/api/contacorrente/extrato', mode: 'badStatusCode' });
  await page.goto(EXTRATO);
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(page.getByText('Saldo disponível')).toBeVisible();
  await server.faults({ path: '/api/contacorrente/saldo', mode: 'status' });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Situação').first()).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Situação').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Seu saldo' }).getByRole('button', { name: 'Tentar novamente' }),
  ).toBeVisible();
});

for (const timezoneId of ['America/Sao_Paulo', 'America/Rio_Branco', 'UTC']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('an entry shows the day it is written with', async ({ page, server }) => {
      const body = {
        data: [
          { idExtrato: 1, valor: 1, dtaEvento: '2026-01-31T23:59:00-03:00', dtaExpiracao: '2026-02-28' },
          { idExtrato: 2, valor: 1, dtaEvento: '2026-12-31T00:00:00', dtaExpiracao: '01/01/2027' },
        ],
      };
      await signIn(page, accounts.ana);
      await server.faults({ path: '/api/contacorrente/extrato', mode: 'status', status: 200, body });
      await page.goto(EXTRATO);
      const days = page.getByText(/^\d{2}\/\d{2}\/\d{4}$/);
      await expect(days).toHaveText(['31/01/2026', '28/02/2026', '31/12/2026', '01/01/2027']);
    });
  });
}
