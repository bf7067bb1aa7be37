import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { fine, situation } from '../fixtures/gates.ts';
import { expect, test } from '../fixtures/test.ts';

interface Cupons {
  data: {
    loja: string;
    idCupom: number;
    valorTotalDaCompra: number;
    valorTotalDeDesconto: number;
    dtaCupom: string;
  }[];
  totalPages: number;
}

const CUPONS = '/api/pessoa/cupons';
const call = (pagina: number) => `${CUPONS}?tamanhoPagina=8&pagina=${pagina}&idEmpFormato=1`;
const brl = (reais: number) => reais.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
const day = (text: string) => text.slice(0, 10).split('-').reverse().join('/');

test('purchases are shown eight on a page, by its pager (S2.61, S2.62, R61)', async ({ page, server }) => {
  const { get } = await server.signedIn(accounts.ana);
  const [first, second] = [(await get(call(1))) as Cupons, (await get(call(2))) as Cupons];
  const [cupom] = first.data;
  await server.clearLog();
  await enter(page, server, accounts.ana, '/compras');
  await expect(page.getByRole('heading', { level: 1, name: 'Compras', exact: true })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cupom' });

  await test.step('a card: store, coupon number, total, discount, date', async () => {
    await expect(cards).toHaveCount(8);
    const words = (await cards.first().innerText()).replaceAll(/\n+/g, '|');
    const expected =
      `${cupom?.loja}|Cupom|${cupom?.idCupom}|Valor total da compra|${brl(cupom?.valorTotalDaCompra ?? 0)}` +
      `|Valor total de desconto|${brl(cupom?.valorTotalDeDesconto ?? 0)}|Data da compra|${day(cupom?.dtaCupom ?? '')}`;
    expect(words.replaceAll('\u00A0', ' ')).toBe(expected.replaceAll('\u00A0', ' '));
  });

  await test.step('the pager: 2 pages, 1 in the margin, by keyboard, in the address', async () => {
    const pager = page.getByRole('navigation', { name: 'Páginas de compras' });
    const last = String(first.totalPages);
    await expect(pager.getByRole('button', { name: /^Página/ })).toHaveText(['1', '2', last]);
    await expect(pager.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
    await pager.getByRole('button', { name: 'Próxima' }).press('Enter');
    await expect(page).toHaveURL(/#\/compras\?pagina=2$/);
    await expect(pager.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    await expect(cards.first()).toContainText(String(second.data[0]?.idCupom));
    await page.reload();
    await expect(cards.first()).toContainText(String(second.data[0]?.idCupom));
    await pager.getByRole('button', { name: 'Anterior' }).click();
    await expect(cards.first()).toContainText(String(cupom?.idCupom));
    await page.goBack();
    await expect(page).toHaveURL(/pagina=2$/);
    await page.goto('/#/compras?pagina=4000');
    await expect(page).toHaveURL(new RegExp(`pagina=${last}$`));
    await expect(pager.getByRole('button', { name: `Página ${last}` })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  const calls = (await server.log()).filter(({ path }) => path === CUPONS);
  for (const { query } of calls) expect(query).toMatchObject({ tamanhoPagina: '8', idEmpFormato: '1' });
  await expect(cards.first()).toBeVisible();
  await axeCheck(page);
});

test(
  'a company sees its purchases; a customer without any reads so, on both screens of money (S2.63, S2.67)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await enter(page, server, accounts.mercado, '/compras');
    await expect(page.getByText('Valor total da compra').first()).toBeVisible();
    await page.goto('/#/contacorrente/extrato');
    await expect(page.getByText('Situação').first()).toBeVisible();
    await server.faults(...situation(fine));
    await enter(page, server, accounts.bruno, '/compras');
    await expect(page.getByText('Não há registros para serem mostrados', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Próxima' })).toHaveCount(0);
    await page.goto('/#/contacorrente/extrato');
    await expect(page.getByText('Nenhuma informação registrada.', { exact: true })).toBeVisible();
  },
);
