import { expect, test } from '../fixtures/test.ts';

// @rule C6.6
test(
  'the contract is shown at /docs/, by its own files, under a strict policy',
  { tag: ['@desktop', '@whole'] },
  async ({ page }) => {
    await page.goto('/docs/');
    await expect(page.getByRole('heading', { name: /Portal Fidelidade/ })).toBeVisible();
    await page.getByText('/api/contacorrente/saldo').click();
    await expect(page.getByText('C4.24. Used by /portal')).toBeVisible();
  },
);
