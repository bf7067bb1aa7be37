import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { signInAt, storedKeys } from '../fixtures/actions.ts';
import { startBrowser } from '../fixtures/own-browser.ts';
import { field } from '../fixtures/register-form.ts';
import type { ReferenceServer } from '../fixtures/server.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { wholeBrowser } from '../fixtures/whole-browser.ts';
import { installWorker } from '../fixtures/worker.ts';

/** The back-forward cache itself: of the browsers that can be had here only a whole Chrome or Chromium has one. */
const test = base.extend<{ tab: Page }>({
  tab: async ({ server }, use, testInfo) => {
    const browser = await startBrowser(testInfo.outputPath('profile'), wholeBrowser ?? '');
    await browser.page.context().addInitScript(watchWaking, server.baseUrl);
    // Chromium drops a cached page in which a script runs: the worker's registration must not come to its end there.
    await browser.page.goto(server.baseUrl);
    await installWorker(browser.page);
    await use(browser.page);
    await browser.close();
  },
});
test.skip(
  wholeBrowser === null,
  'no whole Chrome or Chromium is installed, and the headless shell has no such cache',
);

/** Notes in the tab that the page was woken, and what of it was on the screen in each frame from then on. */
function watchWaking(origin: string): void {
  if (location.origin !== origin) return;
  // The question whether to install would stand before the login.
  localStorage.setItem('install', 'false');
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sessionStorage.setItem('woken', 'yes');
    const look = () => {
      const text = document.body.innerText.trim();
      if (text !== '') sessionStorage.setItem('seen', text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const login = (page: Page) => page.getByRole('button', { name: 'Entrar' });
const sessionKeys = async (page: Page) => (await storedKeys(page)).filter((key) => /token|user/.test(key));
const noted = async (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

/** To another site, which the browser shows in another process: this page goes to the cache. */
async function leave(page: Page, server: ReferenceServer): Promise<void> {
  await page.goto(`${server.baseUrl.replace('127.0.0.1', 'localhost')}/config.json`);
}

/** Playwright waits for the load of a page that is only woken: the browser's own way back. */
async function comeBack(page: Page, server: ReferenceServer): Promise<void> {
  // The way is gone after the answer: going destroys what would answer.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate(() => location.origin).catch(() => '')).toBe(server.baseUrl);
  await expect.poll(() => noted(page, 'woken').catch(() => null), 'the page came from the cache').toBe('yes');
}

async function signOutElsewhere(page: Page, server: ReferenceServer): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${server.baseUrl}/#/portal`);
  await other.getByRole('button', { name: 'Minha conta' }).click();
  await other.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(login(other)).toBeVisible();
  await other.close();
}

test(
  'the same customer is still signed in: the woken page stands as it was left (R88)',
  { tag: '@desktop' },
  async ({ tab, server }) => {
    await signInAt(tab, server.baseUrl, accounts.ana);
    await expect(tab.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
    await tab.evaluate(() => Object.assign(globalThis, { before: true }));
    await leave(tab, server);
    await comeBack(tab, server);
    await expect.poll(() => noted(tab, 'seen')).toContain('Ana');
    expect(await tab.evaluate(() => 'before' in globalThis), 'without a reload').toBe(true);
  },
);

test(
  'signed out in another tab while the picture was on its way: the woken page shows the login, and writes nothing (R88)',
  { tag: '@desktop' },
  async ({ tab, server }) => {
    await server.faults({ path: '/api/pessoa/imagem', mode: 'delay', ms: 15_000 });
    await signInAt(tab, server.baseUrl, accounts.ana);
    await expect(tab.getByText(accounts.ana.nome).first()).toBeVisible();
    await leave(tab, server);
    await server.faults();
    await signOutElsewhere(tab, server);
    await comeBack(tab, server);
    await expect(login(tab)).toBeVisible();
    expect((await noted(tab, 'seen')) ?? '').not.toContain('Ana');
    // The answer was delayed for that long: until then it could still be written.
    await tab.evaluate(async () => new Promise((resolve) => setTimeout(resolve, 15_000)));
    expect(await sessionKeys(tab)).toEqual([]);
    await expect(login(tab)).toBeVisible();
  },
);

test(
  'another customer has signed in meanwhile: the woken page shows that one and nothing of the first (R88)',
  { tag: '@desktop' },
  async ({ tab, server }) => {
    await signInAt(tab, server.baseUrl, accounts.ana);
    await tab.goto(`${server.baseUrl}/#/perfil`);
    await expect(tab.getByLabel('Nome Completo')).toHaveValue('Ana Souza');
    await leave(tab, server);
    await signOutElsewhere(tab, server);
    const { token } = await server.signedIn(accounts.mercado);
    const other = await tab.context().newPage();
    await other.goto(`${server.baseUrl}/config.json`);
    await other.evaluate(
      ([key = '', name]) => {
        const user = { Name: name, img: null, '.expires': new Date(Date.now() + 3_600_000) };
        localStorage.setItem('portal.token', key);
        localStorage.setItem('portal.user', JSON.stringify(user));
      },
      [token, accounts.mercado.nome],
    );
    await comeBack(tab, server);
    await expect(tab.getByText(accounts.mercado.nome).first()).toBeVisible();
    expect((await noted(tab, 'seen')) ?? '').not.toContain('Ana');
    await expect(tab.getByText('Ana Souza')).toHaveCount(0);
  },
);

test(
  'put away while Sair waits: the woken page shows nothing but the login (R82, R88)',
  { tag: '@desktop' },
  async ({ tab, server }) => {
    await signInAt(tab, server.baseUrl, accounts.ana);
    await expect(tab.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
    await tab.getByRole('button', { name: 'Minha conta' }).click();
    await tab.getByRole('menuitem', { name: 'Sair' }).click();
    // That write comes to its end in a script, too.
    await expect.poll(() => tab.evaluate(async () => caches.has('portal-ended'))).toBe(true);
    await leave(tab, server);
    await comeBack(tab, server);
    await expect(login(tab)).toBeVisible();
    expect((await noted(tab, 'seen')) ?? '').not.toContain('Ana');
    expect(await sessionKeys(tab)).toEqual([]);
  },
);

test(
  'put away with a sign-in on its way: whoever comes back is not signed in (R88)',
  { tag: '@desktop' },
  async ({ tab, server }) => {
    await server.faults({ method: 'POST', path: '/token', mode: 'delay', ms: 3000 });
    await tab.goto(server.baseUrl);
    await tab.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
    await tab.getByLabel('Senha', { exact: true }).fill('clube123');
    const sent = tab.waitForRequest(/\/token$/);
    await login(tab).click();
    await sent;
    await leave(tab, server);
    await comeBack(tab, server);
    await expect(login(tab)).toBeVisible();
    await expect(tab.getByLabel('CPF ou CNPJ')).toHaveValue('');
    await tab.evaluate(async () => new Promise((resolve) => setTimeout(resolve, 4000)));
    expect(await sessionKeys(tab)).toEqual([]);
    await expect(tab).toHaveURL(/#\/$|\/$/);
  },
);

test(
  'a registration that was left for another site: the woken form is empty (R88)',
  { tag: '@desktop' },
  async ({ tab, server }) => {
    await tab.goto(`${server.baseUrl}/#/register`);
    await field(tab, 'Nome Completo').fill('Clara Nunes');
    await field(tab, 'Senha').fill('s3nha');
    await leave(tab, server);
    await comeBack(tab, server);
    await expect(field(tab, 'Nome Completo')).toHaveValue('');
    await expect(field(tab, 'Senha')).toHaveValue('');
    expect(await noted(tab, 'portal.cadastro')).not.toContain('Clara');
  },
);
