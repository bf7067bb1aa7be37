import type { Page } from '@playwright/test';
import { accounts } from './fixtures/accounts.ts';
import { signInAt } from './fixtures/actions.ts';
import { ReferenceServer } from './fixtures/server.ts';
import { startStaticHost } from './fixtures/static-host.ts';
import { expect, test as base } from './fixtures/test.ts';
import { waitForWorker } from './fixtures/worker.ts';

/** The address of a portal on a static host of its own, whose `config.json` names an API on another origin. */
const test = base.extend<{ address: string }>({
  address: async ({ guard, page }, use) => {
    const host = await startStaticHost();
    const api = await ReferenceServer.start({ ALLOWED_ORIGINS: host.origin });
    guard.allowHost(host.origin, api.baseUrl);
    host.configure(configFor(api.baseUrl), api.baseUrl);
    await use(host.address);
    // Open, it would complain of the servers' end.
    await page.close();
    host.stop();
    await api.stop();
  },
});

const configFor = (api: string) => ({
  mainApiUrl: api,
  publicApiUrl: `${api}/api/public`,
  statesUrl: `${api}/estados`,
  portalAppId: 'portal-clube-vizinhanca',
  portalSecretKey: 'demo-0d9b5c7e4f1a',
  brand: { name: 'Mercado do Bairro', shortName: 'Bairro', primaryColor: '#7A1FA2' },
});

test('the build works from a folder of another host, pointed at the API by config.json alone', async ({
  address,
  page,
}) => {
  await signInAt(page, address, accounts.ana);
  await expect(page).toHaveTitle(/Mercado do Bairro/);
  await expect(page.getByText('Ana Souza').first()).toBeVisible();
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

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a portal in a folder can be installed, and starts there without a network',
    { tag: '@phone' },
    async ({ address, page, context, guard }) => {
      guard.allow(/ERR_INTERNET_DISCONNECTED/);
      await signInAt(page, address, accounts.ana);
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
      await test.step('the manifest: its addresses are in the folder, its pictures are what it says', async () => {
        const { url, manifest, pictures, found } = await readManifest(page);
        expect(url).toBe(`${address}manifest.webmanifest`);
        const { start_url: start, scope, icons, shortcuts, screenshots } = manifest;
        expect([start, scope].map((place) => new URL(place, url).href)).toEqual([address, address]);
        expect(shortcuts.map(({ name, url: place }) => [name, new URL(place, url).href])).toEqual([
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
      });
      await test.step('the worker answers for the folder, and for nothing above it', async () => {
        await waitForWorker(page);
        const places = await page.evaluate(async () => {
          const [registration, ...others] = await navigator.serviceWorker.getRegistrations();
          return [registration?.scope, registration?.active?.scriptURL, others.length];
        });
        expect(places).toEqual([address, `${address}sw.js`, 0]);
      });
      await test.step('a shortcut without a network', async () => {
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
    },
  );
});
