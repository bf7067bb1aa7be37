import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/actions.ts';
import { actor, choice, openInspector, state, value } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

const spinner = (page: Page) => page.getByText('Carregando…');

/** The login, touched, so that its actor has started, with the inspector beside it. */
async function openLogin(page: Page): Promise<Page> {
  await page.goto('/');
  await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
  await page.getByLabel('Senha', { exact: true }).fill('clube123');
  const inspector = await openInspector(page);
  await actor(inspector, /^session signedOut/).click();
  return inspector;
}

test('a request answered or broken by hand takes the spinner with it, and the next press counts at once @desktop', async ({
  page,
  server,
}) => {
  const inspector = await openLogin(page);
  for (const wanted of [/^signIn responde .*"ok":false/, /^signIn quebra/]) {
    await server.faults({ method: 'POST', path: '/token', mode: 'delay', ms: 45_000 });
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(spinner(page)).toBeVisible();
    await choice(inspector, wanted).click();
    await expect(spinner(page)).toBeHidden({ timeout: 5000 });
    await expect(actor(inspector, /^session signedOut.idle/)).toBeVisible();
  }
  await server.faults();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/#\/portal$/, { timeout: 10_000 });
});

test('samples are of the tab’s own session, and what a guard refuses is grey with its name @desktop', async ({
  page,
}) => {
  await signIn(page, accounts.ana);
  const inspector = await openInspector(page);
  await actor(inspector, /^session signedIn/).click();

  await test.step('another’s token is refused by the guard', async () => {
    const refused = choice(inspector, /^session\.rejected .*recusado por isOwnToken/);
    await expect(refused).toBeDisabled();
    await expect(choice(inspector, /^session\.replaced .*recusado por .*sessionIsUsable/)).toBeDisabled();
    await expect(
      choice(inspector, /^session\.replaced [^§]*$/).and(inspector.locator(':enabled')),
    ).toHaveCount(2);
  });

  await test.step('the tab’s own token, which never leaves the page, works', async () => {
    await choice(inspector, /^session\.rejected /)
      .and(inspector.locator(':enabled'))
      .click();
    await page.waitForURL(/#\/$/);
  });
});

test('the next request of a port is held without a fault, until QA answers, refuses with words, breaks or lets it go @desktop', async ({
  page,
  server,
}) => {
  const inspector = await openLogin(page);
  const hold = inspector.getByRole('button', { name: 'Segurar signIn' });
  const press = async () => {
    await hold.click();
    await expect(hold).toHaveAttribute('aria-pressed', 'true');
    await server.clearLog();
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(choice(inspector, /^signIn segue para o servidor/)).toBeVisible();
    await expect(hold).toHaveAttribute('aria-pressed', 'false');
  };
  const posts = async () => (await server.log()).filter(({ path }) => path === '/token').length;

  await test.step('refused with words', async () => {
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
});
