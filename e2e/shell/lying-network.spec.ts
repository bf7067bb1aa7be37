import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, keepSession } from '../fixtures/actions.ts';
import { field } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const strip = (page: Page) => page.getByText('Sem conexão. O que você vê aqui');

/** A browser that wrongly reports offline. */
async function saysOffline(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }),
  );
}

// @rule R164, R40, R104
test(
  'writes work when the browser wrongly reports offline',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await saysOffline(page);
    // The terms' dialog hides the page at once: there is no main to wait for.
    const { token } = await server.signedIn(accounts.bruno);
    await keepSession(page, token, accounts.bruno.nome);
    await page.goto('/#/portal');
    await expect(page.getByRole('dialog').getByText('Regulamento do Programa')).toBeVisible();
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1');
    await page
      .getByRole('button', { name: /^Ativar oferta/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Oferta ativada/ }).first()).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
    await page.goto('/#/campanha/1/resgates');
    await page
      .getByRole('button', { name: /^Trocar/ })
      .first()
      .click();
    await expect(page.getByText('Troca Realizada com Sucesso!!!')).toBeVisible();
    await page.goto('/#/perfil');
    await field(page, 'Número').fill('12');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Registro atualizado com sucesso!!!')).toBeVisible();
  },
);

// @rule R164
test(
  'a lost network that the browser denies is shown until an answer arrives',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.clock.install();
    await enter(page, server, accounts.ana, '/compras');
    await expect(page.getByText('Valor total').or(page.getByText(/R\$/)).first()).toBeVisible();
    await page.route(/127\.0\.0\.1/, async (route) => route.abort());
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect(strip(page)).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.unroute(/127\.0\.0\.1/);
    await page.clock.fastForward(16_000);
    await expect(strip(page)).toHaveCount(0);
  },
);
