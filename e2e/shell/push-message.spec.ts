import type { Worker } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWorker, pushTo } from '../fixtures/worker.ts';

test.use({ serviceWorkers: 'allow' });

/** What the worker asks the browser to show: the browser of the tests has no notifications of its own. */
async function watchShown(worker: Worker): Promise<() => Promise<unknown>> {
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const showNotification = async (title: string, { body, data }: NotificationOptions = {}) => {
      shown.push({ title, body, data: data as unknown });
    };
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'showNotification', {
      value: showNotification,
    });
    Object.assign(globalThis, { shown });
  });
  return async () => worker.evaluate(() => (globalThis as unknown as { shown: unknown }).shown);
}

/** A click on what was shown: real but for the finger, without which no worker may bring a tab to the front. */
async function clickOn(worker: Worker, url: string): Promise<void> {
  await worker.evaluate(async (address) => {
    const scope = globalThis as unknown as { WindowClient: { prototype: object } };
    Object.defineProperty(scope.WindowClient.prototype, 'focus', {
      configurable: true,
      value(this: object) {
        return Promise.resolve(this);
      },
    });
    const waited: unknown[] = [];
    const notification = { close: () => undefined, data: { url: address } };
    const event = new Event('notificationclick');
    Object.assign(event, { notification, waitUntil: (work: unknown) => void waited.push(work) });
    dispatchEvent(event);
    await Promise.all(waited);
  }, url);
}

test(
  'a push is shown, and a click on it leads the open tab to its route, of our own origin alone',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const origin = server.baseUrl;
    await context.grantPermissions(['notifications'], { origin });
    await page.goto('/');
    await installWorker(page);
    await enter(page, server, accounts.ana, '/chats');
    await page.evaluate(() => Object.assign(globalThis, { before: true }));
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('no worker');
    const shown = await watchShown(worker);
    const push = await pushTo(page, origin);
    const voucher = { title: 'Seu voucher', body: 'Vence hoje', data: { url: `${origin}/#/voucher` } };
    await push({ title: 'Seu voucher', body: 'Vence hoje', url: '/voucher' });
    await expect.poll(shown).toEqual([voucher]);
    await push({ title: 'Prêmio', body: 'Clique', url: 'https://mal.example/' });
    await expect
      .poll(shown)
      .toEqual([voucher, { title: 'Prêmio', body: 'Clique', data: { url: `${origin}/` } }]);
    await clickOn(worker, voucher.data.url);
    await expect(page).toHaveURL(`${origin}/#/voucher`);
    await expect(page.getByText('VIZ10-7F3K2')).toBeVisible();
    expect(await page.evaluate(() => 'before' in globalThis), 'without a reload').toBe(true);
    await clickOn(worker, `${origin}/`);
    await expect(page).toHaveURL(`${origin}/#/voucher`);
    expect(context.pages()).toHaveLength(1);
  },
);
