import type { Page } from '@playwright/test';
import { axeCheck, modalsLeft } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Adicionar à tela inicial' });

/** Chromium's event for an installable page. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => void Object.assign(globalThis, { prompted: true });
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'dismissed' }) }));
  });
}

// @rule S2.15, R45
test(
  'an install offer is asked about by keyboard, a refusal is remembered',
  { tag: ['@desktop', '@whole'] },
  async ({ page }) => {
    await page.goto('/');
    await offer(page);
    await expect(modal(page)).toBeVisible();
    await axeCheck(page);
    await modal(page).getByRole('button', { name: 'Adicionar', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    expect(await page.evaluate(() => 'prompted' in globalThis)).toBe(true);
    // Chromium offers again at once: a refusal lasts until the next load.
    await offer(page);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Digite uma senha')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await modalsLeft(page);
    await page.reload();
    await offer(page);
    await modal(page).getByRole('button', { name: 'Não adicionar' }).focus();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('install'))).toBe('false');
    // The dialog's entry is being popped: it would cancel a reload.
    await modalsLeft(page);
    await page.reload();
    await offer(page);
    // The app is loaded and asks nothing.
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Digite uma senha')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });

  // @rule S2.16
  test(
    'the instructions, and the focus back in the login',
    { tag: ['@phone', '@whole'] },
    async ({ page }) => {
      await page.goto('/');
      await expect(modal(page)).toBeVisible();
      await expect(modal(page)).toContainText('Compartilhar');
      await expect(modal(page)).toContainText('Adicionar à Tela de Início');
      await axeCheck(page);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await page.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
      await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('529.982.247-25');
    },
  );
});
