import type { Page } from '@playwright/test';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { field, openRegister } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

/** Fills a field like a password manager: at once, without key events. */
async function managerFills(page: Page, selector: string, value: string): Promise<void> {
  await page.locator(selector).evaluate((input: HTMLInputElement, filled) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}

/** What a password manager reads of the form: user names and the passwords after them. */
const taken = async (page: Page) =>
  page.locator('form:has([type=password]) input').evaluateAll((inputs) =>
    inputs
      .map((input) => input as HTMLInputElement)
      .filter(({ autocomplete }) => /username|password/.test(autocomplete))
      .map(({ autocomplete, value }) => `${autocomplete}: ${value}`),
  );

/** Fields without an autocomplete token. */
const untold = async (page: Page) =>
  page
    .locator('main form')
    .locator('input:not([type=radio], [type=checkbox], [type=file]), select')
    .evaluateAll((fields) =>
      fields
        .filter((each) => !each.hasAttribute('autocomplete'))
        .map((each) => (each as HTMLInputElement).name),
    );

// @rule R162
test(
  'every password form names its user by document',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await openRegister(page);
    await field(page, 'CPF').fill('39053344705');
    await field(page, 'E-mail').fill('clara@exemplo.example');
    await field(page, 'Número').fill('1200');
    await field(page, 'Senha').fill('s3nha');
    const passwords = ['new-password: s3nha', 'new-password: '];
    expect(await taken(page)).toEqual(['username: 390.533.447-05', ...passwords]);
    // No autocomplete token exists for the marital status.
    expect(await untold(page)).toEqual(['estadoCivil']);
    await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
    await field(page, 'CNPJ').fill('90PLM4XK000388');
    expect(await taken(page)).toEqual(['username: 90.PLM.4XK/0003-88', 'new-password: ', 'new-password: ']);
    expect(await untold(page)).toEqual(['nomeFantasia', 'ramoAtividade']);

    await enter(page, server, accounts.padaria, '/change-password');
    await expect(page.locator('[name=username]')).toHaveValue(accounts.padaria.documento);
    expect(await taken(page)).toEqual([
      `username: ${accounts.padaria.documento}`,
      'current-password: ',
      'new-password: ',
      'new-password: ',
    ]);
    // Without a password no user name: it would be saved for another account.
    await page.goto('/#/perfil');
    await expect(field(page, 'CNPJ')).toHaveAttribute('autocomplete', 'off');
  },
);

// @rule R160
test(
  "a password manager's wrong value is shown, named and not sent",
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.goto('/');
    for (const wrong of ['clara@exemplo.example', 'quitanda', 'Apto 52 B']) {
      await managerFills(page, '#documento', wrong);
      await managerFills(page, '#senha', 'clube123');
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(wrong);
      await expect(page.getByText('Digite um CPF ou CNPJ')).toBeVisible();
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByLabel('CPF ou CNPJ')).toBeFocused();
    }
    expect((await server.log()).filter(({ path }) => path === '/token')).toEqual([]);
    await managerFills(page, '#documento', '52998224725');
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(accounts.ana.documento);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL(/#\/portal$/);
  },
);

test('document and password can be pasted', { tag: ['@desktop', '@whole'] }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  for (const [label, text] of [
    ['CPF ou CNPJ', accounts.ana.documento],
    ['Senha', SENHA],
  ] as const) {
    await page.evaluate(async (copied) => navigator.clipboard.writeText(copied), text);
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+V');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/portal$/);
});

// @rule R162
test('a birth date is read however a filler writes it', { tag: '@phone' }, async ({ page }) => {
  await openRegister(page);
  for (const [filled, read] of [
    ['1987-12-28', '28/12/1987'],
    ['12/28/1987', '28/12/1987'],
    ['8/9/1987', '08/09/1987'],
    ['28/12/87', '28/12/1987'],
  ] as const) {
    await managerFills(page, '[autocomplete=bday]', filled);
    await expect(page.locator('[autocomplete=bday]')).toHaveValue(read);
    await managerFills(page, '[autocomplete=bday]', '');
  }
});
