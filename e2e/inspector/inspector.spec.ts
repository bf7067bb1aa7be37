import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { gates } from '../fixtures/gates.ts';
import { situation } from '../../src/app/testing/situation.ts';
import type { Guard } from '../fixtures/guard.ts';
import {
  actor,
  choice,
  exported,
  lastEdge,
  openInspector,
  state,
  STATELY,
  tree,
  value,
} from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });
test.describe.configure({ timeout: 120_000 });

const ACCEPTANCE_REQUEST = '**/api/termosaceite/*';

async function restoreFailure(page: Page, inspector: Page): Promise<void> {
  await test.step('a moment of the past is seen and restored', async () => {
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
}

async function tellStately(page: Page, inspector: Page, secrets: readonly string[], guard: Guard) {
  await test.step('Stately’s inspector is told after a warning, masked', async () => {
    guard.allowHost('https://stately.ai');
    await page
      .context()
      .route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: STATELY }));
    await inspector.getByRole('button', { name: 'Stately…' }).click();
    await expect(inspector.getByRole('dialog')).toContainText('Os dados saem desta máquina');
    const [stately] = await Promise.all([
      inspector.waitForEvent('popup'),
      inspector.getByRole('button', { name: 'Enviar', exact: true }).click(),
    ]);
    const told = () => stately.evaluate<string>('JSON.stringify(told)');
    await expect.poll(told).toContain('"name":"termsAcceptance"');
    for (const secret of secrets) expect(await told()).not.toContain(secret);
    await inspector.getByRole('button', { name: 'Desligar Stately' }).click();
    await expect.poll(() => stately.isClosed()).toBe(true);
  });
}

async function signOutByJson(page: Page, inspector: Page): Promise<void> {
  await test.step('an event that nobody has foreseen is sent as JSON', async () => {
    await actor(inspector, /^session /).click();
    await inspector.getByRole('button', { name: 'Evento em JSON…' }).click();
    const field = inspector.getByLabel('Evento em JSON');
    await field.fill('{ "tipo": 1 }');
    await field.press('Tab');
    await inspector.keyboard.press('Enter');
    await expect(
      inspector.getByRole('alert').filter({ hasText: 'Um evento precisa de um "type".' }),
    ).toBeVisible();
    await field.fill('{ "type": "signOut.requested" }');
    await inspector.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.waitForURL(/#\/$/);
  });
}

test('QA joins late, drives the terms to a failure, sees the portal follow, and restores @desktop', async ({
  page,
  server,
  guard,
}) => {
  await server.faults(...situation({ terms: false, phone: true, whatsapp: true }));
  await signIn(page, accounts.ana);
  await expect(gates.terms(page)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('portal.token') ?? '');
  expect(token).not.toBe('');
  const secrets = ['clube123', '52998224725', '999990000', token];
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
    await expect(log).toContainText(
      'credentials.submitted {"username":"documento#ana","password":"senha#demonstracao"}',
    );
    await inspector.getByLabel('Filtrar').fill('');
    const text = await inspector.evaluate(() => document.body.innerText);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  await test.step('an edge of the chart is pressed by keyboard, and the request is made to fail', async () => {
    // The server's own answer waits until nobody waits for it any more.
    await page.route(ACCEPTANCE_REQUEST, () => undefined);
    await inspector.getByRole('button', { name: 'Provocar terms.accepted' }).press('Enter');
    await choice(inspector, /^acceptTermo responde.*"ok":false/).click();
    await expect(page.getByText('Termo indisponível')).toBeVisible();
    await page.unroute(ACCEPTANCE_REQUEST);
    await expect(gates.terms(page)).toBeVisible();
    await state(inspector);
    await expect(value(inspector)).toHaveText('awaitingCustomer');
    await expect(lastEdge(inspector, 'done acceptTermo')).toHaveCount(1);
    await inspector.getByLabel('Filtrar').fill('termo.failed');
    await expect(inspector.getByRole('list', { name: 'Registro' }).getByRole('button')).toHaveCount(1);
    await inspector.getByLabel('Filtrar').fill('');
  });

  await restoreFailure(page, inspector);
  await tellStately(page, inspector, secrets, guard);
  await signOutByJson(page, inspector);

  await test.step('what is exported holds no secret', async () => {
    const text = await exported(inspector);
    expect(text).toContain('termsAcceptance');
    for (const secret of secrets) expect(text).not.toContain(secret);
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

  await test.step('simulates, by keyboard', async () => {
    await page.getByRole('button', { name: 'Simular' }).press('Enter');
    await page.getByRole('button', { name: 'Delayed window' }).press('Enter');
    await choice(page, /^window\.requested/).press('Enter');
    await choice(page, /^passa o tempo/).press('Enter');
    await page.getByRole('button', { name: 'Copiar como teste' }).press('Enter');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("import { delayedWindowEntry } from './delayed-window.entry.ts';");
    expect(copied).toContain('rig.elapse(');
    await axeCheck(page);
  });

  await test.step('covers', async () => {
    await page.getByRole('button', { name: 'Cobertura' }).press('Enter');
    await expect(page.getByRole('button', { name: /^Delayed window/ })).toContainText('3 de 4 estados');
    await expect(page.getByRole('button', { name: /^Exchange/ })).toContainText('0 %');
    await axeCheck(page);
  });

  await test.step('exports, and imports on another machine', async () => {
    const text = await exported(page);
    expect(JSON.parse(text)).toMatchObject({ format: 'portal-inspector-recording' });
    await page.reload();
    const file = { name: 'gravacao.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.getByLabel('Importar gravação').setInputFiles(file);
    await expect(tree(page)).toContainText('Delayed window');
    await expect(tree(page)).toContainText('gravação');
    await page.getByRole('button', { name: 'Momento anterior' }).click();
    await state(page);
    await expect(value(page)).toHaveText('waiting');
    await page.getByRole('button', { name: 'Próximo momento' }).click();
    await expect(value(page)).toHaveText('opening');
  });

  await test.step('breaks an answer of the server', async () => {
    await page.getByRole('button', { name: 'Falhas' }).press('Enter');
    await page.getByLabel('Caminho').fill('/api/termos/publicados');
    await page.getByLabel('Quantas vezes').fill('1');
    await page.getByRole('button', { name: 'Pôr em vigor' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Falhas em vigor' })).toContainText('1 vez');
    await axeCheck(page);
    expect((await fetch(`${server.baseUrl}/api/termos/publicados`)).status).toBe(500);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Nenhuma: o servidor responde como deve.')).toBeVisible();
  });
});
