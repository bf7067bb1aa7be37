import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect } from '../fixtures/test.ts';
import { test, wholeBrowser } from '../fixtures/browser/whole-browser.ts';
import { installWorker, pushTo } from '../fixtures/browser/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.skip(
  wholeBrowser === null,
  'no whole Chrome or Chromium is installed, and the headless shell can neither',
);

test(
  'a click on a notification uses the open tab, or opens one',
  { tag: ['@desktop', '@whole'] },
  async ({ whole, desktop, server }) => {
    const origin = server.baseUrl;
    const page = await whole.newPage();
    await page.goto('/');
    await installWorker(page);
    await enter(page, server, accounts.ana, '/chats');
    await page.evaluate(() => Object.assign(globalThis, { before: true }));
    const push = await pushTo(page, origin);
    await push({ title: 'Seu voucher', body: 'Vence hoje', url: '/voucher' });
    await push({ title: 'Prêmio', body: 'Clique', url: 'https://mal.example/' });
    await push({ title: 'Suas compras', body: 'Veja', url: '/compras' });
    const open = () => desktop.shown.flatMap(({ title, open: isOpen }) => (isOpen ? [title] : [])).sort();
    await expect.poll(open).toEqual(['Prêmio', 'Seu voucher', 'Suas compras']);
    expect(desktop.shown.find(({ title }) => title === 'Seu voucher')?.body).toContain('Vence hoje');
    await test.step('the open tab follows without a reload, foreign addresses are ignored', async () => {
      desktop.click('Seu voucher');
      await expect(page).toHaveURL(`${origin}/#/voucher`);
      await expect(page.getByText('VIZ10-7F3K2')).toBeVisible();
      desktop.click('Prêmio');
      await expect.poll(open).toEqual(['Suas compras']);
      await expect(page).toHaveURL(`${origin}/#/voucher`);
      expect(await page.evaluate(() => 'before' in globalThis)).toBe(true);
    });
    await test.step('no tab: a new one', async () => {
      await page.close();
      const opened = whole.waitForEvent('page');
      desktop.click('Suas compras');
      const tab = await opened;
      await expect(tab).toHaveURL(`${origin}/#/compras`);
      await expect(tab.getByRole('heading', { level: 1, name: 'Compras' })).toBeVisible();
      await expect.poll(open).toEqual([]);
    });
  },
);

// @rule R45
test('the browser offers to install the portal', { tag: ['@desktop', '@whole'] }, async ({ whole }) => {
  await whole.addInitScript(() => {
    addEventListener('beforeinstallprompt', (event) => {
      const asked = event as Event & { prompt: () => Promise<unknown> };
      const prompt = asked.prompt.bind(event);
      asked.prompt = async () => {
        Object.assign(globalThis, { asked: event.isTrusted && navigator.userActivation.isActive });
        return prompt();
      };
      Object.assign(globalThis, { offered: true });
    });
  });
  const page = await whole.newPage();
  const modal = page.getByRole('dialog', { name: 'Adicionar à tela inicial' });
  await page.goto('/');
  const browser = await whole.newCDPSession(page);
  expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  await modal.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(modal).toBeHidden();
  expect(await page.evaluate(() => (globalThis as { asked?: boolean }).asked)).toBe(true);
  const other = await whole.newPage();
  await other.goto('/');
  const again = other.getByRole('dialog', { name: 'Adicionar à tela inicial' });
  await again.getByRole('button', { name: 'Não adicionar' }).click();
  await expect(again).toBeHidden();
  await other.reload();
  await expect.poll(async () => other.evaluate(() => 'offered' in globalThis)).toBe(true);
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(other.getByText('Digite uma senha')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
});
