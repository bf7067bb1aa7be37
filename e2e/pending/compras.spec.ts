import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

interface Page8 {
  data: { loja: string; idCupom: number; valorTotalDaCompra: number; valorTotalDeDesconto: number }[];
  totalPages: number;
}

const brl = (reais: number) => reais.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

test('purchases are shown eight on a page, by the pager of the specification', async ({ page, server }) => {
  test.slow();
  const { get } = await server.signedIn(accounts.ana);
  const call = (pagina: number) => `/api/pessoa/cupons?tamanhoPagina=8&pagina=${pagina}&idEmpFormato=1`;
  const first = (await get(call(1))) as Page8;
  await signIn(page, accounts.ana);
  await page.goto('/#/compras');
  await expect(page.getByRole('heading', { level: 1, name: 'Compras', exact: true })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cupom' });
  await expect(cards).toHaveCount(8);
  const [cupom] = first.data;
  await expect(cards.first()).toContainText(cupom?.loja ?? '?');
  await expect(cards.first()).toContainText(String(cupom?.idCupom));
  await expect(cards.first()).toContainText(brl(cupom?.valorTotalDaCompra ?? 0));
  await expect(cards.first()).toContainText(brl(cupom?.valorTotalDeDesconto ?? 0));
  await expect(cards.first()).toContainText(/\d{2}\/\d{2}\/\d{4}/);

  const pager = page.getByRole('navigation', { name: 'Páginas de compras' });
  const pageButtons = pager.getByRole('button', { name: /^Página/ });
  const last = first.totalPages;
  await expect(pageButtons).toHaveText(['1', '2', String(last)]);
  await expect(pager.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');

  await pager.getByRole('button', { name: 'Próxima' }).press('Enter');
  await expect(page).toHaveURL(/#\/compras\?pagina=2$/);
  await expect(pager.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  const second = (await get(call(2))) as Page8;
  await expect(cards.first()).toContainText(String(second.data[0]?.idCupom));
  await page.reload();
  await expect(cards.first()).toContainText(String(second.data[0]?.idCupom));
  await pager.getByRole('button', { name: 'Anterior' }).click();
  await expect(cards.first()).toContainText(String(cupom?.idCupom));
  await page.goBack();
  await expect(page).toHaveURL(/pagina=2$/);

  const pages = (await server.log()).filter(({ path }) => path === '/api/pessoa/cupons');
  for (const { query } of pages) expect(query).toMatchObject({ tamanhoPagina: '8', idEmpFormato: '1' });
});

test('axe finds nothing on the purchases', async ({ page }) => {
  test.slow();
  await signIn(page, accounts.ana);
  await page.goto('/#/compras?pagina=2');
  await expect(page.getByText('Valor total da compra').first()).toBeVisible();
  await axeCheck(page);
});

test('a page beyond the last leads to the last', async ({ page, server }) => {
  const { get } = await server.signedIn(accounts.ana);
  const { totalPages } = (await get('/api/pessoa/cupons?tamanhoPagina=8&pagina=1&idEmpFormato=1')) as Page8;
  await signIn(page, accounts.ana);
  await page.goto('/#/compras?pagina=4000');
  await expect(page).toHaveURL(new RegExp(`pagina=${totalPages}$`));
  await expect(page.getByRole('button', { name: `Página ${totalPages}` })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a customer without purchases reads so, and sees no pager', async ({ page }) => {
  await signIn(page, accounts.bruno);
  await page.goto('/#/compras');
  await expect(page.getByText('Não há registros para serem mostrados', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Próxima' })).toHaveCount(0);
});

test('a company sees its purchases', async ({ page }) => {
  await signIn(page, accounts.mercado);
  await page.goto('/#/compras');
  await expect(page.getByText('Valor total da compra').first()).toBeVisible();
});

test('the menu leads to the purchases', async ({ page }) => {
  await signIn(page, accounts.ana);
  await page.getByRole('button', { name: 'Minha conta' }).waitFor();
  const open = page.getByRole('button', { name: 'Abrir menu' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('link', { name: 'Minhas Compras' }).click();
  await expect(page).toHaveURL(/#\/compras$/);
  await expect(page.getByRole('heading', { name: 'Compras', exact: true })).toBeVisible();
});

for (const mode of ['status', 'hangup', 'html', 'badStatusCode', 'brokenBody'] as const) {
  test(`a load that fails by ${mode} shows no toast and can be tried again`, async ({
    page,
    server,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    await signIn(page, accounts.ana);
    await server.faults({ path: '/api/pessoa/cupons', mode });
    await page.goto('/#/compras');
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await server.faults();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('Valor total da compra').first()).toBeVisible();
  });
}

test('numbers as text, null lists and missing fields are read', async ({ page, server }) => {
  await signIn(page, accounts.ana);
  const odd = {
    statusCode: '200',
    data: {
      data: [{ loja: 'Loja Um', idCupom: 12, valorTotalDaCompra: '1.234,5', valorTotalDeDesconto: null }],
      totalPages: '1',
    },
  };
  await server.faults({ path: '/api/pessoa/cupons', mode: 'status', status: 200, body: odd });
  await page.goto('/#/compras');
  const card = page.getByRole('listitem').filter({ hasText: 'Loja Um' });
  await expect(card).toContainText(brl(1234.5));
  const none = { data: null, totalPages: 0 };
  await server.faults({ path: '/api/pessoa/cupons', mode: 'status', status: 200, body: none });
  await page.reload();
  await expect(page.getByText('Não há registros para serem mostrados')).toBeVisible();
});

for (const timezoneId of ['America/Sao_Paulo', 'America/Rio_Branco', 'UTC']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('a purchase shows the day it is written with', async ({ page, server }) => {
      const cupom = { loja: 'Loja', valorTotalDaCompra: 1, valorTotalDeDesconto: 1 };
      const body = {
        data: [
          { ...cupom, idCupom: 1, dtaCupom: '2026-01-31T23:59:59' },
          { ...cupom, idCupom: 2, dtaCupom: '2026-03-01T00:00:00Z' },
          { ...cupom, idCupom: 3, dtaCupom: '2026-03-01' },
          { ...cupom, idCupom: 4, dtaCupom: '2026-03-01T02:30:00Z' },
        ],
        totalPages: 1,
      };
      await signIn(page, accounts.ana);
      await server.faults({ path: '/api/pessoa/cupons', mode: 'status', status: 200, body });
      await page.goto('/#/compras');
      const days = page.getByText(/^\d{2}\/\d{2}\/\d{4}$/);
      await expect(days).toHaveText(['31/01/2026', '01/03/2026', '01/03/2026', '28/02/2026']);
    });
  });
}
