import type { Page } from '@playwright/test';
import { scriptsOf } from '../../scripts/budgets.mjs';
import { axeCheck } from '../fixtures/actions.ts';
import { type StaticHost, startStaticHost } from '../fixtures/server/static-host.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { installWorker } from '../fixtures/browser/worker.ts';

const test = base.extend<{ host: StaticHost }>({
  host: async ({ guard, page }, use) => {
    const host = await startStaticHost();
    host.configure({ brand: { name: 'Clube' } });
    guard.allowHost(host.origin);
    await use(host);
    await page.close();
    host.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('heading', { name: 'Nova versão disponível' });
const documento = (page: Page) => page.getByLabel('CPF ou CNPJ');
const version = async (page: Page) => page.locator('html').getAttribute('data-version');

/** Opens and touches the login: the app hydrates. */
async function openLogin(page: Page, host: StaticHost, typed: string): Promise<void> {
  await page.goto(host.address);
  await documento(page).fill(typed);
  await expect(page.locator('#first-paint')).toHaveCount(0);
}

/** The browser's periodic update check; resolves when fetched. */
async function lookForVersion(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const found = registration.installing;
    if (found === null) return registration.waiting === null ? 'none' : 'installed';
    return new Promise<string>((resolve) => {
      found.addEventListener('statechange', () => resolve(found.state));
    });
  });
}

/** What happens to the first version. */
async function firstState(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('sw.js');
    return new Promise<string>((resolve) => {
      installing?.addEventListener('statechange', () => resolve(installing.state));
    });
  });
}

test(
  'a new version is offered in both tabs and swapped in none',
  { tag: '@phone' },
  async ({ page, host }) => {
    await openLogin(page, host, '529.982');
    await installWorker(page);
    const other = await page.context().newPage();
    await openLogin(other, host, '111.444');
    host.deploy('two');
    expect(await lookForVersion(page)).toBe('installed');
    await test.step('the offer takes nothing away, and can be put off', async () => {
      await expect(offer(page)).toBeVisible();
      await expect(page.getByText('Leva só um instante.')).toBeVisible();
      await expect(documento(page)).toHaveValue('529.982');
      // The focused element and the page's end stay visible (WCAG 2.4.11).
      const room = async () =>
        page.evaluate(() => {
          const { top } = document.querySelector('.update-offer')?.getBoundingClientRect() ?? { top: 0 };
          const taken = innerHeight - top;
          const [pad, end] = [
            getComputedStyle(document.documentElement).scrollPaddingBottom,
            getComputedStyle(document.body).paddingBottom,
          ];
          return Math.min(Number.parseFloat(pad), Number.parseFloat(end)) - taken;
        });
      expect(await room()).toBeGreaterThanOrEqual(0);
      await axeCheck(page);
      await page.getByRole('button', { name: 'Agora não' }).click();
      await expect(offer(page)).toBeHidden();
    });
    await test.step('what would be lost is said where something can be typed', async () => {
      const lost = other.getByText('O que você estiver digitando será perdido.');
      await expect(lost).toBeVisible();
      await other.evaluate(() => void (location.hash = '#/acessibilidade'));
      await expect(other.getByRole('heading', { level: 1, name: /Acessibilidade/ })).toBeVisible();
      await expect(lost).toBeHidden();
      await other.goBack();
      await expect(lost).toBeVisible();
    });
    await test.step('accepted in the other tab, that one starts again', async () => {
      await expect(offer(other)).toBeVisible();
      await other.getByRole('button', { name: 'Atualizar' }).click();
      await expect.poll(async () => version(other)).toBe('two');
      await expect(documento(other)).toHaveValue('');
    });
    await test.step('this tab offers the version and waits', async () => {
      await expect(page.getByText('O portal já foi atualizado em outra aba.')).toBeVisible();
      await expect(documento(page)).toHaveValue('529.982');
      expect(await version(page)).toBeNull();
      await page.getByRole('button', { name: 'Atualizar' }).click();
      await expect.poll(async () => version(page)).toBe('two');
      await expect(offer(page)).toBeHidden();
    });
  },
);

/** As the first press on a screen, which loads chunks: its requests reach the old worker while it stops. */
async function fetchOnceClicked(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fetchFor = (ms: number): void => {
      const end = performance.now() + ms;
      const next = (): void => {
        void fetch('./', { method: 'HEAD', cache: 'no-store' });
        if (performance.now() < end) setTimeout(next);
      };
      next();
    };
    document.addEventListener('click', () => fetchFor(800), { once: true });
  });
}

test(
  'a version takes over though its press loads something',
  { tag: ['@desktop', '@whole'] },
  async ({ page, host }) => {
    await openLogin(page, host, '529.982');
    await installWorker(page);
    await page.reload();
    await documento(page).fill('529.982');
    host.deploy('two');
    expect(await lookForVersion(page)).toBe('installed');
    await expect(offer(page)).toBeVisible();
    await fetchOnceClicked(page);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect.poll(async () => version(page)).toBe('two');
    await expect(offer(page)).toBeHidden();
  },
);

test(
  'an incomplete new version is not installed',
  { tag: ['@desktop', '@whole'] },
  async ({ page, host, guard }) => {
    guard.allow(/status of 404/);
    await test.step('the first one: the server gives its page in place of a script', async () => {
      // During a release, behind an SPA fallback.
      const [script = '?'] = scriptsOf(['tabloides']).filter((name) => !scriptsOf(['main']).includes(name));
      host.deploy('half', new RegExp(`${script}$`), true);
      await page.goto(host.address);
      expect(await firstState(page)).toBe('redundant');
      host.deploy('whole');
      await installWorker(page);
      await openLogin(page, host, '529.982');
      expect(await version(page)).toBe('whole');
    });
    await test.step('the broken one is dropped', async () => {
      host.deploy('broken', /^index\.html$/);
      expect(await lookForVersion(page)).toBe('redundant');
      await expect(offer(page)).toBeHidden();
      await page.reload();
      await documento(page).fill('529');
      await expect(page.locator('#first-paint')).toHaveCount(0);
      expect(await version(page)).toBe('whole');
    });
    await test.step('the mended one is offered', async () => {
      host.deploy('mended');
      expect(await lookForVersion(page)).toBe('installed');
      await page.getByRole('button', { name: 'Atualizar' }).click();
      await expect.poll(async () => version(page)).toBe('mended');
    });
  },
);
