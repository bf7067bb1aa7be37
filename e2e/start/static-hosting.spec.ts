import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { signInAt } from '../fixtures/actions.ts';
import { ReferenceServer } from '../fixtures/server.ts';
import { startStaticHost } from '../fixtures/static-host.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { waitForWorker } from '../fixtures/worker.ts';

interface Site {
  readonly address: string;
  readonly api: string;
  /** Another brand, as somebody writes it into `config.json`. */
  rename: (name: string) => void;
}

/** A portal on a static host of its own, whose `config.json` names an API on another origin. */
const test = base.extend<{ site: Site }>({
  site: async ({ guard, page }, use) => {
    const host = await startStaticHost();
    const api = await ReferenceServer.start({ ALLOWED_ORIGINS: host.origin });
    guard.allowHost(host.origin, api.baseUrl);
    const rename = (name: string) => host.configure(configFor(api.baseUrl, name));
    rename('Mercado do Bairro');
    await use({ address: host.address, api: api.baseUrl, rename });
    // Open, it would complain of the servers' end.
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
});

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

interface Manifest {
  start_url: string;
  scope: string;
  icons: (Picture & { purpose?: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: (Picture & { form_factor: string })[];
}

/** The manifest as the browser finds it, and the pictures that it names as they are. */
async function readManifest(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as Manifest;
  const { icons, shortcuts, screenshots } = manifest;
  const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots];
  const found = await page.evaluate(
    async (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const picture = await (await fetch(address)).blob();
          const { width, height } = await createImageBitmap(picture);
          return { type: picture.type, sizes: `${width}x${height}` };
        }),
      ),
    pictures.map(({ src }) => new URL(src, url).href),
  );
  return { url, manifest, pictures: pictures.map(({ type, sizes }) => ({ type, sizes })), found };
}

async function expectManifest(page: Page, address: string): Promise<void> {
  const { url, manifest, pictures, found } = await readManifest(page);
  expect(url).toBe(`${address}manifest.webmanifest`);
  const { start_url: start, scope, icons, shortcuts, screenshots } = manifest;
  expect([start, scope].map((place) => new URL(place, url).href)).toEqual([address, address]);
  expect(shortcuts.map(({ name, url: place }) => [name, new URL(place, url).href])).toEqual([
    ['Código', `${address}#/portal?codigo`],
    ['Vouchers', `${address}#/voucher`],
    ['Ofertas', `${address}#/promocoes`],
    ['Compras', `${address}#/compras`],
  ]);
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    '512x512 monochrome',
  ]);
  expect(new Set(screenshots.map((screenshot) => screenshot.form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  expect(found).toEqual(pictures);
}

/** Shows pictures from elsewhere; the origins of those that the worker keeps, null: one could not be shown. */
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
    const kept = await (await caches.open('portal-images')).keys();
    return [...new Set(kept.map(({ url }) => new URL(url).origin))];
  }, addresses);
}

test.use({ serviceWorkers: 'allow' });

test(
  'a portal in a folder can be installed, and starts there without a network (S1.4)',
  { tag: '@phone' },
  async ({ site: { address, api, rename }, page, context, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await test.step('the build works from a folder of another host, pointed at the API by config.json alone (C1.1, C1.2)', async () => {
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
    await test.step("the API's pictures are kept; those of a host without a name in config.json are only seen", async () => {
      guard.allowHost('https://fotos.example');
      // On a busy machine the test tool now and then lets the first one go to the network, where there is no such host.
      guard.allow(/ERR_NAME_NOT_RESOLVED \(https:\/\/fotos\.example/);
      const picture = await page.screenshot();
      await page.context().route('https://fotos.example/**', async (route) => {
        // A worker would be refused by its own policy: nobody else may ask.
        expect(route.request().serviceWorker()).toBeNull();
        await route.fulfill({ body: picture, contentType: 'image/png' });
      });
      const ours = `${api}/imagens/produtos/banana-prata.svg`;
      await expect
        .poll(async () => keptAfterShowing(page, [ours, 'https://fotos.example/a.png']))
        .toEqual([api]);
    });
    await test.step('a shortcut without a network', async () => {
      // A picture that the worker does not keep, of the offers that it does: now and then asked for before the network is back.
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
    await test.step('another config.json counts at the next visit with a network, and is kept for those without', async () => {
      rename('Mercado da Praça');
      await page.reload();
      await expect(page).toHaveTitle('Home – Mercado da Praça');
      const kept = async () =>
        page.evaluate(async () =>
          (await caches.match('config.json', { cacheName: 'portal-config' }))?.text(),
        );
      await expect.poll(kept).toContain('Mercado da Praça');
    });
  },
);
