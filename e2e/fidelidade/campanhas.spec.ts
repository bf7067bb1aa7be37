import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

test('from the campaigns to the rules, to the details by keyboard, and back (WCAG 2.1.1, eMAG 2.1)', async ({
  page,
  server,
}) => {
  await enter(page, server, accounts.ana, '/campanhas');
  const main = page.getByRole('main');
  const panelas = main.getByRole('article').filter({ hasText: 'Junte e Troque Panelas' });

  await test.step('the list, under its group', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Campanhas');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Campanhas do Clube');
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      'Junte e Troque Panelas',
      'Selos da Feira',
      'Café em Dobro',
      'Natal Solidário',
    ]);
    await expect(main).toContainText('Junte pontos, selos e grãos em todas as lojas Vizinhança.');
    for (const words of [
      'Junte pontos nas suas compras e troque por panelas, vouchers e passeios.',
      '1 ponto a cada R$ 20,00',
      /De \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}/,
    ])
      await expect(panelas).toContainText(words);
    await expect(panelas.locator('img')).toHaveAttribute('src', /panelas\.webp$/);
    const natal = main.getByRole('article').filter({ hasText: 'Natal Solidário' });
    await expect(natal.locator('img')).toHaveCount(0);
    await expect(natal.locator('svg').first()).toBeVisible();
    const ways = main.getByRole('article').getByRole('link');
    await expect(ways).toHaveText(['Detalhes', 'Extrato', 'Detalhes', 'Extrato']);
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '#/campanha/1/detalhes',
      '#/campanha/2/extrato',
      '#/campanha/3/detalhes',
      '#/campanha/4/extrato',
    ]);
    await axeCheck(page);
  });

  await test.step('one window of the rules for a double click, which has no hold on the portal', async () =>
    seeRules(page, panelas));

  await test.step('a campaign without rules says so', async () => {
    const cafe = main.getByRole('article').filter({ hasText: 'Café em Dobro' });
    await cafe.getByRole('button', { name: 'Regulamento' }).click();
    await expect(page.getByText('Regulamento não disponível', { exact: true })).toBeVisible();
  });

  await test.step('the details, by keyboard', async () => seeDetalhes(page, panelas));

  await test.step('a campaign that offers no exchange keeps its two tiles closed', async () => {
    await page.goto('/#/campanha/2/detalhes');
    await expect(main.getByRole('region', { name: 'Saldo de pontos' })).toContainText('4 selos');
    await expect(main.getByRole('button', { name: /^Trocar meus pontos/ })).toBeDisabled();
    await expect(main.getByRole('button', { name: /^Minhas Trocas/ })).toBeDisabled();
    await expect(main.getByRole('link', { name: 'Extrato' })).toHaveAttribute('href', '#/campanha/2/extrato');
    await axeCheck(page);
  });
});

const DADOS = 'Ops!, ocorreu um erro ao tentar resgatar dados da campanha!';
const RESGATES = 'Ops! Não foi possivel recuperar detalhes dos resgates';

/** Each screen, its words for an answer that fails, and what it shows when asked again. */
const FAILED = [
  ['campanhas', DADOS, 'Selos da Feira'],
  ['campanha/1/detalhes', 'Ops!, não foi possivel capturar detalhes da campanha', 'Minhas Trocas'],
  ['campanha/1/resgates', DADOS, 'Frigideira antiaderente 24 cm'],
  ['campanha/1/extrato', 'Ops!, Erro ao consultar informações de extratos', 'Compra no atacado'],
  ['campanha/1/resgates/detalhes', RESGATES, 'Você não tem resgates pendentes.'],
  ['campanha/1/resgates/detalhes?aba=efetuados', RESGATES, 'Você não tem resgates efetuados.'],
] as const;

/** Each screen's words for an address without a campaign (R66). */
const MISSING = [
  ['campanha//detalhes', 'Ops!, Parametro para consulta não está sendo repassado!'],
  ['campanha//extrato', 'Ops!, Parametro para consulta não está sendo repassado!'],
  ['campanha//resgates', 'Ops!, Parametro não esta sendo repassado'],
  ['campanha//resgates/detalhes', 'Ops!, parametro para consulta não foi repassado'],
] as const;

test(
  'a company: each campaign screen has its own words for an answer that fails, and for a missing campaign',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    const fault = { path: '/api/fidelidade/*', mode: 'status', status: 500, body: {} } as const;
    const main = page.getByRole('main');
    const again = main.getByRole('button', { name: 'Tentar novamente' });
    await server.faults(fault);
    await enter(page, server, accounts.mercado, '/campanhas');
    for (const [path, words, content] of FAILED) {
      await server.faults(fault);
      await page.goto(`/#/${path}`);
      await expect(main.getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await server.faults();
      await again.last().click();
      await expect(main).toContainText(content);
      await expect(main.getByText(words, { exact: true })).toHaveCount(0);
    }
    for (const [path, words] of MISSING) {
      await page.goto(`/#/${path}`);
      await expect(main.getByRole('heading', { name: words, exact: true })).toBeVisible();
    }
    await axeCheck(page);
  },
);

async function seeRules(page: Page, card: Locator): Promise<void> {
  const context = page.context();
  const opened: unknown[] = [];
  context.on('page', (tab) => opened.push(tab));
  const tab = context.waitForEvent('page');
  const asked = Date.now();
  await card.getByRole('button', { name: 'Regulamento' }).dblclick();
  await expect(card.getByRole('button', { name: 'Abrindo…' })).toBeVisible();
  const rules = await tab;
  expect(Date.now() - asked).toBeGreaterThanOrEqual(2000);
  await expect(rules.getByRole('heading', { level: 1 }).first()).toHaveText('Regulamento');
  await expect(rules.getByRole('heading', { name: 'Regulamento: Junte e Troque Panelas' })).toBeVisible();
  expect(await rules.evaluate(() => globalThis.opener as unknown)).toBeNull();
  await rules.close();
  await expect(card.getByRole('button', { name: 'Regulamento' })).not.toHaveAttribute('aria-disabled');
  expect(opened).toHaveLength(1);
}

async function seeDetalhes(page: Page, card: Locator): Promise<void> {
  const main = page.getByRole('main');
  await card.getByRole('link', { name: 'Detalhes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/campanha\/1\/detalhes$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Junte e Troque Panelas');
  await expect(main).toContainText(
    'Junte pontos nas suas compras e troque por panelas, vouchers e passeios.',
  );
  await expect(main.locator('img')).toHaveAttribute('src', /panelas\.webp$/);
  await expect(main.getByRole('region', { name: 'Saldo de pontos' })).toContainText('305 pontos');
  await axeCheck(page);
  // 320 px on a phone.
  const width = (page.viewportSize()?.width ?? 360) - 40;
  await page.setViewportSize({ width, height: 700 });
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await main.getByRole('link', { name: 'Voltar' }).press('Enter');
  await expect(page).toHaveURL(/#\/campanhas$/);
  await expect(card).toBeVisible();
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test(
  'words that are longer than the screen leave nothing out of reach',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const long = `www.loja.example/${'regulamento-da-campanha'.repeat(6)}`.replaceAll('-', '_');
    const campanha = { idCampanha: 1, campanha: long, descricao: long, currentPrice: long, nomePonto: long };
    const resgate = { idResgate: 1, descricao: long, nomeProduto: long, qtdePontosCampanha: 5 };
    const answer = (path: string, body: unknown) => ({ path, mode: 'status' as const, status: 200, body });
    await server.faults(
      answer('/api/fidelidade/campanhas', [campanha]),
      answer('/api/fidelidade/campanha/1', { ...campanha, nomePonto: null }),
      answer('/api/fidelidade/campanha/resgates/efetuados', { resgates: [resgate] }),
      answer('/api/fidelidade/campanha/2', campanha),
      answer('/api/fidelidade/extratos', { extratos: [{ descricao: long, qtDePonto: 5 }] }),
    );
    // A card cuts off what leaves it: what counts is where the words end.
    const end = async () =>
      page
        .getByRole('main')
        .locator('h1, h2, p, span, td')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    await enter(page, server, accounts.ana, '/campanha/1/resgates/detalhes?aba=efetuados');
    await expect(page.getByRole('cell', { name: '5 pontos' })).toBeInViewport();
    await expect.poll(end).toBeLessThanOrEqual(1280);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const place of ['/campanhas', '/campanha/1/detalhes', '/campanha/2/extrato']) {
      await page.goto(`/#${place}`);
      await expect(page.getByRole('main').getByText(long).first()).toBeVisible();
      await expect.poll(end).toBeLessThanOrEqual(320);
    }
  },
);
