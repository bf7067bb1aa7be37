import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

test('the nearest stores first, in a real browser, which asks; the place is in no request and no storage (R144, R145, R146)', async ({
  page,
  context,
  server,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await enter(page, server, accounts.ana, '/location');
  const list = page.getByRole('list', { name: 'Lojas' });
  const press = page.getByRole('button', { name: 'Perto de mim' });
  await test.step('refused', async () => {
    await press.click();
    await expect(page.getByText(/Permita a localização para este site/)).toBeVisible();
    await axeCheck(page);
  });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -23.512345, longitude: -47.453217 });
  await press.click();
  await expect(list.getByRole('article').first()).toHaveAccessibleName('Vizinhança Campolim');
  await expect(list.getByRole('article').first()).toContainText(/a \d+(,\d)? k?m/);
  await axeCheck(page);
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href,
  );
  expect(`${sent.join('\n')} ${kept}`).not.toMatch(/23[.,]51|47[.,]45/);
});

test(
  'the favourite store is chosen beforehand, in another tab too, and goes with the sign-out (R147, R88)',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await enter(page, server, accounts.ana, '/location');
    const star = (of = page) =>
      of.getByRole('article', { name: 'Vizinhança Taquaral' }).getByRole('button', { name: 'Loja favorita' });
    const other = await context.newPage();
    await other.goto('/#/location');
    await expect(star(other)).toHaveAttribute('aria-pressed', 'false');
    await star().click();
    await expect(star(other)).toHaveAttribute('aria-pressed', 'true');
    await other.goto('/#/promocoes');
    await expect(other.getByLabel('Loja', { exact: true }).locator('option:checked')).toHaveText(/Taquaral/);
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('portal.loja'))).toBeNull();
  },
);
