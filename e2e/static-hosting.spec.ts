import { accounts } from './fixtures/accounts.ts';
import { signInAt } from './fixtures/actions.ts';
import { ReferenceServer } from './fixtures/server.ts';
import { startStaticHost } from './fixtures/static-host.ts';
import { expect, test as base } from './fixtures/test.ts';

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
