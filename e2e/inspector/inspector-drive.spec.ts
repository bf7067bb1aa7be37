import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { actor, choice, openInspector, state, value } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import type { ReferenceServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

const spinner = (page: Page) => page.getByText('Carregando…');
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar' });
const HANGS = { method: 'POST', path: '/token', mode: 'delay', ms: 45_000 } as const;

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
  await page.getByLabel('Senha', { exact: true }).fill('clube123');
}

test('a request is answered, refused with words, broken or let go by hand; samples are of the tab’s own session @desktop', async ({
  page,
  server,
}) => {
  await page.goto('/');
  // Touched, its actor has started.
  await fillLogin(page);
  const inspector = await openInspector(page);
  await actor(inspector, /^session signedOut/).click();
  await endByHand(page, inspector, server, [/^signIn responde .*"ok":false/, /^signIn quebra/]);
  await holdRequests(page, inspector, server);
  await useSamples(page, inspector);
  await fillLogin(page);
  await endByHand(page, inspector, server, [/^signIn quebra/]);
  await test.step('the next press counts at once', async () => {
    await enter(page).click();
    await page.waitForURL(/#\/portal$/, { timeout: 10_000 });
  });
});

async function endByHand(page: Page, inspector: Page, server: ReferenceServer, ways: readonly RegExp[]) {
  for (const way of ways)
    await test.step(`a request on its way takes its spinner with it: ${way.source}`, async () => {
      await server.faults(HANGS);
      await enter(page).click();
      await expect(spinner(page)).toBeVisible();
      await choice(inspector, way).click();
      await expect(spinner(page)).toBeHidden({ timeout: 5000 });
      await expect(actor(inspector, /^session signedOut.idle/)).toBeVisible();
    });
  await server.faults();
}

/** Without a fault of the server’s; the last one signs in. */
async function holdRequests(page: Page, inspector: Page, server: ReferenceServer) {
  const hold = inspector.getByRole('button', { name: 'Segurar signIn' });
  const press = async () => {
    await hold.click();
    await expect(hold).toHaveAttribute('aria-pressed', 'true');
    await server.clearLog();
    await enter(page).click();
    await expect(choice(inspector, /^signIn segue para o servidor/)).toBeVisible();
    await expect(hold).toHaveAttribute('aria-pressed', 'false');
  };
  const posts = async () => (await server.log()).filter(({ path }) => path === '/token').length;

  await test.step('the next request is held, and refused with words', async () => {
    await press();
    await inspector.getByLabel('Palavras da recusa de signIn').fill('Loja fechada para balanço');
    await inspector.getByRole('button', { name: 'Recusar', exact: true }).click();
    await expect(page.getByText('Loja fechada para balanço')).toBeVisible();
    expect(await posts()).toBe(0);
  });

  await test.step('broken', async () => {
    await press();
    await choice(inspector, /^signIn quebra/).click();
    await state(inspector);
    await expect(value(inspector)).toHaveText('signedOut.idle');
    await inspector.getByRole('tab', { name: 'Provocar' }).click();
    expect(await posts()).toBe(0);
  });

  await test.step('let go', async () => {
    await press();
    expect(await posts()).toBe(0);
    await choice(inspector, /^signIn segue para o servidor/).click();
    await page.waitForURL(/#\/portal$/);
    expect(await posts()).toBe(1);
  });
}

/** What a guard refuses is grey with its name; the tab’s own token, which never leaves the page, signs out. */
async function useSamples(page: Page, inspector: Page) {
  await test.step('samples are of the tab’s own session', async () => {
    const refused = choice(inspector, /^session\.rejected .*recusado por isOwnToken/);
    await expect(refused).toBeDisabled();
    await expect(choice(inspector, /^session\.replaced .*recusado por .*sessionIsUsable/)).toBeDisabled();
    await expect(
      choice(inspector, /^session\.replaced [^§]*$/).and(inspector.locator(':enabled')),
    ).toHaveCount(2);
    await choice(inspector, /^session\.rejected /)
      .and(inspector.locator(':enabled'))
      .click();
    await page.waitForURL(/#\/$/);
  });
}
