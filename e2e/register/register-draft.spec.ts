import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, keepSession } from '../fixtures/actions.ts';
import { field, fillPessoa, openRegister } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const NOME = 'Nome Completo';
const draft = async (page: Page) => page.evaluate(() => sessionStorage.getItem('portal.cadastro'));

async function typeNome(page: Page): Promise<void> {
  await field(page, NOME).fill('Clara Nunes');
  await expect.poll(() => draft(page)).toContain('Clara');
}

// @rule R88
test(
  'a draft survives a reload without its passwords',
  { tag: ['@phone', '@whole'] },
  async ({ page, context }) => {
    await openRegister(page);
    await fillPessoa(page);
    for (let time = 0; time < 2; time += 1) {
      await page.reload();
      await expect(field(page, NOME)).toHaveValue('Clara Nunes & Filhos + Cia');
    }
    await expect(field(page, 'CPF')).toHaveValue('390.533.447-05');
    await expect(field(page, 'Data de nascimento')).toHaveValue('12/08/1984');
    await expect(page.getByRole('radio', { name: 'Feminino' })).toBeChecked();
    await expect(field(page, 'Estado Civil')).toHaveValue('C');
    await expect(field(page, 'Endereço')).toHaveValue('Rua Sérgio Buarque de Holanda');
    await expect(field(page, 'Número')).toHaveValue('777');
    await expect(field(page, 'Senha')).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).toContain('Clara');
    expect(kept).not.toContain('s3nha');

    await test.step('the terms, and a reload there', async () => {
      await page.evaluate(() => (location.hash = '#/termos-aceite'));
      await expect(page.getByRole('button', { name: 'Cadastrar' })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Termos do Programa' })).toBeVisible();
      await page.goBack();
      await expect(field(page, NOME)).toHaveValue('Clara Nunes & Filhos + Cia');
    });

    await test.step('another tab', async () => {
      const opened = context.waitForEvent('page');
      // With an opener: the browser copies this tab's storage.
      await page.evaluate(() => window.open('/#/register', '_blank'));
      const copy = await opened;
      await expect(field(copy, NOME)).toHaveValue('');
      const other = await context.newPage();
      await openRegister(other);
      await expect(field(other, NOME)).toHaveValue('');
    });
  },
);

// @rule R88
test(
  'left behind or taken over, the form is empty and its draft gone',
  { tag: ['@desktop', '@whole'] },
  async ({ page, context, server, guard }) => {
    const login = page.getByRole('button', { name: 'Entrar' });
    await page.goto('/');
    await expect(login).toBeVisible();

    // @rule R88
    await test.step('browser back to the login and forward again', async () => {
      await page.getByRole('link', { name: 'Cadastrar' }).click();
      await typeNome(page);
      await page.goBack();
      await expect(login).toBeVisible();
      await expect.poll(() => draft(page)).toBeNull();
      await page.goForward();
      await expect(field(page, NOME)).toHaveValue('');
    });

    // @rule R88
    await test.step('another site, and come back: before anything is touched', async () => {
      const elsewhere = server.baseUrl.replace('127.0.0.1', 'localhost');
      guard.allowHost(elsewhere);
      await typeNome(page);
      await page.goto(`${elsewhere}/config.json`);
      await page.goBack();
      await expect(field(page, NOME)).toHaveValue('');
      await typeNome(page);
      await page.goto(`${elsewhere}/config.json`);
      await page.goto('/');
      await expect(login).toBeVisible();
      expect(await page.locator('#first-paint').count(), 'nothing is touched').toBe(1);
      expect(await draft(page)).toBeNull();
    });

    // @rule R88
    await test.step('a sign-in and a sign-out in another tab', async () => {
      await openRegister(page);
      await typeNome(page);
      const other = await context.newPage();
      await enter(other, server, accounts.ana, '/chats');
      await expect(field(page, NOME)).toHaveValue('');
      expect(await draft(page)).not.toContain('Clara');
      await typeNome(page);
      await other.getByRole('button', { name: 'Minha conta' }).click();
      await other.getByRole('menuitem', { name: 'Sair' }).click();
      await expect(field(page, NOME)).toHaveValue('');
      expect(await draft(page)).not.toContain('Clara');
      await page.reload();
      await expect(field(page, NOME)).toHaveValue('');
    });

    // @rule R88
    await test.step('the tab that signs in itself', async () => {
      await typeNome(page);
      const { token } = await server.signedIn(accounts.ana);
      await keepSession(page, token, accounts.ana.nome);
      await page.goto('/#/chats');
      await expect(page.getByRole('main')).toBeVisible();
      expect(await draft(page)).toBeNull();
    });
  },
);
