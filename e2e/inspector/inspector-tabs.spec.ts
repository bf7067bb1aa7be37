import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/gates.ts';
import { choice, tree } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { sideBySide, typeAndEnter } from '../fixtures/qa.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

test('task 11: two tabs of one customer follow their routes and are told apart by number, colour and initials, here and in the portal’s page; one signs out @desktop', async ({
  page,
  context,
}) => {
  const inspector = await sideBySide(page);
  await typeAndEnter(page, accounts.ana);
  await page.waitForURL(/#\/portal$/);
  const other = await context.newPage();
  await other.goto('/#/portal');
  await expect(other.getByRole('heading', { name: 'Ofertas da semana' })).toBeVisible();
  await expect(tree(inspector).getByRole('treeitem', { name: /aberta/ })).toHaveCount(2);
  await expect(tree(inspector).getByTestId('tab-badge')).toHaveText(['1 AS', '2 AS']);

  await test.step('the same badge in both pages, another for each', async () => {
    const badge = '[data-inspector=badge]';
    await expect(page.locator(badge)).toHaveText('1 AS');
    await expect(other.locator(badge)).toHaveText('2 AS');
    const texts = [await page.locator(badge).innerText(), await other.locator(badge).innerText()];
    expect(new Set(texts).size).toBe(2);
    for (const text of texts)
      await expect(tree(inspector).getByTestId('tab-badge').filter({ hasText: text })).toBeVisible();
    const colours = await Promise.all(
      [page, other].map((each) =>
        each.locator(badge).evaluate((found) => getComputedStyle(found).backgroundColor),
      ),
    );
    expect(new Set(colours).size).toBe(2);
  });

  await test.step('the title is the route that the router has gone to', async () => {
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

  await test.step('a sign-out is told to the other tab, and takes the initials', async () => {
    await inspector.getByRole('button', { name: 'Todas as abas' }).click();
    const own = tree(inspector).locator('> div').filter({ hasText: '2 AS' });
    await own
      .getByRole('treeitem', { name: /^session signedIn/ })
      .getByRole('button')
      .first()
      .click();
    await choice(inspector, /^signOut\.requested/).click();
    await Promise.all([page, other].map(async (each) => each.waitForURL(/#\/$/)));
    await inspector.getByLabel('Filtrar').fill('session.removed');
    await expect(inspector.getByRole('list', { name: 'Registro' }).getByRole('button').first()).toContainText(
      'session.removed',
    );
    await expect(page.locator('[data-inspector=badge]')).toHaveText(/^\d$/);
  });
});
