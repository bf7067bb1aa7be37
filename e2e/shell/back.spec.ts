import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, modalsLeft } from '../fixtures/actions.ts';
import { enter as follow, gates } from '../fixtures/screens/gates.ts';
import { fine, situation } from '../../src/app/testing/situation.ts';
import { perfil } from '../fixtures/screens/perfil.ts';
import { field } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';
import { code } from '../fixtures/screens/vouchers.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const showCode = (page: Page) => button(page, /Mostrar código/).first();

/** Back closes a modal and stays at the address. */
async function expectBackCloses(page: Page, modal: Locator): Promise<void> {
  const url = page.url();
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(url);
}

/** Closes a dialog and navigates while its entry is popped. */
async function closeAndLeave(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    const go = history.go.bind(history);
    history.go = (delta) => {
      history.go = go;
      go(delta);
      location.hash = to;
    };
  }, hash);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
}

async function expectDrawerByKeyboard(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu).toHaveCount(0);
  await button(page, 'Abrir menu').focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button(page, 'Abrir menu')).toBeFocused();
  await modalsLeft(page);
}

async function expectLedElsewhere(page: Page): Promise<void> {
  await button(page, 'Economia por mês').click();
  await closeAndLeave(page, '#/voucher');
  await expect(showCode(page)).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Economia por mês')).toBeVisible();
  await modalsLeft(page);
}

async function expectDialogs(page: Page): Promise<void> {
  for (const _ of [1, 2]) {
    await button(page, 'Economia por mês').click();
    await expectBackCloses(page, page.getByRole('dialog'));
  }
  await button(page, 'Economia por mês').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await modalsLeft(page);
  await page.goBack();
  await expect(heading(page, 'Fale com PDO')).toBeVisible();
}

test(
  'Back closes menus and modals before it leaves the screen',
  { tag: '@phone' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/pdo');
    await follow(page, '/portal');
    await expect(button(page, 'Economia por mês')).toBeVisible();
    // @rule S2.7
    await test.step('on a phone the side menu opens and closes by keyboard', async () =>
      expectDrawerByKeyboard(page));
    await test.step('the drawer and the account menu', async () => {
      await button(page, 'Abrir menu').click();
      await expectBackCloses(page, page.getByLabel('Menu principal'));
      await button(page, 'Minha conta').click();
      await expectBackCloses(page, page.getByRole('menu'));
    });
    await test.step('a navigation during the closing of a dialog arrives', async () =>
      expectLedElsewhere(page));
    await test.step('a dialog closed by its button leaves no history entry', async () => expectDialogs(page));
    await test.step('a link in the drawer: one step back is the screen that it was opened on', async () => {
      await button(page, 'Abrir menu').click();
      await page.getByRole('link', { name: 'Vouchers' }).click();
      await expect(page).toHaveURL(/#\/voucher$/);
      await expect(showCode(page)).toBeVisible();
      await expect(page.getByLabel('Menu principal')).toBeHidden();
      await page.goBack();
      await expect(heading(page, 'Fale com PDO')).toBeVisible();
      await page.goForward();
      await expect(page).toHaveURL(/#\/voucher$/);
    });
    await test.step('a reload while a modal is open: no step back is lost', async () => {
      await showCode(page).click();
      await expect(code(page)).toBeVisible();
      await page.reload();
      await expect(showCode(page)).toBeVisible();
      await modalsLeft(page);
      await showCode(page).click();
      await expectBackCloses(page, code(page));
      await page.goBack();
      await expect(heading(page, 'Fale com PDO')).toBeVisible();
    });
    await test.step('signed out from a menu: the login, and no menu', async () => {
      await button(page, 'Minha conta').click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await expect(button(page, 'Entrar')).toBeVisible();
      await expect(page).toHaveURL(/#\/$/);
    });
    await test.step('the calendar of a form', async () => {
      await page.getByRole('link', { name: 'Cadastrar' }).click();
      await button(page, 'Escolher data de nascimento').click();
      await expectBackCloses(page, page.getByRole('dialog', { name: 'Data de nascimento' }));
      await page.goBack();
      await expect(button(page, 'Entrar')).toBeVisible();
    });
  },
);

test(
  'Back asks before it discards unsaved input',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/pdo');
    // @rule R29
    await test.step('the WhatsApp question: back keeps the box ticked', async () => {
      await follow(page, '/minhas-preferencias');
      const whatsapp = page.getByRole('checkbox', { name: 'WhatsApp' });
      await whatsapp.click();
      await expectBackCloses(page, page.getByRole('dialog'));
      await expect(whatsapp).toBeChecked();
    });
    await test.step('unsaved changes: back asks, back takes the question away', async () => {
      await follow(page, '/perfil');
      await field(page, 'Nome Completo').fill('Ana Maria');
      for (const _ of [1, 2]) {
        await page.goBack();
        await expect(page).toHaveURL(/#\/perfil$/);
        await expectBackCloses(page, perfil.sair(page));
      }
      await expect(field(page, 'Nome Completo')).toHaveValue('Ana Maria');
    });
    await test.step('a link of the drawer asks before it leaves', async () => {
      for (const answer of ['Continuar editando', 'Sair sem salvar']) {
        await button(page, 'Abrir menu').click();
        await page.getByRole('link', { name: 'Minhas Compras' }).click();
        await perfil.sair(page).getByRole('button', { name: answer }).click();
        await expect(perfil.sair(page)).toBeHidden();
      }
      await expect(heading(page, 'Compras')).toBeVisible();
      await page.goBack();
      await expect(perfil.heading(page)).toBeVisible();
      await expect(field(page, 'Nome Completo')).toHaveValue('Ana Souza');
    });
    await test.step('left by the way back: the screen before, in one step', async () => {
      await field(page, 'Nome Completo').fill('Ana Maria');
      await page.goBack();
      await perfil.sair(page).getByRole('button', { name: 'Sair sem salvar' }).click();
      await expect(heading(page, 'Minhas preferências')).toBeVisible();
      await page.goBack();
      await expect(heading(page, 'Fale com PDO')).toBeVisible();
    });
    await test.step('a gate stays open while going back', async () => {
      await server.faults(...situation({ ...fine, phone: false }));
      await follow(page, '/promocoes');
      await expect(gates.phone(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/#\/pdo$/);
      await expect(gates.phone(page)).toBeVisible();
      await page.getByRole('button', { name: 'Ir para perfil' }).click();
      await expect(perfil.heading(page)).toBeVisible();
      await expect(gates.phone(page)).toBeHidden();
    });
  },
);
