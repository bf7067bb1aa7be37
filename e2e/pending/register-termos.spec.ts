import { openRegister } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const HOSTILE = {
  idTermo: 2,
  termo: `<h2 onclick="window.ran=1" style="color:red">Regras do clube</h2><script>window.ran=1</script>
    <img src="data:image/png;base64,xx" onerror="window.ran=1"><a href="javascript:window.ran=1">Clique aqui</a>`,
};

test('a term opens in a new tab that cannot reach back', async ({ page, context }) => {
  await openRegister(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Política de Privacidade' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/#\/termos-aceite$/);
  await expect(tab.getByRole('heading', { name: 'Quais dados tratamos' })).toBeVisible();
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(/#\/register$/);
});

test('hostile HTML shows its text and runs nothing', async ({ page, context, server }) => {
  await server.faults({ path: '/api/termo/2', mode: 'status', status: 200, body: HOSTILE });
  await openRegister(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Regulamento do Programa' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Regras do clube' })).toBeVisible();
  await tab.getByText('Regras do clube').click();
  await tab.getByText('Clique aqui').click();
  expect(await tab.evaluate(() => 'ran' in window)).toBe(false);
  const stored = await page.evaluate(() => localStorage.getItem('conteudoTermo'));
  expect(stored).toContain('Regras do clube');
  expect(stored).not.toMatch(/script|onclick|onerror|style=/);
});

test('a blocked tab leaves a plain link in its place', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openRegister(page);
  await page.getByRole('link', { name: 'Regulamento do Programa' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Abrir o termo' }).click();
  await expect((await opened).getByText('1. O programa.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir o termo' })).toBeHidden();
});

for (const [name, fault] of [
  ['500', { mode: 'status' }],
  ['a hang-up', { mode: 'hangup' }],
  ['a page of a proxy', { mode: 'html' }],
  ['200 with statusCode 400', { mode: 'badStatusCode' }],
] as const) {
  test(`a term that answers ${name}: the toast, and no tab`, async ({ page, context, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await server.faults({ path: '/api/termo/*', times: 1, ...fault });
    await openRegister(page);
    await page.getByRole('link', { name: 'Regulamento do Programa' }).click();
    await expect(page.getByText('Ops! Não foi possível carregar os termos.')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await expect(page.getByText('Carregando…')).toBeHidden();
  });
}

test('the list of terms fails: said in its place, and asked for again', async ({ page, server, guard }) => {
  guard.allow(/Failed to load resource/);
  await server.faults({ path: '/api/termos/publicados', mode: 'html', status: 500, times: 1 });
  await openRegister(page);
  await expect(page.getByText('Ops! Não foi possível carregar os termos.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('link', { name: 'Regulamento do Programa' })).toBeVisible();
});
