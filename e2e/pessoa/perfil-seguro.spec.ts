import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { perfil, postsTo } from '../fixtures/perfil.ts';
import { field } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const SAVE = '/api/pessoa';

test(
  'a save that fails: nothing typed is lost, nothing is sent twice, and a lost answer adds no second phone (S8.25, R10)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 400/, /ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    await enter(page, server, accounts.bruno, '/perfil');
    // Bruno's terms are pending; the test is about his phone.
    await page.getByRole('button', { name: 'Aceito', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await field(page, 'Tipo de telefone').selectOption('Celular');
    await field(page, 'DDD').fill('19');
    await field(page, 'Telefone').fill('988887777');
    const refused = [
      [{ mode: 'status', status: 400, body: { description: 'E-mail já usado.' } }, 'E-mail já usado.'],
      [{ mode: 'badStatusCode', body: { statusCode: 400, data: { mensagem: 'Não agora.' } } }, 'Não agora.'],
      [{ mode: 'hangup' }, 'Não foi possível salvar. Verifique sua conexão e tente novamente.'],
      [{ mode: 'lostAnswer' }, 'Não foi possível salvar. Verifique sua conexão e tente novamente.'],
    ] as const;
    for (const [fault, words] of refused) {
      await server.clearLog();
      await server.faults({ method: 'POST', path: SAVE, ...fault });
      await perfil.salvar(page).dblclick();
      const toast = page.getByRole('alert').filter({ hasText: words });
      await expect(toast).toBeVisible();
      await toast.getByRole('button', { name: 'Fechar' }).click();
      await expect(toast).toHaveCount(0);
      expect(postsTo(await server.log(), SAVE), words).toHaveLength(1);
      await expect(field(page, 'Telefone')).toHaveValue('98888-7777');
    }
    await server.faults();
    await perfil.salvar(page).click();
    await expect(perfil.salvo(page)).toBeVisible();
    const { get } = await server.signedIn(accounts.bruno);
    expect(await get(SAVE)).toMatchObject({
      telefones: [{ ddd: '19', numero: '988887777', tipo: 'Celular', preferencial: true }],
    });
  },
);

test(
  'unsaved changes are guarded: a link, the back button, the tab',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/portal');
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Meu perfil' }).click();
    await expect(perfil.heading(page)).toBeVisible();
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
