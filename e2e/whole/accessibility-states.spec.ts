import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { PUBLIC_ROUTES } from '../fixtures/screens/routes.ts';
import { expect, test } from '../fixtures/test.ts';

// What `accessibility.spec.ts` does not reach: public screens on a desktop, and empty screens.

test('axe on the screens without a session', { tag: ['@desktop', '@whole'] }, async ({ page }) => {
  for (const route of PUBLIC_ROUTES)
    await test.step(route, async () => {
      await page.goto(`/#${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
      await axeCheck(page);
    });
});

test(
  'axe: empty balance, no exchanges, failed statement',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    const main = page.getByRole('main');
    await enter(page, server, accounts.mercado, '/campanha/3/resgates');
    await expect(main).toContainText('Faltam 12 grãos');
    await axeCheck(page);
    await page.goto('/#/campanha/3/resgates/detalhes');
    await expect(main).toContainText('Você não tem resgates pendentes.');
    await axeCheck(page);
    await main.getByRole('tab', { name: 'Resgates Efetuados' }).click();
    await expect(main).toContainText('Você não tem resgates efetuados.');
    await axeCheck(page);
    await server.faults({ path: '/api/contacorrente/extrato*', mode: 'badStatusCode' });
    await page.goto('/#/contacorrente/extrato');
    await expect(main.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await axeCheck(page);
  },
);
