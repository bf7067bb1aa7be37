import { accounts } from './fixtures/accounts.ts';
import { signInAt } from './fixtures/actions.ts';
import { ReferenceServer } from './fixtures/server.ts';
import { startStaticHost } from './fixtures/static-host.ts';
import { expect, test } from './fixtures/test.ts';

test('the build works from a folder of another host, pointed at the API by config.json alone', async ({
  page,
  guard,
}) => {
  const host = await startStaticHost();
  const api = await ReferenceServer.start({ ALLOWED_ORIGINS: host.origin });
  guard.allowHost(host.origin, api.baseUrl);
  host.configure(
    {
      mainApiUrl: api.baseUrl,
      publicApiUrl: `${api.baseUrl}/api/public`,
      statesUrl: `${api.baseUrl}/estados`,
      portalAppId: 'portal-clube-vizinhanca',
      portalSecretKey: 'demo-0d9b5c7e4f1a',
      brand: { name: 'Mercado do Bairro', shortName: 'Bairro', primaryColor: '#7A1FA2' },
    },
    api.baseUrl,
  );
  await signInAt(page, host.address, accounts.ana);
  await expect(page).toHaveTitle(/Mercado do Bairro/);
  await expect(page.getByText('Ana Souza').first()).toBeVisible();
  host.stop();
  await api.stop();
});
