import type { Page } from '@playwright/test';
import { type Account, accounts } from './fixtures/accounts.ts';
import { axeCheck, enter } from './fixtures/actions.ts';
import type { ReferenceServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

// A server of its own: points spent are gone for every test that reads them.
test.use({ serverEnv: { TOKEN_TTL_SECONDS: '7160' } });

// Each journey spends the points of an account of its own where it can; balances are read, never assumed.
const PATH = '/api/fidelidade/extrato';
const POST = { method: 'POST', path: PATH } as const;
const VOUCHER = 'Voucher de R$ 10 em compras';
const CUSTO = 80;
const SUCCESS = 'Parabéns! Troca Realizada com Sucesso!!!';

const trocar = (page: Page, nome = VOUCHER) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: nome, exact: true }) })
    .getByRole('button', { name: 'Trocar' });
const saldo = (page: Page) => page.getByRole('region', { name: 'Seu saldo na campanha' });

/** The balance of campaign 1 as the database has it, told by a session of its own. */
async function booked(server: ReferenceServer, account: Account): Promise<number> {
  const { get } = await server.signedIn(account);
  const answer = (await get('/api/fidelidade/campanha/1/extratos/pontos')) as { pontos: number };
  return answer.pontos;
}

async function posts(server: ReferenceServer): Promise<number> {
  return (await server.log()).filter(({ method, path }) => method === 'POST' && path === PATH).length;
}

async function open(page: Page, server: ReferenceServer, account: Account & { nome: string }) {
  const before = await booked(server, account);
  await enter(page, server, account, '/campanha/1/resgates');
  await expect(saldo(page)).toContainText(`${before} pontos`);
  await expect(trocar(page)).toHaveAttribute('aria-disabled', 'false');
  return before;
}

/** Neither more nor less than the database says, on the screen as well. */
async function expectSaldo(page: Page, server: ReferenceServer, account: Account, pontos: number) {
  expect(await booked(server, account)).toBe(pontos);
  await expect(saldo(page)).toContainText(`${pontos} pontos`);
}

test(
  'a double click while the answer is slow spends once; every Trocar is locked until then',
  { tag: '@phone' },
  async ({ page, server }) => {
    const before = await open(page, server, accounts.mercado);
    await axeCheck(page);
    await server.faults({ ...POST, mode: 'delay', ms: 800, times: 1 });
    await trocar(page).dblclick();
    for (const button of await page.getByRole('button', { name: 'Trocar' }).all())
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible();
    await expect(trocar(page)).toHaveAttribute('aria-disabled', 'false');
    await expectSaldo(page, server, accounts.mercado, before - CUSTO);
    expect(await posts(server)).toBe(1);
    await test.step('by keyboard, and the focus stays', async () => {
      await trocar(page).focus();
      await page.keyboard.press('Enter');
      await expect(saldo(page)).toContainText(`${before - 2 * CUSTO} pontos`);
      await expect(trocar(page)).toBeFocused();
      expect(await posts(server)).toBe(2);
    });
  },
);

test(
  'an answer that never came: the balance and the pending redemptions are shown, nothing is posted again',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/ERR_EMPTY_RESPONSE/);
    const before = await open(page, server, accounts.ana);
    const dialog = page.getByRole('dialog', { name: 'A troca foi concluída?' });
    for (const [mode, after] of [
      ['hangup', before],
      ['lostAnswer', before - CUSTO],
    ] as const) {
      await test.step(mode, async () => {
        await server.faults({ ...POST, mode, times: 1 });
        await trocar(page).click();
        await expect(dialog).toContainText('nada foi enviado outra vez');
        await expect(dialog).toContainText(`${after} pontos`);
        await expect(dialog).toContainText('Troca: Ingresso de cinema');
        await dialog.getByRole('button', { name: 'Entendi' }).click();
        await expect(dialog).toBeHidden();
        await expectSaldo(page, server, accounts.ana, after);
      });
    }
    expect(await posts(server)).toBe(2);
    await axeCheck(page);
  },
);

test(
  'refused by a 400 and by a 200 with statusCode 400: the server says why, nothing is spent',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 400/);
    const before = await open(page, server, accounts.ana);
    for (const [mode, status] of [
      ['status', 400],
      ['badStatusCode', 200],
    ] as const) {
      const description = `Recusada: ${mode}`;
      await server.faults({ ...POST, mode, status, body: { statusCode: 400, description }, times: 1 });
      await trocar(page).click();
      await expect(page.getByText(description, { exact: true })).toBeVisible();
      await expect(trocar(page)).toHaveAttribute('aria-disabled', 'false');
      await expectSaldo(page, server, accounts.ana, before);
    }
    expect(await posts(server)).toBe(2);
  },
);
