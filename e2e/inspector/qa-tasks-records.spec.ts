import { writeFile } from 'node:fs/promises';
import { accounts } from '../fixtures/accounts.ts';
import { actor, exported, tree } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { sideBySide, typeAndEnter } from '../fixtures/qa.ts';
import { expect, test } from '../fixtures/test.ts';

// The tasks of docs/QA.md as they are written there, by clicks and keys alone.
test.use({ serverEnv: qaServer });

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
  // The log follows.
  const chosen = inspector.getByRole('list', { name: 'Registro' }).locator('button[aria-pressed=true]');
  await inspector.getByRole('button', { name: 'Primeiro momento' }).click();
  await expect(chosen).toBeInViewport();
  await inspector.getByRole('button', { name: 'Próximo momento' }).click();
  await expect(chosen).toBeInViewport();
  await inspector.getByRole('button', { name: 'Primeiro momento' }).click();
  await inspector.getByRole('button', { name: 'Reproduzir' }).click();
  const slider = inspector.getByRole('slider', { name: 'Momento' });
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
});
