import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'purchases come as a file that another program sums as the screen does, and print without bars (R140, R142, R143)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/compras');
    const bar = page.getByRole('banner');
    await expect(bar).toBeVisible();
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
    const told = `Planilha baixada com ${rows.length} compras. Somas: Valor total da compra: ${brl(2)}; Valor total de desconto: ${brl(3)}.`;
    await expect(page.getByText(told)).toBeVisible();
    await axeCheck(page);

    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cupom' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(bar).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(cards).toHaveCount(8);
    await expect(cards.first()).toBeVisible();
    await expect(cards.first().getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)');
  },
);
