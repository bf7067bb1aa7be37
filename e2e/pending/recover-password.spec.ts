import { axeCheck } from '../fixtures/actions.ts';
import type { Fault } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const CALL = '/api/login/recuperarsenha';
const FALLBACK = 'Não foi possível enviar. Verifique sua conexão e tente novamente.';
// The server limits how often one document may ask: each test has one of its own, known or not.
let asked = 0;
let documento = '';
const nextDocumento = () => `000.000.${String((asked += 1)).padStart(3, '0')}-00`;

test.beforeEach(async ({ page }) => {
  documento = nextDocumento();
  await page.goto('/');
  await page.getByRole('link', { name: 'Esqueceu sua senha' }).click();
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
});

test('both messages at once, the focus on the first, then on what is left', async ({ page, server }) => {
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Digite um CPF ou CNPJ', { exact: true })).toBeVisible();
  await expect(page.locator('p', { hasText: /^Por onde deseja receber\?$/ })).toBeVisible();
  await expect(page.getByLabel('CPF ou CNPJ')).toBeFocused();
  await page.getByLabel('CPF ou CNPJ').fill(documento);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeFocused();
  expect((await server.log()).filter(({ path }) => path === CALL)).toEqual([]);
});

for (const [label, channel] of [
  ['E-mail', 'EMAIL'],
  ['SMS', 'SMS'],
] as const) {
  test(`asks by ${label} with the query of R32 and stays on the page`, async ({ page, server }) => {
    await page.getByLabel('CPF ou CNPJ').fill(documento);
    await page.getByRole('radio', { name: label }).check();
    await page.getByRole('button', { name: 'Enviar' }).click();
    const where = channel === 'EMAIL' ? 'no e-mail cadastrado' : 'por SMS no celular cadastrado';
    await expect(
      page.getByText(`Se o cadastro existir, você receberá uma senha provisória ${where}.`),
    ).toBeVisible();
    await expect(page).toHaveURL(/#\/recover-password$/);
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(documento);
    const calls = (await server.log()).filter(({ path }) => path === CALL);
    expect(calls.map(({ method, query }) => ({ method, query }))).toEqual([
      { method: 'POST', query: { preferencialChannel: channel, cpfEmail: documento.replaceAll(/\D/g, '') } },
    ]);
  });
}

const faults: [string, Omit<Fault, 'path'>, string][] = [
  ['500 with a description', { mode: 'status' }, 'Falha simulada.'],
  ['200 with statusCode 400', { mode: 'badStatusCode' }, 'Falha simulada.'],
  ['a page of a proxy', { mode: 'html', status: 502 }, FALLBACK],
  ['a hang-up', { mode: 'hangup' }, FALLBACK],
];
for (const [name, fault, words] of faults) {
  test(`${name}: says so, keeps what was typed, and works the next time`, async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await server.faults({ method: 'POST', path: CALL, times: 1, ...fault });
    await page.getByLabel('CPF ou CNPJ').fill(documento);
    await page.getByRole('radio', { name: 'SMS' }).check();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Carregando…')).toBeHidden();
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(documento);
    await expect(page.getByRole('radio', { name: 'SMS' })).toBeChecked();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText(/^Se o cadastro existir/)).toBeVisible();
  });
}

test('a slow answer is waited for once, whatever is pressed', async ({ page, server }) => {
  await server.faults({ method: 'POST', path: CALL, mode: 'delay', ms: 4000 });
  await page.getByLabel('CPF ou CNPJ').fill(documento);
  await page.getByRole('radio', { name: 'SMS' }).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Carregando…')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Se o cadastro existir/)).toBeVisible();
  await expect(page.getByText('Carregando…')).toBeHidden();
  expect((await server.log()).filter(({ path }) => path === CALL)).toHaveLength(1);
});

test('by keyboard alone, and back by Logar', async ({ page }) => {
  await page.getByLabel('CPF ou CNPJ').focus();
  await page.keyboard.type(documento.replaceAll(/\D/g, ''));
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(documento);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'SMS' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/por SMS no celular cadastrado/)).toBeVisible();
  await page.getByRole('link', { name: 'Logar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('axe finds nothing, with and without messages', async ({ page }) => {
  await axeCheck(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await axeCheck(page);
});
