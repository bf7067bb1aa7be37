import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { perfil } from '../fixtures/screens/perfil.ts';
import { field } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'unsaved changes of a company are guarded: a link, the back button, the tab',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.mercado, '/portal');
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Meu perfil' }).click();
    await expect(perfil.heading(page)).toBeVisible();
    // A company's fields, which the walk through all screens does not see.
    await expect(field(page, 'Razão Social')).toHaveValue('Mercado Bom Preço Ltda');
    await axeCheck(page);
    await field(page, 'Complemento').fill('Casa 2');
    const link = page.getByRole('link', { name: 'Minhas Compras' });
    await link.click();
    await expect(perfil.sair(page)).toContainText(
      'As alterações que você fez no perfil ainda não foram salvas.',
    );
    await axeCheck(page);
    await perfil.sair(page).getByRole('button', { name: 'Continuar editando' }).click();
    await expect(perfil.sair(page)).toHaveCount(0);
    await expect(field(page, 'Complemento')).toHaveValue('Casa 2');
    expect(page.url()).toMatch(/#\/perfil$/);

    await page.evaluate(() => history.back());
    await expect(perfil.sair(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(perfil.sair(page)).toHaveCount(0);
    expect(page.url()).toMatch(/#\/perfil$/);

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(field(page, 'Complemento')).toHaveValue('Casa 2');

    await link.click();
    await perfil.sair(page).getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compras' })).toBeVisible();
    expect(page.url()).toMatch(/#\/compras$/);
    await page.evaluate(() => history.back());
    await expect(perfil.heading(page)).toBeVisible();
    await expect(field(page, 'Complemento')).not.toHaveValue('Casa 2');
  },
);
