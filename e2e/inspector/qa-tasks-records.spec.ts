import { writeFile } from 'node:fs/promises';
import { accounts } from '../fixtures/accounts.ts';
import { actor, choice, exported, tree } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { sideBySide, typeAndEnter } from '../fixtures/qa.ts';
import { expect, test } from '../fixtures/test.ts';

// The tasks of docs/QA.md as they are written there, by clicks and keys alone.
test.use({ serverEnv: qaServer });

test('task 13: walk a chart without the portal @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/inspector.html');
  await page.getByRole('button', { name: 'Simular' }).click();
  await page.getByRole('button', { name: 'Exchange' }).click();
  await choice(page, /^recallExchange responde false/).click();
  await choice(page, /^exchange\.requested .*"affordable":true/).click();
  await choice(page, /^lock\.acquired/).click();
  await choice(page, /^postExchange quebra/).click();
  await expect(page.locator('[data-state="exchange.unknown.looking"]')).toHaveAttribute(
    'data-active',
    'true',
  );
  await page.getByRole('button', { name: 'Momento anterior' }).click();
  await choice(page, /^postExchange responde .*"ok":true/).click();
  await expect(page.locator('[data-state="exchange.refreshing"]')).toHaveAttribute('data-active', 'true');
  await page.getByRole('button', { name: 'Copiar como teste' }).click();
  await expect(page.getByText(/Teste copiado/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('exchangeEntry');
});

test('task 14: find what was not tested yet, and the way there @desktop', async ({ page }) => {
  await page.goto('/inspector.html');
  await page.getByRole('button', { name: 'Cobertura' }).click();
  await page.getByRole('button', { name: /^Exchange/ }).click();
  const gap = page
    .getByRole('region', { name: 'Transições não feitas' })
    .getByRole('button', { name: /postExchange .*\[.+\] → / })
    .first();
  await gap.click();
  await expect(
    page.getByRole('list', { name: 'Caminho mais curto' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Percorrer no simulador' }).click();
  await expect(page.getByRole('button', { name: 'Copiar como teste' })).toBeVisible();
  await page.getByRole('button', { name: 'Cobertura' }).click();
  await expect(page.getByRole('button', { name: /^Exchange/ })).not.toContainText(/Exchange\s*0 %/);
});

test('task 15: a recording for a bug report, looked at on another machine, and as tests @desktop', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inspector = await sideBySide(page);
  await typeAndEnter(page, accounts.ana);
  await page.waitForURL(/#\/portal$/);
  await actor(inspector, /^session signedIn/).click();
  for (const name of ['Copiar teste da máquina', 'Copiar teste do fluxo']) {
    await inspector.getByRole('button', { name }).click();
    await expect(inspector.getByText(/Teste copiado/)).toBeVisible();
  }
  expect(await inspector.evaluate(() => navigator.clipboard.readText())).toContain('accounts.ana.documento');
  const text = await exported(inspector);
  expect(text).not.toContain('Ana Souza');
  const file = info.outputPath('gravacao.json');
  await writeFile(file, text);
  await inspector.reload();
  await inspector.getByLabel('Importar gravação').setInputFiles(file);
  await expect(tree(inspector).getByText('gravação').first()).toBeVisible();
  await inspector.getByRole('button', { name: 'Primeiro momento' }).click();
  await inspector.getByRole('button', { name: 'Reproduzir' }).click();
  const slider = inspector.getByRole('slider', { name: 'Momento' });
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
});
