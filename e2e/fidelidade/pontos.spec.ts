import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import type { ReferenceServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

/** A date of the wire as the customer reads it. */
const lida = (data: string) => data.slice(0, 10).split('-').reverse().join('/');

test('a campaign’s points: what they buy, what came and went, what was exchanged; by keyboard (S2.53, S2.54, S2.56)', async ({
  page,
  server,
}) => {
  const { get } = await server.signedIn(accounts.ana);
  await enter(page, server, accounts.ana, '/campanha/1/detalhes');

  await test.step('what they buy', async () => seeResgates(page));

  await test.step('what came and went, without the entry of no points', async () =>
    seeExtrato(page, server, get));

  await test.step('what was exchanged', async () => seeTrocas(page, get));

  expect(
    (await server.log()).filter(({ method }) => method === 'POST').map(({ path }) => path),
  ).not.toContain('/api/fidelidade/extrato');
});

test(
  'a company: the points of its purchases, and nothing exchanged in a campaign that it has not joined',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const main = page.getByRole('main');
    await enter(page, server, accounts.mercado, '/campanha/1/extrato');
    await expect(main.getByRole('listitem').filter({ hasText: 'Compra no atacado' })).toHaveCount(2);
    await expect(main).toContainText('+310 pontos');
    await axeCheck(page);
    await main.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/#\/portal$/);
    await page.goto('/#/campanha/1/detalhes');
    await expect(main.getByRole('region', { name: 'Saldo de pontos' })).toContainText('585 pontos');
    await main.getByRole('link', { name: /^Trocar meus pontos/ }).click();
    await expect(main.getByRole('region', { name: 'Seu saldo na campanha' })).toContainText('585 pontos');
    await expect(main.getByRole('button', { name: 'Trocar', exact: true, disabled: false })).toHaveCount(7);
    await expect(main.getByText(/^Faltam/)).toHaveCount(0);
    await page.goto('/#/campanha/3/extrato');
    await expect(main).toContainText('Não há nenhum extrato disponível.');
    await page.goto('/#/campanha/3/resgates');
    await expect(main.getByRole('region', { name: 'Seu saldo na campanha' })).toContainText('0 grãos');
    await expect(main).toContainText('Faltam 12 grãos');
    await axeCheck(page);
    await page.goto('/#/campanha/3/resgates/detalhes');
    await expect(main).toContainText('Você não tem resgates pendentes.');
    await main.getByRole('tab', { name: 'Resgates Efetuados' }).click();
    await expect(main).toContainText('Você não tem resgates efetuados.');
    await axeCheck(page);
  },
);

async function seeResgates(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Trocar meus pontos/ }).press('Enter');
  await expect(page).toHaveURL(/#\/campanha\/1\/resgates$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Trocar meus pontos');
  await expect(main.getByRole('region', { name: 'Seu saldo na campanha' })).toContainText('305 pontos');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Produtos', 'Vouchers', 'Conveniados']);
  const panela = main.getByRole('listitem').filter({ hasText: 'Panela de pressão 4,5 L' });
  await expect(panela).toContainText('340 pontos');
  await expect(panela).toContainText('Faltam 35 pontos');
  await expect(panela.locator('img')).toHaveAttribute('src', /panela-pressao\.webp$/);
  await expect(panela.getByRole('button', { name: 'Trocar' })).toHaveAttribute('aria-disabled', 'true');
  const voucher = main.getByRole('listitem').filter({ hasText: 'Voucher de R$ 10 em compras' });
  await expect(voucher).toContainText('80 pontos');
  await expect(voucher).not.toContainText('Faltam');
  await expect(voucher.getByRole('button', { name: 'Trocar' })).toHaveAttribute('aria-disabled', 'false');
  await panela.getByRole('button', { name: 'Trocar' }).press('Enter');
  await expectFits(page);
  await axeCheck(page);
  await main.getByRole('link', { name: 'Voltar' }).press('Enter');
  await expect(page).toHaveURL(/#\/campanha\/1\/detalhes$/);
}

type Get = (path: string) => Promise<unknown>;

async function seeExtrato(page: Page, server: ReferenceServer, get: Get): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Extrato' }).press('Enter');
  await expect(page).toHaveURL(/#\/campanha\/1\/extrato$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Extrato');
  await expect(main.getByRole('listitem')).toHaveCount(9);
  await expect(main.getByText('Ajuste de arredondamento')).toHaveCount(0);
  const asked = (await server.log()).filter(({ path }) => path === '/api/fidelidade/extratos');
  expect(asked.map(({ query }) => query)).toEqual([{ idCampanha: '1', page: '1', pagesize: '10' }]);
  const { extratos } = (await get('/api/fidelidade/extratos?idCampanha=1&page=1&pagesize=10')) as {
    extratos: { descricao: string; dtaEvento: string }[];
  };
  const [first] = extratos;
  for (const words of ['+47 pontos', first?.descricao ?? '–', lida(first?.dtaEvento ?? '')])
    await expect(main.getByRole('listitem').first()).toContainText(words);
  await expect(main.getByRole('listitem').filter({ hasText: 'Troca: Ingresso de cinema' })).toContainText(
    '-150 pontos',
  );
  await expectFits(page);
  await axeCheck(page);
  await main.getByRole('link', { name: 'Voltar' }).press('Enter');
  await expect(page).toHaveURL(/#\/campanha\/1\/detalhes$/);
}

async function seeTrocas(page: Page, get: Get): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Minhas Trocas/ }).press('Enter');
  await expect(page).toHaveURL(/#\/campanha\/1\/resgates\/detalhes$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Minhas Trocas');
  await expect(main.getByRole('tab')).toHaveText(['Resgates Pendentes', 'Resgates Efetuados']);
  const panel = main.getByRole('tabpanel');
  const { resgates } = (await get('/api/fidelidade/campanha/1/resgates/pendentes')) as {
    resgates: { idResgate: number; dtaSolicitacaoTroca: string }[];
  };
  const [pendente] = resgates;
  for (const words of [
    'Troca: Ingresso de cinema',
    '150 pontos',
    String(pendente?.idResgate),
    lida(pendente?.dtaSolicitacaoTroca ?? ''),
    'Resgate',
    'Data da solicitação',
    'Pontos',
  ])
    await expect(panel).toContainText(words);
  await expectFits(page);
  await axeCheck(page);
  await main.getByRole('tab', { name: 'Resgates Pendentes' }).press('ArrowRight');
  const efetuados = main.getByRole('tab', { name: 'Resgates Efetuados' });
  await expect(efetuados).toBeFocused();
  await efetuados.press('Enter');
  await expect(efetuados).toHaveAttribute('aria-selected', 'true');
  for (const words of [
    'Voucher de R$ 10 em compras',
    'Voucher',
    '80 pontos',
    'Frigideira antiaderente 24 cm',
    '120 pontos',
    'Produto',
    'Tipo',
    'Pontos da campanha',
  ])
    await expect(panel).toContainText(words);
  await expect(panel).not.toContainText('Ingresso de cinema');
  await expectFits(page);
  await axeCheck(page);
  await page.reload();
  await expect(efetuados).toHaveAttribute('aria-selected', 'true');
  await main.getByRole('link', { name: 'Home' }).press('Enter');
  await expect(page).toHaveURL(/#\/portal$/);
}

/** Nothing is wider than the screen, also at 320 px. */
async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ ...size, width: 320 });
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(size);
}
