import { accounts } from '../fixtures/accounts.ts';
import { signIn, storedKeys } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const IMAGE = '/api/pessoa/imagem';

test(
  'a missing picture is the default one, without a toast (R70)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await signIn(page, accounts.ana);
    await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
    await expect.poll(async () => (await server.log()).filter(({ path }) => path === IMAGE).length).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a picture that fails after sign-in says where to go (S8.26, R70)',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await server.faults({ path: IMAGE, mode: 'status', status: 500 });
    await signIn(page, accounts.ana);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Ops!, Finalize seu cadastro no menu de Perfil' }),
    ).toBeVisible();
    expect(await storedKeys(page)).toEqual(expect.arrayContaining(['portal.token', 'portal.user']));
  },
);

test('the picture is shown and kept with the session', { tag: '@phone' }, async ({ page, server }) => {
  await server.faults({ path: IMAGE, mode: 'status', status: 200, body: { url: '/icons/favicon.svg' } });
  await signIn(page, accounts.ana);
  const img = page.getByRole('button', { name: 'Minha conta' }).locator('img');
  await expect(img).toHaveAttribute('src', /\/icons\/favicon\.svg$/);
  const user = await page.evaluate(() => localStorage.getItem('portal.user'));
  expect(user).toContain('/icons/favicon.svg');
});
