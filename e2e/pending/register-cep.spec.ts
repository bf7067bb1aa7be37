import { field, openRegister, typeKnownCep } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const CEP = '/api/consulta/cep/*';

test.beforeEach(({ page }) => openRegister(page));

test('a street: everything is filled and locked, once per CEP', async ({ page, server }) => {
  await typeKnownCep(page);
  await expect(field(page, 'UF')).toHaveValue('SP');
  await expect(field(page, 'Cidade')).toHaveValue('Campinas');
  await expect(field(page, 'Bairro')).toHaveValue('Cidade Universitária');
  for (const label of ['UF', 'Cidade', 'Endereço', 'Bairro'])
    await expect(field(page, label)).not.toBeEditable();
  await field(page, 'CEP').press('Backspace');
  await field(page, 'CEP').press('9');
  await expect(field(page, 'CEP')).toHaveValue('13083-859');
  const lookups = (await server.log()).filter(({ path }) => path.startsWith('/api/consulta/cep/'));
  expect(lookups.map(({ path }) => path)).toEqual(['/api/consulta/cep/13083859']);
});

test('a town with one CEP: street and district stay open', async ({ page }) => {
  await field(page, 'CEP').pressSequentially('12450000');
  await expect(field(page, 'Cidade')).toHaveValue('Santo Antônio do Pinhal');
  await expect(field(page, 'Cidade')).not.toBeEditable();
  await field(page, 'Endereço').fill('Rua de Baixo');
  await field(page, 'Bairro').fill('Centro');
});

test('an unknown CEP: the address goes, the CEP stays, then states and their cities', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404 .*consulta/);
  await typeKnownCep(page);
  await field(page, 'CEP').fill('99999999');
  const uf = page.getByRole('combobox', { name: /^UF/ });
  await expect(uf).toBeVisible();
  await expect(field(page, 'CEP')).toHaveValue('99999-999');
  await expect(field(page, 'Endereço')).toHaveValue('');
  await expect(field(page, 'Endereço')).toBeEditable();
  await expect(field(page, 'Bairro')).toHaveValue('');
  const options = await uf.locator('option:not([disabled])').allTextContents();
  expect(options).toHaveLength(27);
  expect(options[0]).toBe('ACRE');
  expect(options).toEqual([...options].sort((a, b) => a.localeCompare(b, 'pt-BR')));
  expect(options.indexOf('PARÁ')).toBeLessThan(options.indexOf('PARAÍBA'));
  await uf.selectOption('AC');
  await page.getByRole('combobox', { name: /^Cidade/ }).selectOption('Xapuri');
  await uf.selectOption('RJ');
  await expect(page.getByRole('combobox', { name: /^Cidade/ })).toHaveValue('');
  await page.getByRole('combobox', { name: /^Cidade/ }).selectOption('Paraty');
});

test('the state service is down: the 27 are built in', async ({ page, server, guard }) => {
  guard.allow(/Failed to load resource/);
  await server.faults({ path: '/estados', mode: 'hangup' });
  await field(page, 'CEP').fill('99999999');
  const uf = page.getByRole('combobox', { name: /^UF/ });
  await expect(uf.locator('option:not([disabled])')).toHaveCount(27);
  await uf.selectOption({ label: 'SÃO PAULO' });
  await expect(uf).toHaveValue('SP');
});

test('the cities cannot be fetched: the name is typed', async ({ page, server, guard }) => {
  guard.allow(/Failed to load resource/);
  await server.faults({ path: '/api/cidade/uf/*', mode: 'html', status: 502 });
  await field(page, 'CEP').fill('99999999');
  await page.getByRole('combobox', { name: /^UF/ }).selectOption('SP');
  await page.getByRole('textbox', { name: /^Cidade/ }).fill('Campinas');
  await expect(page.getByText('Carregando…')).toBeHidden();
});

for (const [name, fault] of [
  ['500', { mode: 'status' }],
  ['a hang-up', { mode: 'hangup' }],
  ['a page of a proxy', { mode: 'html' }],
  ['200 with statusCode 400', { mode: 'badStatusCode' }],
  ['half an answer', { mode: 'brokenBody' }],
] as const) {
  test(`the lookup answers ${name}: the manual way, no spinner, no toast`, async ({
    page,
    server,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    await server.faults({ path: CEP, ...fault });
    await field(page, 'Nome Completo').fill('Clara');
    await field(page, 'CEP').pressSequentially('13083859');
    await expect(page.getByRole('combobox', { name: /^UF/ })).toBeVisible();
    await expect(page.getByText('Carregando…')).toBeHidden();
    await expect(field(page, 'CEP')).toHaveValue('13083-859');
    await expect(field(page, 'Nome Completo')).toHaveValue('Clara');
    await expect(page.getByText('Falha simulada.')).toHaveCount(0);
  });
}

test('answers out of order: the CEP that stands wins', async ({ page, server }) => {
  await server.faults({ path: '/api/consulta/cep/13083859', mode: 'delay', ms: 1500 });
  const slow = page.waitForEvent('requestfailed');
  await field(page, 'CEP').fill('13083859');
  await field(page, 'CEP').fill('13260000');
  await expect(field(page, 'Cidade')).toHaveValue('Morungaba');
  expect((await slow).url()).toContain('13083859');
  await expect(field(page, 'Endereço')).toHaveValue('');
  await expect(page.getByText('Carregando…')).toBeHidden();
});
