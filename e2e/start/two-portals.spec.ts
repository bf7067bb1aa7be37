import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { signInAt } from '../fixtures/actions.ts';
import { ReferenceServer } from '../fixtures/server/server.ts';
import { startStaticHost } from '../fixtures/server/static-host.ts';
import { expect, test } from '../fixtures/test.ts';

const OTHER_FOLDER = '/outro/';

/** Tokens received by a server. */
async function tokensSentTo(server: ReferenceServer): Promise<string[]> {
  const log = await server.log();
  return log.flatMap(({ headers }) => headers.authorization ?? []);
}

const storedToken = async (page: Page) => page.evaluate(() => localStorage.getItem('portal.token'));

// @rule R170
test(
  'two portals of one host keep apart, and apart from a former API',
  { tag: ['@phone', '@whole'] },
  async ({ page, guard }) => {
    const host = await startStaticHost(OTHER_FOLDER);
    const env = { ALLOWED_ORIGINS: host.origin };
    const [one, other] = await Promise.all([ReferenceServer.start(env), ReferenceServer.start(env)]);
    guard.allowHost(host.origin, one.baseUrl, other.baseUrl);
    const config = (api: string) => ({
      mainApiUrl: api,
      publicApiUrl: `${api}/api/public`,
      portalAppId: 'portal-clube-vizinhanca',
      portalSecretKey: 'demo-0d9b5c7e4f1a',
    });
    host.configure(config(one.baseUrl));
    host.configure(config(other.baseUrl), OTHER_FOLDER);
    const second = `${host.origin}${OTHER_FOLDER}`;
    await test.step('the second shows its login, sends nothing, and leaves the session where it is', async () => {
      await signInAt(page, host.address, accounts.ana);
      const token = await storedToken(page);
      await page.goto(`${second}#/portal`);
      await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
      await signInAt(page, second, accounts.bruno);
      await expect(page.getByText('Bruno Lima').first()).toBeVisible();
      expect(await storedToken(page)).toBe(token);
      expect(await tokensSentTo(other)).not.toContain(`Bearer ${token}`);
    });
    await test.step('the first is still signed in, and so is the second', async () => {
      await page.goto(`${host.address}#/compras`);
      await expect(page.getByRole('heading', { name: 'Compras' })).toBeVisible();
      await page.goto(`${second}#/pdo`);
      await expect(page.getByRole('button', { name: 'Minha conta' })).toBeVisible();
    });
    await test.step('another mainApiUrl ends the session without sending its token', async () => {
      const token = await storedToken(page);
      await other.clearLog();
      host.configure(config(other.baseUrl));
      await page.goto(`${host.address}#/portal`);
      await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
      expect(await storedToken(page)).toBeNull();
      expect(await tokensSentTo(other)).not.toContain(`Bearer ${token}`);
    });
    await page.close();
    host.stop();
    await Promise.all([one.stop(), other.stop()]);
  },
);
