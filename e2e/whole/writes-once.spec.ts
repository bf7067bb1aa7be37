import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { closeToasts, enter, nextPressCounts } from '../fixtures/actions.ts';
import { type CuttingProxy, startCuttingProxy } from '../fixtures/server/cutting-proxy.ts';
import { CUSTO, expectOpen, PATH, SUCCESS, trocar, UNKNOWN } from '../fixtures/screens/exchange.ts';
import { perfil } from '../fixtures/screens/perfil.ts';
import { field, fillPessoa, openRegister, send } from '../fixtures/screens/register-form.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** The portal behind a keep-alive proxy that can cut connections. */
const test = base.extend<{ cutter: CuttingProxy }>({
  cutter: async ({ server }, use) => {
    const cutter = await startCuttingProxy(server.baseUrl);
    await use(cutter);
    await cutter.stop();
  },
  baseURL: async ({ cutter }, use) => use(cutter.origin),
  guard: async ({ guard, cutter }, use) => {
    guard.allowHost(cutter.origin);
    await use(guard);
  },
});

/** More than a browser's connections per host. */
const ALWAYS = 100;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const keysOf = (cutter: CuttingProxy, path: string) => new Set(cutter.posts(path).map(({ key }) => key));

/** Campaign 1's balance and exchanges in the database. */
async function booked(server: ReferenceServer) {
  const { get } = await server.signedIn(accounts.mercado);
  const { pontos } = (await get('/api/fidelidade/campanha/1/extratos/pontos')) as { pontos: number };
  const { extratos } = (await get('/api/fidelidade/extratos?idCampanha=1&page=1&pagesize=100')) as {
    extratos: { qtDePonto: number }[];
  };
  return { pontos, trocas: extratos.filter(({ qtDePonto }) => qtDePonto < 0).length };
}

/** The exchange's screen, with a reused connection. */
async function openResgates(page: Page, server: ReferenceServer) {
  await enter(page, server, accounts.mercado, '/campanha/1/resgates');
  await expectOpen(page);
  return booked(server);
}

// @rule R77
test(
  'a request that the browser resends is one exchange',
  { tag: '@desktop' },
  async ({ page, server, cutter, guard }) => {
    guard.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    const before = await openResgates(page, server);
    cutter.cut(PATH, ALWAYS);
    await trocar(page).click();
    const dialog = page.getByRole('dialog', { name: UNKNOWN });
    await expect(dialog.getByText(`${before.pontos - CUSTO} pontos`)).toBeVisible();
    expect(cutter.posts(PATH).length).toBeGreaterThan(1);
    expect(keysOf(cutter, PATH).size).toBe(1);
    expect(await booked(server)).toEqual({ pontos: before.pontos - CUSTO, trocas: before.trocas + 1 });

    cutter.cut(PATH, 0);
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expectOpen(page);
    await nextPressCounts(page);
    // One connection dies after the commit: the browser resends, and it succeeds.
    const sent = cutter.posts(PATH).length;
    cutter.cut(PATH, 1);
    await trocar(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(cutter.posts(PATH)).toHaveLength(sent + 2);
    const keys = [...keysOf(cutter, PATH)];
    expect(keys).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(await booked(server)).toEqual({ pontos: before.pontos - 2 * CUSTO, trocas: before.trocas + 2 });
  },
);

// @rule R77
test(
  'without the key a resent request spends twice',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, cutter }) => {
    cutter.configure({ idempotencyHeader: undefined });
    const before = await openResgates(page, server);
    cutter.cut(PATH, 1);
    await trocar(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect([...keysOf(cutter, PATH)]).toEqual([undefined]);
    expect(await booked(server)).toEqual({ pontos: before.pontos - 2 * CUSTO, trocas: before.trocas + 2 });
  },
);

// @rule R77
test('a resent registration succeeds', { tag: ['@phone', '@whole'] }, async ({ page, cutter }) => {
  await openRegister(page);
  await fillPessoa(page);
  cutter.cut('/api/pessoa/cadastro', 1);
  await send(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('já cadastrado')).toHaveCount(0);
  expect(cutter.posts('/api/pessoa/cadastro')).toHaveLength(2);
  expect(keysOf(cutter, '/api/pessoa/cadastro').size).toBe(1);
});

// @rule R77
test(
  'a profile save that the browser sends again adds one phone',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, cutter }) => {
    await enter(page, server, accounts.bruno, '/perfil');
    await page.getByRole('button', { name: 'Aceito', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await field(page, 'Tipo de telefone').selectOption('Celular');
    await field(page, 'DDD').fill('19');
    await field(page, 'Telefone').fill('988887777');
    cutter.cut('/api/pessoa', 1);
    await perfil.salvar(page).click();
    await expect(perfil.salvo(page)).toBeVisible();
    expect(cutter.posts('/api/pessoa')).toHaveLength(2);
    expect(keysOf(cutter, '/api/pessoa').size).toBe(1);
    const { get } = await server.signedIn(accounts.bruno);
    expect(((await get('/api/pessoa')) as { telefones: unknown[] }).telefones).toHaveLength(1);
  },
);

// @rule R77
test(
  'a resent activation gets the first answer',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, cutter }) => {
    await enter(page, server, accounts.ana, '/promocoes');
    // The browser resends requests of reused connections: while pictures occupy all, it opens another.
    await page.waitForLoadState('networkidle');
    cutter.cut('/api/promocao/ativar', 1);
    await page
      .getByRole('button', { name: /^Ativar oferta/ })
      .first()
      .click();
    await expect(page.getByText(/^Oferta ativada: /)).toBeVisible();
    await closeToasts(page);
    expect(cutter.posts('/api/promocao/ativar')).toHaveLength(2);
    expect(keysOf(cutter, '/api/promocao/ativar').size).toBe(1);
  },
);
