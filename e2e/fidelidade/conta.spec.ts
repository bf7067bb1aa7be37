import type { Page } from '@playwright/test';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { perfil, postsTo } from '../fixtures/perfil.ts';
import { expect, test } from '../fixtures/test.ts';

/** The three fields, and a password that stays the same. */
const CAMPOS = { 'Senha atual *': SENHA, 'Nova senha *': SENHA, 'Confirmar nova senha *': SENHA };

async function expectPreferencias(page: Page): Promise<void> {
  const channels = page.getByRole('group', { name: 'Gostaria de receber novidades por' });
  for (const channel of ['E-mail', 'SMS', 'Push', 'WhatsApp'])
    await expect(channels.getByRole('checkbox', { name: channel, exact: true })).toBeVisible();
  const others = page.getByRole('group', { name: 'Preferências', exact: true });
  await expect(others.getByRole('checkbox', { name: 'Cupom Digital', exact: true })).toBeVisible();
}

async function savePreferencias(page: Page): Promise<void> {
  await perfil.salvar(page).click();
  await expect(page.getByText('Preferences saved successfully!', { exact: true })).toBeVisible();
}

async function changeSenha(page: Page): Promise<void> {
  await page.goto('/#/change-password');
  for (const [label, value] of Object.entries(CAMPOS))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByText('Senha alterada com sucesso', { exact: true })).toBeVisible();
  for (const label of Object.keys(CAMPOS)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'password');
  }
}

test(
  'a new password: what is missing, a refusal, and the end of every other session (S2.71, S5.11, S5.12, S5.13, S5.14, S8.24, S9.6, R5)',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 400/, /status of 401/);
    const path = '/api/login/alterarsenha';
    const elsewhere = await server.signedIn(accounts.mercado);
    await enter(page, server, accounts.mercado, '/change-password');
    const atual = page.getByLabel('Senha atual *', { exact: true });
    const nova = page.getByLabel('Nova senha *', { exact: true });
    const confirmacao = page.getByLabel('Confirmar nova senha *', { exact: true });
    const confirmar = page.getByRole('button', { name: 'Confirmar', exact: true });
    await confirmar.click();
    await expect(page.getByText('Digite a senha atual', { exact: true })).toBeVisible();
    await expect(page.getByText('Digite a nova senha', { exact: true })).toBeVisible();
    await expect(atual).toBeFocused();
    await axeCheck(page);
    await atual.fill('errada');
    await nova.fill('ab');
    await confirmacao.fill('abc');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('A nova senha deve ter no mínimo 3 caracteres', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('As senhas não coincidem', { exact: true })).toBeVisible();
    expect(postsTo(await server.log(), path)).toEqual([]);

    await nova.fill('nova+senha&1');
    await confirmacao.fill('nova+senha&1');
    await confirmar.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Senha atual incorreta.' })).toBeVisible();
    await expect(nova).toHaveValue('nova+senha&1');
    // Of this form alone: the session stays (R5).
    const body = { description: 'Confira a senha.' };
    await server.faults({ method: 'POST', path, mode: 'status', status: 401, times: 1, body });
    await confirmar.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Confira a senha.' })).toBeVisible();
    expect(page.url()).toMatch(/#\/change-password$/);

    await atual.fill('clube123');
    await confirmar.click();
    await expect(page.getByText('Senha alterada com sucesso', { exact: true })).toBeVisible();
    for (const input of [atual, nova, confirmacao]) await expect(input).toHaveValue('');
    await expect(elsewhere.get('/api/pessoa')).rejects.toThrow(/401/);
    await server.signedIn({ ...accounts.mercado, senha: 'nova+senha&1' });
    await atual.fill('nova+senha&1');
    await nova.fill('clube123');
    await confirmacao.fill('clube123');
    await confirmar.click();
    await expect(atual).toHaveValue('');
    await server.signedIn(accounts.mercado);

    await page.goto('/#/minhas-preferencias');
    await expectPreferencias(page);
    await savePreferencias(page);
  },
);

test(
  'preferences: WhatsApp asks first, the messages are the English ones (S2.72, S2.73, S4.5, S8.16, R75)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    const path = '/api/pessoa/preferencia';
    await enter(page, server, accounts.ana, '/minhas-preferencias');
    const channels = page.getByRole('group', { name: 'Gostaria de receber novidades por' });
    const whatsapp = channels.getByLabel('WhatsApp');
    const cupom = page.getByRole('group', { name: 'Preferências', exact: true }).getByLabel('Cupom Digital');
    const question = page.getByRole('dialog', { name: 'Receber novidades pelo WhatsApp?' });
    await expectPreferencias(page);
    await expect(cupom).toBeChecked();
    await axeCheck(page);
    for (const [answer, stays] of [
      ['Escape', true],
      ['Concordo', true],
      ['Cancelar', false],
    ] as const) {
      await whatsapp.click();
      await expect(question).toBeVisible();
      if (answer === 'Escape') await page.keyboard.press(answer);
      else await question.getByRole('button', { name: answer }).click();
      await expect(question).toHaveCount(0);
      await expect(whatsapp).toBeChecked({ checked: stays });
    }
    await expect(page.getByText('Preferência salva com sucesso!!!')).toHaveCount(0);
    await channels.getByLabel('SMS').press('Space');
    await cupom.click();
    const body = { message: 'Outra coisa' };
    // Later than the second click: after the answer it would be another intent.
    await server.faults({ method: 'POST', path, mode: 'status', status: 500, body, ms: 600 });
    await perfil.salvar(page).dblclick();
    await expect(page.getByRole('alert').filter({ hasText: 'Error saving preferences!' })).toBeVisible();
    expect(postsTo(await server.log(), path)).toHaveLength(1);
    await expect(cupom).not.toBeChecked();
    await server.faults();
    await perfil.salvar(page).click();
    await expect(page.getByText('Preferences saved successfully!')).toBeVisible();
    expect(postsTo(await server.log(), path).at(-1)?.body).toEqual({
      recebeEmail: 'true',
      recebeSms: 'false',
      recebePush: 'true',
      recebeWhatsapp: 'false',
      cupomDigital: 'false',
    });
    await page.reload();
    await expect(whatsapp).not.toBeChecked();
    await whatsapp.click();
    await expect(whatsapp).toBeChecked();
    await expect(question).toHaveCount(0);
    await savePreferencias(page);
    await test.step('a person’s password', async () => changeSenha(page));
  },
);
