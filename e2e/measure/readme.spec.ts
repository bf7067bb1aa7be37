import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../scripts/lib/run.mjs';
import { accounts } from '../fixtures/accounts.ts';
import { enter, keepSession } from '../fixtures/actions.ts';
import { actor, choice, openInspector, putInForce } from '../fixtures/inspector/inspector.ts';
import { settled, STILL_MS, windowOf } from '../fixtures/look/pictures.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { expect, test } from '../fixtures/test.ts';

// Takes the pictures of README and docs/QA.md into docs/pictures.

const LARGE = { width: 1440, height: 900 };

async function keepPicture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(STILL_MS);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .png({ palette: true, effort: 10 })
    .toFile(path.join(root, `docs/pictures/${name}.png`));
}

test('home', { tag: '@desktop' }, async ({ page, server }) => {
  await enter(page, server, accounts.ana);
  await settled(page);
  await keepPicture(page, 'home');
});

test('till code', { tag: '@phone' }, async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, server, accounts.ana);
  await settled(page);
  await page.getByRole('button', { name: 'Mostrar meu código' }).click();
  await keepPicture(page, 'till-code');
});

test('vouchers', { tag: '@phone' }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/voucher');
  await settled(page);
  await keepPicture(page, 'vouchers');
});

test('the end of a session', { tag: '@phone' }, async ({ page, server }) => {
  const { token } = await server.signedIn(accounts.ana);
  await keepSession(page, token, accounts.ana.nome, Date.now() + 180_000);
  await page.goto('/#/portal');
  await page.getByRole('button', { name: 'Entrar de novo' }).waitFor();
  await settled(page);
  await keepPicture(page, 'session-end');
});

test.describe('the inspector', () => {
  test.use({ serverEnv: qaServer, ...windowOf(LARGE) });

  // At the chart of the terms, beside a customer who is asked for them.
  for (const [name, size, colorScheme] of [
    ['inspector-live', LARGE, 'light'],
    ['inspector-dark', { width: 1024, height: 768 }, 'dark'],
  ] as const)
    test(name, { tag: '@desktop' }, async ({ page, server }) => {
      await enter(page, server, accounts.bruno);
      await page.getByRole('dialog').waitFor();
      const inspector = await inspectorOf(page, size);
      await inspector.emulateMedia({ colorScheme });
      await actor(inspector, /^termsAcceptance/).click();
      await keepChart(inspector, name);
    });

  test('inspector-simulate, inspector-coverage', { tag: '@desktop' }, async ({ page }) => {
    const inspector = await inspectorOf(page, LARGE);
    await press(inspector, 'Simular');
    await press(inspector, 'Troca');
    // An exchange that succeeds.
    for (const name of [
      /^recallExchange responde\s*false/,
      /^exchange\.requested/,
      /^lock\.acquired/,
      /^postExchange responde .*"ok":true/,
    ])
      await choice(inspector, name).first().click();
    await keepChart(inspector, 'inspector-simulate');
    await press(inspector, 'Cobertura');
    await inspector
      .getByRole('button', { name: /^Troca/ })
      .first()
      .click();
    await keepChart(inspector, 'inspector-coverage');
  });

  test('inspector-faults', { tag: '@desktop' }, async ({ page }) => {
    const inspector = await inspectorOf(page, LARGE);
    await putInForce(inspector, '/api/contacorrente/saldo', { times: '1' });
    await press(inspector, 'Falhas');
    await expect(inspector.getByRole('list', { name: 'Falhas em vigor' })).toBeVisible();
    await keepPicture(inspector, 'inspector-faults');
  });
});

async function inspectorOf(page: Page, size: { width: number; height: number }): Promise<Page> {
  const inspector = await openInspector(page);
  await inspector.setViewportSize(size);
  return inspector;
}

const press = async (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function keepChart(inspector: Page, name: string): Promise<void> {
  await inspector.getByText('Desenhando…').waitFor({ state: 'hidden' });
  await keepPicture(inspector, name);
}
