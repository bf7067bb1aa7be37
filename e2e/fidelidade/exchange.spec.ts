import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, closeToasts } from '../fixtures/actions.ts';
import {
  CUSTO,
  expectBooked,
  expectLocked,
  expectOpen,
  holdAnswers,
  open,
  openTab,
  PATH,
  posts,
  SUCCESS,
  trocar,
  UNKNOWN,
} from '../fixtures/exchange.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a company, in one tab: a double click, a slow answer on another screen, the keyboard; each spends once',
  { tag: '@phone' },
  async ({ page, server }) => {
    const account = accounts.mercado;
    const before = await open(page, server, account);
    await axeCheck(page);

    await test.step('a double click; the answer finds the customer elsewhere', async () => {
      const answer = await holdAnswers(page);
      await trocar(page).dblclick();
      await expectLocked(page);
      await page.goto('/#/campanha/1/detalhes');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Junte e Troque Panelas');
      await page.goto('/#/campanha/1/resgates');
      await expectLocked(page);
      // This very tab still waits for it: nothing is unknown.
      await expect(page.getByRole('dialog', { name: UNKNOWN })).toHaveCount(0);
      await answer();
      await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible();
      await expectOpen(page);
      await expectBooked(page, server, account, before - CUSTO);
      expect(await posts(server)).toBe(1);
    });

    await test.step('by keyboard, and the focus stays', async () => {
      await closeToasts(page);
      await trocar(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible();
      await expectBooked(page, server, account, before - 2 * CUSTO);
      await expect(trocar(page)).toBeFocused();
      expect(await posts(server)).toBe(2);
    });
  },
);

test(
  'two tabs: while one exchanges every Trocar of the others is locked; pressed at one moment they spend once',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const account = accounts.mercado;
    const before = await open(page, server, account);
    const other = await openTab(page);

    await test.step('one after the other, and a third that is opened meanwhile', async () => {
      const answer = await holdAnswers(page);
      await trocar(page).click();
      await expectLocked(page);
      await expectLocked(other);
      await trocar(other).click({ force: true });
      const late = await page.context().newPage();
      await late.goto('/#/campanha/1/resgates');
      await expectLocked(late);
      await expect(late.getByRole('dialog')).toHaveCount(0);
      await answer();
      for (const tab of [page, other, late]) {
        await expectOpen(tab);
        await expectBooked(tab, server, account, before - CUSTO);
      }
      await late.close();
      expect(await posts(server)).toBe(1);
    });

    await test.step('both at one moment', async () => {
      const answer = await holdAnswers(page);
      await Promise.all([page, other].map(async (tab) => trocar(tab).dispatchEvent('click')));
      await expectLocked(page);
      await expectLocked(other);
      await answer();
      for (const tab of [page, other]) {
        await expectOpen(tab);
        await expectBooked(tab, server, account, before - 2 * CUSTO);
      }
      expect(await posts(server)).toBe(2);
    });
  },
);

test(
  'an answer that never came, and a page that is loaded again: balance and pending redemptions are shown, nothing is posted',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/ERR_EMPTY_RESPONSE/);
    const account = accounts.ana;
    const before = await open(page, server, account);
    const dialog = page.getByRole('dialog', { name: UNKNOWN });
    for (const [mode, after] of [
      ['hangup', before],
      ['lostAnswer', before - CUSTO],
    ] as const) {
      await test.step(mode, async () => {
        await server.faults({ method: 'POST', path: PATH, mode, times: 1 });
        await trocar(page).click();
        const expectKnown = async () => {
          await expect(dialog).toContainText('nada foi enviado outra vez');
          await expect(dialog).toContainText(`${after} pontos`);
          await expect(dialog).toContainText('Troca: Ingresso de cinema');
        };
        await expectKnown();
        await page.reload();
        await expectKnown();
        await axeCheck(page);
        await dialog.getByRole('button', { name: 'Entendi' }).click();
        await expect(dialog).toBeHidden();
        await expectBooked(page, server, account, after);
      });
    }
    await page.reload();
    await expectOpen(page);
    await expect(dialog).toHaveCount(0);
    expect(await posts(server)).toBe(2);
  },
);

test(
  'refused in the server’s words, by a 400 and by a 200 with statusCode 400; and a server that is gone',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 400/, /ERR_EMPTY_RESPONSE/);
    const account = accounts.mercado;
    const POST = { method: 'POST', path: PATH } as const;
    const before = await open(page, server, account);
    for (const [mode, status] of [
      ['status', 400],
      ['badStatusCode', 200],
    ] as const) {
      const description = `Recusada: ${mode}`;
      await server.faults({ ...POST, mode, status, body: { statusCode: 400, description }, times: 1 });
      await trocar(page).click();
      await expect(page.getByText(description, { exact: true })).toBeVisible();
      await expectOpen(page);
      await expectBooked(page, server, account, before);
    }
    expect(await posts(server)).toBe(2);

    await test.step('gone: asked again by the customer alone, however often the page is loaded', async () => {
      const gone = { path: '/api/fidelidade/campanha/*', mode: 'hangup' } as const;
      await server.faults({ ...POST, mode: 'lostAnswer' }, gone);
      await trocar(page).click();
      const dialog = page.getByRole('dialog', { name: UNKNOWN });
      const unreachable = dialog.getByText(
        'Ainda não foi possível consultar seu saldo e suas trocas. Tente novamente em instantes.',
      );
      await expect(unreachable).toBeVisible();
      await axeCheck(page);
      await page.reload();
      await expect(unreachable).toBeVisible();
      await server.faults({ ...POST, mode: 'hangup' });
      await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(dialog).toContainText(`${before - CUSTO} pontos`);
      await expect(dialog).toContainText('Nenhuma troca pendente.');
      await dialog.getByRole('button', { name: 'Entendi' }).click();
      await expectOpen(page);
      await expectBooked(page, server, account, before - CUSTO);
      expect(await posts(server)).toBe(3);
    });
  },
);
