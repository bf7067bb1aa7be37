import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { replay } from '../../tools/inspector/statecharts/replay.ts';
import { accounts } from '../fixtures/accounts.ts';
import { recording } from '../fixtures/inspector/flows.ts';
import { atRest, exported, openInspector } from '../fixtures/inspector/inspector.ts';
import { runFlowTest } from '../fixtures/inspector/pasted-flow.ts';
import { signInBeside } from '../fixtures/inspector/qa.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { expect, test } from '../fixtures/test.ts';

// What fades is seen only where something moves.
test.use({ serverEnv: qaServer });

/** The copied test, once it has everything that was done: the last steps are on their way to the inspector. */
async function copiedFlow(inspector: Page, outcome: readonly string[]): Promise<string> {
  let text = '';
  await expect(async () => {
    await inspector.getByRole('button', { name: 'Copiar teste do fluxo' }).click();
    text = await inspector.evaluate(() => navigator.clipboard.readText());
    for (const words of outcome) expect(text).toContain(words);
  }).toPass({ timeout: 30_000 });
  return text;
}

test(
  'what a customer does is a browser test that says its outcome, and passes',
  { tag: ['@desktop', '@whole'] },
  async ({ browser, server, servers }, info) => {
    test.setTimeout(900_000);
    const context = await browser.newContext({
      baseURL: server.baseUrl,
      reducedMotion: 'no-preference',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await page.goto('/');
    const inspector = await openInspector(page);
    // Actions before the badge is shown are not recorded.
    await expect(page.locator('[data-inspector=badge]')).toBeVisible();
    let text = '';
    for (const { name, walk, outcome } of recording)
      await test.step(name, async () => {
        await walk(page, inspector);
        text = await copiedFlow(inspector, outcome);
      });
    await info.attach('copied.spec.ts', { body: text });
    await context.close();
    await runFlowTest(text, browser, servers);
  },
);

/** `node tools/inspector/replay.mjs`, and how it ended. */
async function replayOn(url: string, file: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const command = ['tools/inspector/replay.mjs', file, '--url', url];
    const child = execFile(process.execPath, command, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

/** A build in which a saved form says that it was not. */
async function plantBug(context: BrowserContext): Promise<void> {
  await context.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.replace('Preferences saved', 'Preferences lost') });
  });
}

/** Saves the preferences in a build with that bug, as a customer and beside an inspector. */
async function meetBug(
  browser: Browser,
  baseURL: string,
): Promise<{ context: BrowserContext; inspector: Page }> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ baseURL, permissions });
  await plantBug(context);
  const page = await context.newPage();
  const inspector = await signInBeside(page, accounts.ana);
  await atRest(page);
  await page.goto('/#/minhas-preferencias');
  await atRest(page);
  await page.getByLabel('Push').click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Preferences lost successfully!')).toBeVisible();
  await expect(inspector.getByRole('list', { name: 'Registro' })).toContainText('Preferences lost');
  return { context, inspector };
}

test(
  'a bug goes as a failing test and as a recording that is replayed',
  { tag: ['@desktop', '@whole'] },
  async ({ browser, server, servers }, info) => {
    test.setTimeout(360_000);
    const { context, inspector } = await meetBug(browser, server.baseUrl);
    const file = info.outputPath('gravacao.json');
    await writeFile(file, await exported(inspector));

    await test.step('the test fails with the bug and passes once it is mended', async () => {
      await inspector.getByRole('button', { name: 'Aqui eu esperava…' }).click();
      await inspector.getByRole('textbox', { name: 'Texto' }).fill('Preferences saved successfully!');
      await inspector.getByRole('button', { name: 'Esperar' }).click();
      const text = await copiedFlow(inspector, ["getByText('Preferences saved successfully!')"]);
      expect(text).not.toContain('Preferences lost');
      await context.close();
      await expect(runFlowTest(text, browser, servers, plantBug)).rejects.toThrow('toBeVisible');
      await runFlowTest(text, browser, servers);
    });

    await test.step('replayed on another build, the first step that differs is told', async () => {
      await server.restore();
      const { code, output } = await replayOn(server.baseUrl, file);
      expect(output).toMatch(
        /Primeira diferença: cliente, passo \d+\n.*Preferences lost.*\n.*Preferences saved/,
      );
      expect(code).toBe(1);
      const mended = await readFile(info.outputPath('gravacao.replay.json'));
      const { difference, stopped } = await replay(new Blob([mended]), browser, server.baseUrl);
      expect([difference, stopped], 'once more on the same build').toEqual([null, null]);
    });

    await test.step('the inspector shows both sides, and goes to the step', async () => {
      const page = await browser.newPage({ baseURL: server.baseUrl, reducedMotion: 'no-preference' });
      await page.goto('/inspector.html');
      for (const name of ['gravacao.replay.json', 'gravacao.json'])
        await page.getByLabel('Importar gravação').setInputFiles(info.outputPath(name));
      const other = page.getByLabel('Comparar com');
      await other.selectOption({ index: 1 });
      const words = page.getByRole('status').filter({ hasText: /^cliente, passo \d+: / });
      await expect(words).toContainText(/aqui .*Preferences lost.*; lá .*Preferences saved/);
      await page.getByRole('button', { name: 'Ver este passo' }).click();
      const chosen = page.getByRole('list', { name: 'Registro' }).locator('[aria-pressed=true]');
      await expect(chosen).toContainText('Preferences lost');
      await page.close();
    });
  },
);
