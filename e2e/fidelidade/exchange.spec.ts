import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, closeToasts, enter, nextPressCounts } from '../fixtures/actions.ts';
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
} from '../fixtures/screens/exchange.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

/** The third exchange is booked, its answer lost. */
async function seeUnknown(page: Page, server: ReferenceServer, after: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: UNKNOWN });
  const unreachable = dialog.getByText(
    'Ainda não foi possível consultar seu saldo e suas trocas. Tente novamente em instantes.',
  );
  const POST = { method: 'POST', path: PATH } as const;
  await server.faults(
    { ...POST, mode: 'lostAnswer' },
    { path: '/api/fidelidade/campanha/*', mode: 'hangup' },
  );
  await trocar(page).click();
  await expect(unreachable).toBeVisible();
  await axeCheck(page);
  await page.reload();
  await expect(unreachable).toBeVisible();
  await server.faults({ ...POST, mode: 'hangup' });
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  for (const isLoadedAgain of [false, true]) {
    if (isLoadedAgain) await page.reload();
    await expect(dialog).toContainText('nada foi enviado outra vez');
    await expect(dialog).toContainText(`${after} pontos`);
    await expect(dialog).toContainText('Nenhuma troca pendente.');
  }
  await axeCheck(page);
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  await expect(dialog).toBeHidden();
  await expectBooked(page, server, accounts.mercado, after);
  await page.reload();
  await expectOpen(page);
  await expect(dialog).toHaveCount(0);
  expect(await posts(server)).toBe(3);
}

test(
  'in one tab each exchange spends once, however it is pressed or answered',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    const account = accounts.mercado;
    guard.allow(/ERR_EMPTY_RESPONSE/);
    const before = await open(page, server, account);

    await test.step('a double click whose answer arrives on another screen', async () => {
      const answer = await holdAnswers(page);
      await trocar(page).dblclick();
      await expectLocked(page);
      await page.goto('/#/campanha/1/detalhes');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Junte e Troque Panelas');
      await page.goto('/#/campanha/1/resgates');
      await expectLocked(page);
      // This tab still waits: nothing is unknown.
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

    await test.step('a lost answer is only asked for again by the customer', async () => {
      await nextPressCounts(page);
      await seeUnknown(page, server, before - 3 * CUSTO);
    });
  },
);

test(
  'a press that is let go elsewhere exchanges nothing',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    const before = await open(page, server, accounts.mercado);
    await trocar(page).hover();
    await page.mouse.down();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.up();
    await trocar(page).click();
    await expectBooked(page, server, accounts.mercado, before - CUSTO);
    expect(await posts(server)).toBe(1);
  },
);

test("one tab's exchange locks every Trocar in the others", { tag: '@desktop' }, async ({ page, server }) => {
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
});

test(
  'the balance stays in sight while the items are scrolled',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enter(page, server, accounts.ana, '/campanha/1/resgates');
    const last = page
      .getByRole('main')
      .getByRole('button', { name: /^Trocar/ })
      .last();
    await expect(last).toBeVisible();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(async () => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(page.getByText(/^305 pontos$/).first()).toBeInViewport({ ratio: 1 });
  },
);
