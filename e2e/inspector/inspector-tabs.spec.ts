import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/actions.ts';
import { enter } from '../fixtures/gates.ts';
import { openInspector, tree } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

test('tabs follow their routes and are told apart by number, colour and initials, here and in the portal’s page @desktop', async ({
  page,
  context,
}) => {
  await signIn(page, accounts.ana);
  const other = await context.newPage();
  await other.goto('/#/portal');
  const inspector = await openInspector(page);
  const rows = tree(inspector).getByRole('treeitem', { name: /aberta/ });
  await expect(rows).toHaveCount(2);

  await test.step('the same badge in both pages, another for each', async () => {
    const badge = '[data-inspector=badge]';
    await expect(page.locator(badge)).toHaveText(/^[12] AS$/);
    await expect(other.locator(badge)).toHaveText(/^[12] AS$/);
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

  await test.step('a reload keeps the number, a sign-out takes the initials', async () => {
    const before = await page.locator('[data-inspector=badge]').innerText();
    await page.reload();
    await expect(page.locator('[data-inspector=badge]')).toHaveText(before);
    await other.evaluate(() => localStorage.clear());
    await expect(page.locator('[data-inspector=badge]')).toHaveText(/^\d$/);
  });
});
