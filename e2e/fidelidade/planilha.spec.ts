import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

// @rule R61, R140, R142, R143, R211
test('purchases can be paged, downloaded and printed', { tag: '@desktop' }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/compras');
  const bar = page.getByRole('banner');
  await expect(bar).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cupom' });
  // All eight of a page are seen at once.
  await expect(cards.last()).toBeInViewport({ ratio: 1 });

  // @rule R61
  await test.step('the pager by keyboard keeps its page in the address', async () => {
    const pager = page.getByRole('navigation', { name: 'Páginas de compras' });
    const current = pager.getByRole('button', { name: /^Página/ }).and(page.locator('[aria-current=page]'));
    await expect(current).toHaveText('1');
    await pager.getByRole('button', { name: 'Próxima' }).press('Enter');
    await expect(page).toHaveURL(/#\/compras\?pagina=2$/);
    await expect(current).toHaveText('2');
    await pager.getByRole('button', { name: 'Próxima' }).press('Enter');
    await expect(current).toHaveText('3');
    await page.reload();
    await expect(current).toHaveText('3');
    await page.goBack();
    await expect(current).toHaveText('2');
    await expect(page).toHaveURL(/pagina=2$/);
  });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar planilha' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^compras-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [, ...rows] = parse(bytes, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
  const brl = (column: number) =>
    (rows.reduce((sum, row) => sum + Number(row[column]?.replace(',', '')), 0) / 100).toLocaleString(
      'pt-BR',
      {
        style: 'currency',
        currency: 'BRL',
      },
    );
  const summary = `${rows.length} compras baixadas: ${brl(2)}, com ${brl(3)} de desconto.`;
  await expect(page.getByText(summary)).toBeVisible();
  await axeCheck(page);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(cards).toHaveCount(8);
  await expect(cards.first()).toBeVisible();
  await expect(cards.first().getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

// @rule S2.61
test(
  'eight purchases are seen without scrolling at 1366 × 768',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await enter(page, server, accounts.ana, '/compras');
    const purchases = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cupom' });
    await expect(purchases).toHaveCount(8);
    await expect(purchases.first()).toBeInViewport({ ratio: 1 });
    await expect(purchases.last()).toBeInViewport({ ratio: 1 });
  },
);
