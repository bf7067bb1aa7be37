import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import type { Fault } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const saldo = (page: Page) => page.getByRole('region', { name: 'Seu saldo' });
const economia = (page: Page) => page.getByRole('region', { name: 'Sua economia' });
const ofertas = (page: Page) => page.getByRole('region', { name: 'Ofertas da semana' });
const retry = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' });

const CARDS = [
  { path: '/api/contacorrente/saldo', area: saldo, restored: /Saldo disponível\s*R\$/ },
  { path: '/api/cupom/totaldesconto', area: economia, restored: /Você já economizou\s*R\$/ },
  { path: '/api/empresas', area: ofertas, restored: /Feira fresca/ },
  { path: '/api/promocoes/global', area: ofertas, restored: /Feira fresca/ },
];

const KINDS: Record<string, Omit<Fault, 'path'>> = {
  'answers 500': { mode: 'status', status: 500 },
  'hangs up': { mode: 'hangup' },
  'answers HTML': { mode: 'html' },
  'answers 200 with statusCode 400': { mode: 'badStatusCode' },
  'breaks off in the middle': { mode: 'brokenBody' },
  'answers a text': { mode: 'badStatusCode', body: 'ok' },
};

/** Each card with one kind of failure, each kind with one card and in one project: the areas share their code. */
const PAIRS = Object.keys(KINDS).map((kind, index) => ({
  kind,
  card: CARDS[index % CARDS.length],
  tag: index % 2 === 0 ? '@phone' : '@desktop',
}));

for (const { kind, card, tag } of PAIRS) {
  if (card === undefined) throw new Error('no card');
  const { path, area, restored } = card;
  test(
    `${path} ${kind}: the other cards work, no toast, and 'Tentar novamente' helps (S8.27, R9)`,
    { tag },
    async ({ page, server, guard }) => {
      guard.allow(new RegExp(`${path}(\\?.*)?\\)$`));
      await server.faults({ path, mode: 'status', ...KINDS[kind] });
      await enter(page, server, accounts.ana);
      await expect(area(page).getByText('Não foi possível carregar')).toBeVisible();
      await expect(retry(page)).toHaveCount(1);
      for (const other of CARDS.filter(({ area: its }) => its !== area))
        await expect(other.area(page)).toContainText(other.restored);
      await expect(page.getByText('Carregando…')).toBeHidden();
      await expect(page.getByRole('alert')).toHaveCount(0);
      // Nothing is asked again by itself.
      expect((await server.log()).filter((call) => call.path === path)).toHaveLength(1);
      await server.faults();
      await retry(page).click();
      await expect(area(page)).toContainText(restored);
      await expect(retry(page)).toHaveCount(0);
    },
  );
}

test(
  'everything fails at once: each area says so, the frame stands, and sign-out works',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await server.faults({ path: '/api/*', mode: 'status', status: 500 });
    await enter(page, server, accounts.ana);
    await expect(retry(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Olá');
    await expect(page.getByText('Carregando…')).toBeHidden();
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  },
);

test('lists that are null are empty lists (R17)', { tag: '@desktop' }, async ({ page, server }) => {
  const body = { statusCode: 200, data: null };
  await server.faults(
    { path: '/api/promocoes/global', mode: 'badStatusCode', body },
    { path: '/api/public/*', mode: 'badStatusCode', body },
  );
  await enter(page, server, accounts.ana);
  await expect(page.getByText('Nenhuma oferta encontrada.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Destaques' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Parceiros' })).toHaveCount(0);
  await expect(retry(page)).toHaveCount(0);
});

test(
  'no store at all: nothing to choose, nothing to see, nothing broken',
  { tag: '@phone' },
  async ({ page, server }) => {
    await server.faults({ path: '/api/empresas', mode: 'status', status: 200, body: [] });
    await enter(page, server, accounts.ana);
    await expect(ofertas(page)).toBeVisible();
    await expect(page.getByLabel('Loja')).toBeDisabled();
    await expect(page.getByText('Nenhuma oferta encontrada.')).toBeVisible();
    expect((await server.log()).filter(({ path }) => path === '/api/promocoes/global')).toEqual([]);
  },
);

test('numbers as text and dates in three notations are read', { tag: '@phone' }, async ({ page, server }) => {
  await server.faults(
    {
      path: '/api/contacorrente/saldo',
      mode: 'status',
      status: 200,
      body: { saldo: { valorDisponivel: '1.234,56', valorPendente: '-0.5' } },
    },
    {
      path: '/api/cupom/totaldesconto',
      mode: 'status',
      status: 200,
      body: { desconto: '98765.4', dtaInclusao: '05/02/2019' },
    },
  );
  await enter(page, server, accounts.ana);
  await expect(saldo(page)).toContainText('R$ 1.234,56');
  await expect(saldo(page)).toContainText('-R$ 0,50');
  await expect(economia(page)).toContainText('R$ 98.765,40');
  await expect(economia(page)).toContainText('Cliente desde 05/02/2019');
});

test(
  "without the savings' own date the person's counts (R50)",
  { tag: '@desktop' },
  async ({ page, server }) => {
    await server.faults({
      path: '/api/cupom/totaldesconto',
      mode: 'status',
      status: 200,
      body: { desconto: 10, dtaInclusao: null },
    });
    const { get } = await server.signedIn(accounts.ana);
    const { dtaInclusao } = (await get('/api/pessoa')) as { dtaInclusao: string };
    await enter(page, server, accounts.ana);
    const since = dtaInclusao.slice(0, 10).split('-').reverse().join('/');
    await expect(economia(page)).toContainText(`Cliente desde ${since}`);
  },
);

test(
  'the spinner shows while the home loads and goes with the last answer (S1.3, R1)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    let answer = () => {};
    const seen = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/contacorrente/saldo', async (route) => {
      await seen;
      await route.continue();
    });
    await enter(page, server, accounts.ana);
    await expect(page.getByText('Carregando…')).toBeVisible();
    answer();
    await expect(saldo(page)).toContainText('Saldo disponível');
    await expect(page.getByText('Carregando…')).toBeHidden();
  },
);

test(
  'a late answer for the store before does not replace the chosen one',
  { tag: '@phone' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    await expect(page.getByRole('region', { name: 'Feira fresca' })).toBeVisible();
    await server.faults({ path: '/api/promocoes/global', mode: 'delay', ms: 1500, times: 1 });
    const late = page.waitForResponse(/idEmpresa=2/);
    await page.getByLabel('Loja').selectOption('2');
    await page.getByLabel('Loja').selectOption('3');
    await expect(page.getByRole('region', { name: 'Direto da horta' })).toBeVisible();
    await late;
    await expect(page.getByRole('region', { name: 'Direto da horta' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quarta verde' })).toHaveCount(0);
  },
);
