import type { Page } from '@playwright/test';
import { accounts } from './fixtures/accounts.ts';
import { axeCheck, enter } from './fixtures/actions.ts';
import type { ReferenceServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

const PATH = '/api/fidelidade/extrato';
const SUCCESS = 'Parabéns! Troca Realizada com Sucesso!!!';
const VOUCHER = 'Voucher de R$ 10 em compras';
const CUSTO = 80;
// Clicks, refusals and lost answers in one tab: troca.spec.ts. Nobody reads a fixed balance of the company.
// A server of its own: points spent are gone for every test that reads them.
test.use({ serverEnv: { TOKEN_TTL_SECONDS: '7170' } });

const account = accounts.mercado;

const saldo = (page: Page) => page.getByRole('region', { name: 'Seu saldo na campanha' });
const todos = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Trocar', exact: true });
const trocar = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: VOUCHER, exact: true }) })
    .getByRole('button', { name: 'Trocar', exact: true });

/** The balance of campaign 1 as the database has it, told by a session of its own. */
async function booked(server: ReferenceServer): Promise<number> {
  const { get } = await server.signedIn(account);
  return ((await get('/api/fidelidade/campanha/1/extratos/pontos')) as { pontos: number }).pontos;
}

async function posts(server: ReferenceServer): Promise<number> {
  return (await server.log()).filter(({ method, path }) => method === 'POST' && path === PATH).length;
}

async function open(page: Page, server: ReferenceServer): Promise<number> {
  const before = await booked(server);
  await enter(page, server, account, '/campanha/1/resgates');
  await expect(saldo(page)).toContainText(`${before} pontos`);
  await expectOpen(page);
  return before;
}

async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/#/campanha/1/resgates');
  await expectOpen(tab);
  return tab;
}

const expectOpen = async (page: Page) => expect(trocar(page)).toHaveAttribute('aria-disabled', 'false');

async function expectLocked(page: Page): Promise<void> {
  await expect(todos(page)).toHaveCount(7);
  for (const button of await todos(page).all()) await expect(button).toHaveAttribute('aria-disabled', 'true');
}

/** Neither more nor less than the database says. */
async function expectBooked(page: Page, server: ReferenceServer, points: number): Promise<void> {
  expect(await booked(server)).toBe(points);
  await expect(saldo(page)).toContainText(`${points} pontos`);
}

/** The server books at once; its answer comes when the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

test(
  'while one tab exchanges every Trocar of the other is locked, and its balance follows',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const before = await open(page, server);
    const other = await openTab(page);
    const answer = await holdAnswers(page);
    await trocar(page).click();
    await expectLocked(page);
    await expectLocked(other);
    await trocar(other).click({ force: true });
    const late = await page.context().newPage();
    await late.goto('/#/campanha/1/resgates');
    await expectLocked(late);
    answer();
    for (const tab of [page, other, late]) {
      await expectOpen(tab);
      await expectBooked(tab, server, before - CUSTO);
    }
    expect(await posts(server)).toBe(1);
  },
);

test('clicks in two tabs at the same moment spend once', { tag: '@desktop' }, async ({ page, server }) => {
  const before = await open(page, server);
  const other = await openTab(page);
  const answer = await holdAnswers(page);
  await Promise.all([page, other].map(async (tab) => trocar(tab).dispatchEvent('click')));
  await expectLocked(page);
  await expectLocked(other);
  answer();
  await expectOpen(page);
  await expectOpen(other);
  await expectBooked(page, server, before - CUSTO);
  await expectBooked(other, server, before - CUSTO);
  expect(await posts(server)).toBe(1);
});

test(
  'a slow answer finds the customer elsewhere; back on the screen all is locked until then',
  { tag: '@phone' },
  async ({ page, server }) => {
    const before = await open(page, server);
    const answer = await holdAnswers(page);
    await trocar(page).click();
    await expectLocked(page);
    await page.goto('/#/campanha/1/detalhes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Junte e Troque Panelas');
    await page.goto('/#/campanha/1/resgates');
    await expectLocked(page);
    answer();
    await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible();
    await expectOpen(page);
    await expectBooked(page, server, before - CUSTO);
    expect(await posts(server)).toBe(1);
  },
);

test(
  'an answer that never came from a server that is gone: asked again by the customer alone',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/ERR_EMPTY_RESPONSE/);
    const before = await open(page, server);
    await server.faults(
      { method: 'POST', path: PATH, mode: 'lostAnswer' },
      { path: '/api/fidelidade/*', mode: 'hangup' },
    );
    await trocar(page).click();
    const dialog = page.getByRole('dialog', { name: 'A troca foi concluída?' });
    await expect(dialog).toContainText('Ainda não foi possível consultar seu saldo e suas trocas.');
    await axeCheck(page);
    await server.faults({ method: 'POST', path: PATH, mode: 'hangup' });
    await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(dialog).toContainText(`${before - CUSTO} pontos`);
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expectOpen(page);
    await expectBooked(page, server, before - CUSTO);
    expect(await posts(server)).toBe(1);
  },
);
