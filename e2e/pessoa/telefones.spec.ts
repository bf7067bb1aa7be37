import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { field, fillPessoa, openRegister, send } from '../fixtures/screens/register-form.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const bodies = async (server: ReferenceServer, path: string) =>
  (await server.log()).filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);

/** Pastes over a field's text. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).focus();
  await field(page, label).selectText();
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

// @rule R163
test(
  'a phone registers as one number however it is typed or pasted',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await openRegister(page);
    await fillPessoa(page);
    const celular = field(page, 'Celular');
    for (const [keys, seen] of [
      ['+5531987651234', '(31)98765-1234'],
      ['5527987651234', '(27)98765-1234'],
      ['4832651234', '(48)3265-1234'],
    ] as const) {
      await celular.fill('');
      await celular.pressSequentially(keys);
      await expect(celular).toHaveValue(seen);
    }
    for (const [text, seen] of [
      ['0055 (62) 98765-1234', '(62)98765-1234'],
      ['0xx85 3265-1234', '(85)3265-1234'],
      ['https://wa.me/5581987651234', '(81)98765-1234'],
      ['0 21 84 98765-1234', '(84)98765-1234'],
    ] as const) {
      await paste(page, 'Celular', text);
      await expect(celular).toHaveValue(seen);
    }
    for (const wrong of ['(25) 98765-1234', '+351 912 345 678', '(19) 98765-12345', '98765-1234']) {
      await paste(page, 'Celular', wrong);
      await send(page);
      await expect(page.getByText('Confira o número com DDD')).toBeVisible();
      await expect(celular).toBeFocused();
    }
    expect(await bodies(server, '/api/pessoa/cadastro')).toEqual([]);
    await celular.fill('');
    await celular.pressSequentially('014 41 98765-1234');
    await send(page);
    await expect(page.getByRole('button', { name: 'OK' })).toBeVisible();
    expect(await bodies(server, '/api/pessoa/cadastro')).toMatchObject([{ celular: '41987651234' }]);
  },
);

// @rule R163
test(
  'a pasted number fills area code and number',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/perfil');
    await expect(field(page, 'DDD')).toHaveValue('19');
    for (const label of ['Telefone', 'DDD']) {
      await paste(page, label, '+55 (47) 99123-4567');
      await expect(field(page, 'DDD')).toHaveValue('47');
      await expect(field(page, 'Telefone')).toHaveValue('99123-4567');
      await field(page, 'DDD').fill('19');
    }
    await test.step('typed, it is not cut, and not sent', async () => {
      await field(page, 'Telefone').fill('');
      await field(page, 'Telefone').pressSequentially('91987654321');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Confira o número, sem o DDD')).toBeVisible();
      await field(page, 'DDD').fill('20');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Confira o DDD')).toBeVisible();
    });
    expect(await bodies(server, '/api/pessoa')).toEqual([]);
    await field(page, 'DDD').fill('');
    await field(page, 'DDD').pressSequentially('047');
    await paste(page, 'Telefone', '3265-1234');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect
      .poll(async () => bodies(server, '/api/pessoa'))
      .toMatchObject([{ pessoa: { telefones: [{ ddd: '47', numero: '32651234' }, {}] } }]);
  },
);
