import { accounts, SENHA } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';

test('recorded 2026-11-22T05:02:56 @desktop', async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/(?:#\/)?$/);
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' }).first()).toBeVisible();
  await page.getByLabel(/^CPF ou CNPJ( \*)?$/).fill(accounts.bruno.documento);
  await page.getByLabel(/^Senha( \*)?$/).fill('s3nha-1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).first().click();
  await expect(page).toHaveURL(/\/(?:#\/)?$/);
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' }).first()).toBeVisible();
  await expect(page.getByText('Não foi possível entrar. Tente novamente mais tarde.').first()).toBeVisible();
  await page.getByLabel(/^Senha( \*)?$/).fill(SENHA);
  await page.getByLabel(/^CPF ou CNPJ( \*)?$/).fill(accounts.bruno.documento);
  await page.getByRole('button', { name: 'Entrar', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/portal(?:\?|$)/);
  await expect(page.getByRole('dialog', { name: 'Antes de continuar' }).first()).toBeVisible();
  await expect(page.getByText('Ops!, Finalize seu cadastro no menu de Perfil').first()).toBeVisible();
  await page.getByRole('button', { name: 'Aceito', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/portal(?:\?|$)/);
  await expect(page.getByRole('dialog', { name: 'Telefone não informado' }).first()).toBeVisible();
});
