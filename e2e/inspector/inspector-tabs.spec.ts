import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/screens/gates.ts';
import {
  actor,
  askPage,
  choice,
  lastEdge,
  openInspector,
  sendEvents,
  tree,
} from '../fixtures/inspector/inspector.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { typeAndEnter } from '../fixtures/inspector/qa.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

const log = (page: Page) => page.getByRole('list', { name: 'Registro' });

/** Of the portal on its own, then on `/register`, where it asks for the network. */
async function seeUntouched(page: Page, inspector: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByLabel('CPF ou CNPJ')).toBeVisible();
  await expect(tree(inspector).getByText('aberta')).toHaveCount(1);
  await expect(inspector.getByText('a entrada espera o primeiro toque')).toBeVisible();
  await page.getByLabel('CPF ou CNPJ').focus();
  await expect(actor(inspector, /^session signedOut/)).toBeVisible();
  await page.getByRole('link', { name: 'Cadastrar' }).click();
  await expect(log(inspector)).toContainText('ping');
}

/** Another tab has signed in. */
async function seeOneLog(inspector: Page): Promise<void> {
  await expect(log(inspector)).not.toContainText('credentials.submitted');
  await inspector.getByRole('button', { name: 'Todas as abas' }).press('Enter');
  await expect(log(inspector)).toContainText('credentials.submitted');
  await expect(log(inspector)).toContainText('ping');
  // A child's end, which is told a moment before its cause, stands after it.
  const steps = log(inspector).locator('button').filter({ hasNotText: 'parado' });
  const times = await steps.locator('> span:first-child').allInnerTexts();
  expect(times).toEqual([...times].sort().reverse());

  // The first answer stays: it says that the server is there.
  const pings = log(inspector).getByRole('button', { name: / ping respondeu/ });
  await expect(pings).not.toHaveCount(0);
  await inspector.getByRole('button', { name: 'Sem pings' }).press('Enter');
  await expect(pings).toHaveCount(0);
  const reported = await askPage(inspector);
  const id = reported.actors.find(({ machine }) => machine === 'session')?.id ?? '';
  await sendEvents(inspector, { tab: reported.tab, actor: id }, [{ type: 'nobody.knows' }]);
  await expect(log(inspector)).toContainText('nenhuma transição');
  await inspector.getByRole('button', { name: 'Sem passos vazios' }).press('Enter');
  await expect(log(inspector)).not.toContainText('nenhuma transição');

  await test.step('a step of another tab leads there', async () => {
    await log(inspector)
      .getByRole('button', { name: /credentials\.submitted/ })
      .first()
      .click();
    await expect(inspector.getByRole('heading', { name: 'Sessão' })).toBeVisible();
    await expect(lastEdge(inspector, 'credentials.submitted')).toHaveCount(1);
    await inspector
      .getByRole('region', { name: 'Momentos' })
      .getByRole('button', { name: 'Ao vivo' })
      .click();
  });
}

async function seeBadges(pages: readonly Page[], inspector: Page): Promise<void> {
  const badge = '[data-inspector=badge]';
  const texts = ['1 AS', '2 AS'];
  for (const [at, each] of pages.entries()) await expect(each.locator(badge)).toHaveText(texts[at] ?? '');
  for (const text of texts)
    await expect(tree(inspector).getByTestId('tab-badge').filter({ hasText: text })).toBeVisible();
  const colours = await Promise.all(
    pages.map((each) => each.locator(badge).evaluate((found) => getComputedStyle(found).backgroundColor)),
  );
  expect(new Set(colours).size).toBe(2);
}

test(
  'task 11: two tabs of one customer are told apart',
  { tag: ['@desktop', '@whole'] },
  async ({ page, context }) => {
    const inspector = await openInspector(page);
    await test.step('an untouched login is listed', async () => seeUntouched(page, inspector));
    const other = await context.newPage();
    await other.goto('/');
    await typeAndEnter(other, accounts.ana);
    await expect(other.getByRole('heading', { name: 'Ofertas da semana' })).toBeVisible();
    await test.step('one log of all tabs in order of time, filtered', async () => seeOneLog(inspector));
    await expect(tree(inspector).getByRole('treeitem', { name: /aberta/ })).toHaveCount(2);
    await expect(tree(inspector).getByTestId('tab-badge')).toHaveText(['1 AS', '2 AS']);

    await test.step('the same badge in both pages, another for each', async () =>
      seeBadges([page, other], inspector));

    await test.step('the title is the route that the router has gone to', async () => {
      await enter(page, '/chats');
      await page.getByRole('link', { name: 'Minhas Compras' }).first().click();
      await page.waitForURL(/#\/compras$/);
      await expect(tree(inspector).getByText('/compras', { exact: true })).toBeVisible();
      await enter(other, '/perfil');
      await expect(tree(inspector).getByText('/perfil', { exact: true })).toBeVisible();
    });

    await test.step('a reload keeps the number', async () => {
      const before = await page.locator('[data-inspector=badge]').innerText();
      await page.reload();
      await expect(page.locator('[data-inspector=badge]')).toHaveText(before);
    });

    await test.step('a sign-out reaches the other tab and removes the initials', async () => {
      const own = tree(inspector).locator('> div').filter({ hasText: '2 AS' });
      await own
        .getByRole('treeitem', { name: /^session signedIn/ })
        .getByRole('button')
        .first()
        .click();
      await choice(inspector, /^signOut\.requested/).click();
      await Promise.all([page, other].map(async (each) => each.waitForURL(/#\/$/)));
      await inspector.getByLabel('Filtrar').fill('session.removed');
      await expect(
        inspector.getByRole('list', { name: 'Registro' }).getByRole('button').first(),
      ).toContainText('session.removed');
      await expect(page.locator('[data-inspector=badge]')).toHaveText(/^\d$/);
    });
  },
);
