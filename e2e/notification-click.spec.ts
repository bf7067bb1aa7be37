import { type BrowserContext, chromium } from '@playwright/test';
import { accounts } from './fixtures/accounts.ts';
import { enter } from './fixtures/actions.ts';
import {
  findWholeBrowser,
  type NotificationDesktop,
  startNotificationDesktop,
} from './fixtures/notification-desktop.ts';
import { expect, test as base } from './fixtures/test.ts';
import { installWorker, pushTo } from './fixtures/worker.ts';

const browserFile = findWholeBrowser();

/** A browser with a profile (a click finds its way to no other) and a desktop that shows its notifications. */
const test = base.extend<{ desktop: NotificationDesktop; whole: BrowserContext }>({
  // oxlint-disable-next-line no-empty-pattern
  desktop: async ({}, use) => {
    const desktop = await startNotificationDesktop();
    await use(desktop);
    desktop.stop();
  },
  whole: async ({ desktop, guard, server }, use, testInfo) => {
    const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      executablePath: browserFile ?? '',
      // Its new headless mode: the old one is the headless shell.
      headless: false,
      args: ['--headless=new', '--no-sandbox', '--disable-quic'],
      env: { ...process.env, ...desktop.env },
      baseURL: server.baseUrl,
      locale: 'pt-BR',
    });
    await guard.watch(context, server.baseUrl);
    await context.grantPermissions(['notifications'], { origin: server.baseUrl });
    await use(context);
    await context.close();
  },
});

test.use({ serviceWorkers: 'allow' });
test.skip(
  browserFile === null,
  'no whole Chrome or Chromium is installed, and the headless shell shows no notification',
);

test(
  'a click on a notification leads the open tab to its route, and opens one when none is open',
  { tag: '@desktop' },
  async ({ whole, desktop, server }) => {
    const origin = server.baseUrl;
    const page = await whole.newPage();
    await page.goto('/');
    await installWorker(page);
    await enter(page, server, accounts.ana);
    await page.evaluate(() => Object.assign(globalThis, { before: true }));
    const push = await pushTo(page, origin);
    await push({ title: 'Seu voucher', body: 'Vence hoje', url: '/voucher' });
    await push({ title: 'Prêmio', body: 'Clique', url: 'https://mal.example/' });
    await push({ title: 'Suas compras', body: 'Veja', url: '/compras' });
    const open = () => desktop.shown.flatMap(({ title, open: isOpen }) => (isOpen ? [title] : [])).sort();
    await expect.poll(open).toEqual(['Prêmio', 'Seu voucher', 'Suas compras']);
    expect(desktop.shown.find(({ title }) => title === 'Seu voucher')?.body).toContain('Vence hoje');
    await test.step('the open tab, without a reload; what is foreign leaves it where it is', async () => {
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
