import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter, signIn } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const ROUTES = [
  '/portal',
  '/promocoes',
  '/voucher',
  '/tabloides',
  '/compras',
  '/contacorrente/extrato',
  '/location',
  '/termos',
  '/pdo',
  '/chats',
  '/perfil',
  '/change-password',
  '/minhas-preferencias',
  '/campanhas',
  '/campanha/1/detalhes',
  '/campanha/1/resgates',
  '/campanha/1/extrato',
  '/campanha/1/resgates/detalhes',
];

/** A phone without a picture, a desktop with one: every screen with both. */
test('axe finds nothing on any screen of a customer, with a picture and without', async ({ page, server }, {
  project,
}) => {
  test.slow();
  const hasPicture = project.name === 'desktop';
  if (hasPicture) {
    const body = { url: '/icons/favicon.svg' };
    await server.faults({ path: '/api/pessoa/imagem', mode: 'status', status: 200, body });
    await signIn(page, accounts.ana);
  } else await enter(page, server, accounts.ana);
  const avatar = page.getByRole('button', { name: 'Minha conta', exact: true });
  await expect(avatar.locator('img')).toHaveCount(hasPicture ? 1 : 0);
  await expect(avatar.locator('[data-initials=AS]')).toHaveCount(hasPicture ? 0 : 1);
  for (const route of ROUTES)
    await test.step(route, async () => {
      await page.goto(`/#${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await axeCheck(page);
    });
});

test(
  'the check itself sees a button that is not named by what it shows',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/#/recover-password');
    const send = page.getByRole('button', { name: 'Enviar' });
    await send.evaluate((button) => button.setAttribute('aria-label', 'Outra coisa'));
    await expect(axeCheck(page)).rejects.toThrow('label-content-name-mismatch');
  },
);
