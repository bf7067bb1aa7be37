import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter, fontsCome, signIn } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

// @rule R136–R139
test(
  'offers go on the list, which is ticked off in the shop and printed',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1');
    const add = page.getByRole('button', { name: /^Adicionar à lista: /, includeHidden: true });
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await expect(add.first()).toBeVisible();
    await fontsCome(page);
    const place = await page.getByRole('article').nth(3).boundingBox();
    // Nothing has shifted.
    const show = async (display: string) =>
      add.evaluateAll((all, value) => all.forEach((button) => (button.style.display = value)), display);
    await show('none');
    await expect(add.first()).toBeHidden();
    expect(await page.getByRole('article').nth(3).boundingBox()).toEqual(place);
    await show('');
    await add.first().click();
    await expect(page.getByRole('button', { name: /^Na lista: / })).toBeFocused();
    await axeCheck(page);

    await test.step('the screen, at 320 px', async () => {
      await page.goto('/#/lista');
      await page.getByRole('textbox', { name: 'Outro item' }).fill('Sabão em pó para roupas delicadas');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const presses = page.getByRole('region').locator('label, .icon-button');
      for (const target of await presses.all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      }
      await keepsItsPlace(page, 'Sabão em pó');
      await page.getByRole('checkbox', { name: /^Sabão/ }).check();
      await page.getByRole('button', { name: /^Remover: Sabão/ }).click();
      await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
      await axeCheck(page);
      await page.keyboard.press('Enter');
      await page.reload();
      await expect(page.getByRole('checkbox', { name: /^Sabão/ })).toBeChecked();
    });

    await test.step('on paper', async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      await page.emulateMedia({ media: null, colorScheme: null });
    });
  },
);

// @rule R250
test(
  'the list and the favourite come back after an expired session, not after Sair',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const sabao = page.getByRole('checkbox', { name: 'Sabão' });
    const box = async () => page.evaluate(() => localStorage.getItem('portal.guardado'));
    await enter(page, server, accounts.ana, '/location');
    const star = page.getByRole('button', { name: 'Loja favorita' }).nth(1);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/#/lista');
    await expect(page.getByText(/espera aqui por até 30 dias, cifrada/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Outro item' }).fill('Sabão');
    await page.keyboard.press('Enter');
    await expect(sabao).toBeVisible();
    await expect.poll(box).not.toBeNull();

    await test.step('found expired the next day', async () => {
      await page.evaluate(() => {
        const user = JSON.parse(localStorage.getItem('portal.user') ?? '{}') as object;
        const expired = new Date(Date.now() - 86_400_000).toISOString();
        localStorage.setItem('portal.user', JSON.stringify({ ...user, '.expires': expired }));
      });
      await page.reload();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('portal.lista'))).toBeNull();
      expect(await box()).not.toContain('Sab');
    });

    await test.step('the same customer signs in', async () => {
      await signIn(page, accounts.ana);
      await page.goto('/#/lista');
      await expect(sabao).toBeVisible();
      await page.goto('/#/location');
      await expect(star).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('Sair', async () => {
      await page.getByRole('button', { name: 'Minha conta' }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      expect(await box()).toBeNull();
      await signIn(page, accounts.ana);
      await page.goto('/#/lista');
      await expect(page.getByText(/^Sua lista está vazia/)).toBeVisible();
    });
  },
);

/** A repeatedly pressed button stays under the finger at two digits. */
async function keepsItsPlace(page: Page, nome: string): Promise<void> {
  const less = page.getByRole('button', { name: `Menos: ${nome}` });
  const left = async () => (await less.boundingBox())?.x;
  const place = await left();
  const more = page.getByRole('button', { name: `Mais: ${nome}` });
  for (let press = 0; press < 9; press++) await more.click();
  await expect(page.getByRole('status').filter({ hasText: 'Quantidade: 10' })).toBeVisible();
  expect(await left()).toBe(place);
}
