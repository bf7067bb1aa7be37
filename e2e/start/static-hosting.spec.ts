import type { Page } from '@playwright/test';
import type { Guard } from '../fixtures/guard.ts';
import { accounts } from '../fixtures/accounts.ts';
import { signInAt } from '../fixtures/actions.ts';
import { ReferenceServer } from '../fixtures/server/server.ts';
import { expectManifest } from '../fixtures/look/manifest.ts';
import { startStaticHost } from '../fixtures/server/static-host.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { waitForWorker } from '../fixtures/browser/worker.ts';

interface Site {
  readonly address: string;
  readonly api: string;
  /** Another brand and ping host in `config.json`. */
  rename: (name: string, ping?: string) => void;
}

/** The portal on a static host with an API on another origin. */
const test = base.extend<{ site: Site }>({
  site: async ({ guard, page }, use) => {
    const host = await startStaticHost();
    const api = await ReferenceServer.start({ ALLOWED_ORIGINS: host.origin });
    guard.allowHost(host.origin, api.baseUrl);
    const rename = (name: string, ping?: string) =>
      host.configure({ ...configFor(api.baseUrl, name), ...(ping !== undefined && { pingUrl: ping }) });
    rename('Mercado do Bairro');
    await use({ address: host.address, api: api.baseUrl, rename });
    // An open page would report the servers' end.
    await page.close();
    host.stop();
    await api.stop();
  },
});

const configFor = (api: string, name: string) => ({
  mainApiUrl: api,
  publicApiUrl: `${api}/api/public`,
  statesUrl: `${api}/estados`,
  portalAppId: 'portal-clube-vizinhanca',
  portalSecretKey: 'demo-0d9b5c7e4f1a',
  brand: { name, shortName: 'Bairro', primaryColor: '#7A1FA2' },
  map: false as const,
});

/** Shows foreign pictures; returns the cached origins, null: one failed. */
async function keptAfterShowing(page: Page, addresses: string[]): Promise<string[] | null> {
  return page.evaluate(async (all) => {
    for (const src of all) {
      const image = Object.assign(new Image(), { referrerPolicy: 'strict-origin', src });
      try {
        await image.decode();
      } catch {
        return null;
      }
    }
    const kept = await (await caches.open('portal-images@/clube/portal/')).keys();
    return [...new Set(kept.map(({ url }) => new URL(url).origin))];
  }, addresses);
}

/** The cached scripts' texts. */
async function keptScripts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const scripts = requests.flat().filter(({ url }) => url.endsWith('.js'));
    return Promise.all(scripts.map(async (one) => (await caches.match(one))?.text() ?? ''));
  });
}

async function expectNoMapKept(page: Page): Promise<void> {
  const scripts = await keptScripts(page);
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((text) => text.includes('leaflet-container')).length).toBe(0);
}

async function expectPicturesKept(page: Page, api: string, guard: Guard): Promise<void> {
  guard.allowHost('https://fotos.example');
  // On a busy machine the first request may bypass the worker, to a host that does not exist.
  guard.allow(/ERR_NAME_NOT_RESOLVED \(https:\/\/fotos\.example/);
  const picture = await page.screenshot();
  await page.context().route('https://fotos.example/**', async (route) => {
    // The worker's own policy would refuse it: nobody else may ask.
    expect(route.request().serviceWorker()).toBeNull();
    await route.fulfill({ body: picture, contentType: 'image/png' });
  });
  const ours = `${api}/imagens/produtos/banana-prata.svg`;
  await expect.poll(async () => keptAfterShowing(page, [ours, 'https://fotos.example/a.png'])).toEqual([api]);
}

/** The policy of the page from the worker. */
async function keptPolicy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await caches.match('index.html', { ignoreSearch: true });
    return answer?.headers.get('content-security-policy') ?? '';
  });
}

/** The cached page's policy follows `config.json`, also after a failed fetch. */
async function policyFollows(
  page: Page,
  { address, rename }: Pick<Site, 'address' | 'rename'>,
  guard: Guard,
): Promise<void> {
  guard.allowHost('https://um.example', 'https://dois.example');
  guard.allow(/(?:um|dois)\.example/);
  const context = page.context();
  let refused = 0;
  await context.route(`${address}index.html`, async (route) => {
    refused += 1;
    await route.abort();
  });
  rename('Mercado da Praça', 'https://um.example/ping');
  await page.reload();
  await expect.poll(() => refused).toBeGreaterThan(0);
  expect(await keptPolicy(page)).not.toContain('https://um.example');
  await context.unroute(`${address}index.html`);
  await page.reload();
  await expect.poll(async () => keptPolicy(page)).toContain('https://um.example');
  await page.evaluate(async () => caches.delete('portal-config@/clube/portal/'));
  rename('Mercado da Praça', 'https://dois.example/ping');
  await page.reload();
  await expect.poll(async () => keptPolicy(page)).toContain('https://dois.example');
}

test.use({ serviceWorkers: 'allow' });

// @rule S1.4
test(
  'a portal in a folder can be installed, and starts there without a network',
  { tag: '@phone' },
  async ({ site: { address, api, rename }, page, context, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    // @rule C1.1, C1.2
    await test.step('the build works from a folder of another host by config.json alone', async () => {
      await signInAt(page, address, accounts.ana);
      await expect(page).toHaveTitle(/Mercado do Bairro/);
      await expect(page.getByText('Ana Souza').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
    });
    await test.step('the manifest: its addresses are in the folder, its pictures are what it says', async () => {
      await expectManifest(page, address);
    });
    await test.step('the worker answers for the folder, and for nothing above it', async () => {
      await waitForWorker(page);
      const places = await page.evaluate(async () => {
        const [registration, ...others] = await navigator.serviceWorker.getRegistrations();
        return [registration?.scope, registration?.active?.scriptURL, others.length];
      });
      expect(places).toEqual([address, `${address}sw.js`, 0]);
    });
    // @rule R190
    await test.step('without a map in config.json the worker keeps none of its code', async () =>
      expectNoMapKept(page));
    await test.step('pictures are cached from hosts named in config.json alone', async () =>
      expectPicturesKept(page, api, guard));
    await test.step('a shortcut without a network', async () => {
      // A picture beyond the cached ones may be requested before the network is back.
      guard.allow(/ERR_FAILED \(.*\/imagens\/produtos\//);
      await context.setOffline(true);
      await page.goto('about:blank');
      await page.goto(`${address}#/voucher`);
      await expect(page).toHaveTitle(/Mercado do Bairro/);
      await expect(page.getByText('Sem conexão.')).toBeVisible();
      await page.goto(`${address}#/portal`);
      await expect(page.getByRole('button', { name: 'Minha conta' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('R$');
    });
    await test.step('a changed config.json applies on the next online visit', async () => {
      rename('Mercado da Praça');
      await page.reload();
      await expect(page).toHaveTitle('Home – Mercado da Praça');
      const kept = async () =>
        page.evaluate(async () =>
          (await caches.match('config.json', { cacheName: 'portal-config@/clube/portal/' }))?.text(),
        );
      await expect.poll(kept).toContain('Mercado da Praça');
    });
    // @rule C1.2, C6.8
    await test.step('the cached page gets the policy of the current config.json', async () =>
      policyFollows(page, { address, rename }, guard));
  },
);
