import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts } from './fixtures/accounts.ts';
import { axeCheck, signIn } from './fixtures/actions.ts';
import { gates, situation } from './fixtures/gates.ts';
import { qaFolder } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';

// The QA build: the same portal, with the inspector beside it.
test.use({ serverEnv: { DIST_DIR: qaFolder } });

const tree = (page: Page) => page.getByRole('tree', { name: 'Atores' });
const actor = (page: Page, name: RegExp) =>
  tree(page).getByRole('treeitem', { name }).getByRole('button').first();
const choice = (page: Page, name: RegExp) => page.getByRole('listitem').getByRole('button', { name });
const value = (page: Page) => page.getByTestId('value');
const state = async (page: Page) => page.getByRole('tab', { name: 'Estado' }).click();

/** The inspector in a tab of its own, beside the portal. */
async function openInspector(page: Page): Promise<Page> {
  const inspector = await page.context().newPage();
  await inspector.setViewportSize({ width: 1024, height: 768 });
  await inspector.goto('/inspector.html');
  return inspector;
}

test('QA joins late, drives the terms to a failure, sees the portal follow, and restores @desktop', async ({
  page,
  server,
}) => {
  await server.faults(...situation({ terms: false, phone: true, whatsapp: true }));
  await signIn(page, accounts.ana);
  await expect(gates.terms(page)).toBeVisible();
  const inspector = await openInspector(page);

  await test.step('what happened before is there, masked', async () => {
    await actor(inspector, /^termsAcceptance awaitingCustomer/).click();
    await expect(inspector.getByRole('heading', { name: 'Terms acceptance' })).toBeVisible();
    await expect(inspector.locator('[data-state="terms-acceptance.awaitingCustomer"]')).toHaveAttribute(
      'data-active',
      'true',
    );
    const log = inspector.getByRole('list', { name: 'Registro' });
    await inspector.getByLabel('Filtrar').fill('credentials.submitted');
    await expect(log.getByRole('button')).toHaveCount(1);
    await expect(log).toContainText('credentials.submitted {"username":"•••","password":"•••"}');
    await inspector.getByLabel('Filtrar').fill('');
    const text = await inspector.evaluate(() => document.body.innerText);
    expect(text).not.toContain('clube123');
    expect(text).not.toContain('52998224725');
  });

  await test.step('an edge of the chart is pressed by keyboard, and the request is made to fail', async () => {
    // The server is slow enough for a person to answer in its place.
    await server.faults({ method: 'POST', path: '/api/termosaceite/*', mode: 'delay', ms: 5000 });
    await inspector.getByRole('button', { name: 'Provocar terms.accepted' }).press('Enter');
    await choice(inspector, /^acceptTermo responde.*"ok":false/).click();
    await expect(page.getByText('Termo indisponível')).toBeVisible();
    await expect(gates.terms(page)).toBeVisible();
    await state(inspector);
    await expect(value(inspector)).toHaveText('awaitingCustomer');
    await inspector.getByLabel('Filtrar').fill('termo.failed');
    await expect(inspector.getByRole('list', { name: 'Registro' }).getByRole('button')).toHaveCount(1);
    await inspector.getByLabel('Filtrar').fill('');
  });

  await test.step('a moment of the past is seen and restored', async () => {
    await server.faults();
    const failed = inspector.getByRole('button', {
      name: /termsAcceptance acceptTermo responde .*"ok":false/,
    });
    await failed.click();
    await inspector.getByRole('button', { name: 'Ao vivo' }).last().click();
    await inspector.getByRole('tab', { name: 'Provocar' }).click();
    await choice(inspector, /^terms\.accepted$/).click();
    await expect(gates.terms(page)).toBeHidden();
    await failed.click();
    await inspector.getByRole('button', { name: 'Restaurar…' }).click();
    await expect(inspector.getByRole('dialog')).toContainText('são feitos de novo');
    await inspector.getByRole('button', { name: 'Restaurar', exact: true }).click();
    await expect(gates.terms(page)).toBeVisible();
    await expect(actor(inspector, /^termsAcceptance awaitingCustomer/)).toBeVisible();
  });

  await test.step('nothing of it is hard to read', async () => axeCheck(inspector));
});

test('a walk without the app, its test, a recording and its import, and the fault switch @desktop', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/inspector.html');
  await expect(page.getByRole('heading', { name: 'Esperando o portal' })).toBeVisible();

  await test.step('simulates', async () => {
    await page.getByRole('button', { name: 'Simular' }).click();
    await page.getByRole('button', { name: 'Delayed window' }).click();
    await choice(page, /^window\.requested/).click();
    await choice(page, /^passa o tempo/).click();
    await page.getByRole('button', { name: 'Copiar como teste' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("import { delayedWindowEntry } from './delayed-window.entry.ts';");
    expect(copied).toContain('rig.elapse(');
  });

  await test.step('covers', async () => {
    await page.getByRole('button', { name: 'Cobertura' }).click();
    await expect(page.getByRole('button', { name: /^Delayed window/ })).toContainText('3 de 4 estados');
    await expect(page.getByRole('button', { name: /^Exchange/ })).toContainText('0 %');
  });

  await test.step('exports, and imports on another machine', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'portal-inspector-recording' });
    await page.reload();
    await page.getByLabel('Importar gravação').setInputFiles(file);
    await expect(tree(page)).toContainText('Delayed window');
    await expect(tree(page)).toContainText('gravação');
    await page.getByRole('button', { name: 'Momento anterior' }).click();
    await state(page);
    await expect(value(page)).toHaveText('waiting');
  });

  await test.step('breaks an answer of the server', async () => {
    await page.getByRole('button', { name: 'Falhas' }).click();
    await page.getByLabel('Caminho').fill('/api/termos/publicados');
    await page.getByLabel('Quantas vezes').fill('1');
    await page.getByRole('button', { name: 'Pôr em vigor' }).click();
    await expect(page.getByRole('list', { name: 'Falhas em vigor' })).toContainText('1 vez');
    expect((await fetch(`${server.baseUrl}/api/termos/publicados`)).status).toBe(500);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Nenhuma: o servidor responde como deve.')).toBeVisible();
  });
});
