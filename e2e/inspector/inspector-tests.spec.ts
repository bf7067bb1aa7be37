import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { gates } from '../fixtures/screens/gates.ts';
import { actor, choice, openInspector } from '../fixtures/inspector/inspector.ts';
import { openRecorded, typeAndEnter } from '../fixtures/inspector/qa.ts';
import { ofMachine, runMachineTests } from '../fixtures/inspector/pasted.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

/**
 * Presses a button that copies a test, and gives it, and what the inspector says of it. Pressed again until it has a
 * test: the tab's last steps may still be on their way to the inspector.
 */
async function copied(
  inspector: Page,
  name: string,
  place: string,
): Promise<{ code: string; words: string }> {
  const said = inspector.getByRole('alert').filter({ hasText: place }).filter({ hasText: 'Teste copiado' });
  const text = async () => inspector.evaluate(() => navigator.clipboard.readText());
  let words = '';
  await expect(async () => {
    await inspector.evaluate(() => navigator.clipboard.writeText(''));
    await inspector.getByRole('button', { name }).click();
    words = await said.innerText({ timeout: 4000 });
    expect(await text()).toContain('import');
  }).toPass();
  return { code: await text(), words };
}

async function enterAsBruno(page: Page): Promise<void> {
  await typeAndEnter(page, accounts.bruno);
  await page.waitForURL(/#\/portal$/);
}

/** Signs the customer out by hand: from there on nothing is the customer's. */
async function takesPart(page: Page, inspector: Page): Promise<void> {
  await actor(inspector, /^session signedIn/).click();
  await choice(inspector, /^signOut\.requested/).click();
  await page.waitForURL(/#\/$/);
  const { words } = await copied(inspector, 'Copiar teste do fluxo', 'e2e/');
  expect(words).toContain('passos');
  expect(words).not.toContain('dali em diante');
  await enterAsBruno(page);
  await expect(async () => {
    const later = await copied(inspector, 'Copiar teste do fluxo', 'e2e/');
    expect(later.words).toContain('dali em diante');
  }).toPass();
}

async function machineTests(inspector: Page) {
  return test.step('a test of each machine', async () => {
    const pasted = [];
    for (const [name, machine] of [
      [/^session /, 'session'],
      [/^(shellGates|shell-gates) /, 'shell-gates'],
      [/^termsAcceptance encerrado/, 'terms-acceptance'],
    ] as const) {
      await actor(inspector, name).click();
      const { code, words } = await copied(inspector, 'Copiar teste da máquina', `machines/${machine}/`);
      expect(words).not.toContain('dali em diante');
      pasted.push(ofMachine(machine, code));
    }
    return pasted;
  });
}

async function simulatedWalk(inspector: Page) {
  return test.step('a test of a simulated walk', async () => {
    await inspector.getByRole('button', { name: 'Simular' }).click();
    await inspector.getByRole('button', { name: 'Janela com atraso' }).click();
    await choice(inspector, /^window\.requested/).click();
    await choice(inspector, /^passa o tempo/).click();
    const { code } = await copied(inspector, 'Copiar como teste', 'machines/delayed-window/');
    return ofMachine('delayed-window', code);
  });
}

test(
  'recorded steps and walks paste as passing tests',
  { tag: ['@desktop', '@whole'] },
  async ({ page, context, guard }) => {
    test.setTimeout(240_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    guard.allow(/status of 400/);
    const inspector = await openInspector(page);
    await openRecorded(page);
    await typeAndEnter(page, { ...accounts.bruno, senha: 'outra' });
    await expect(page.getByRole('alert').first()).toBeVisible();
    await enterAsBruno(page);
    await gates.accept(page).click();
    await expect(gates.terms(page)).toBeHidden();
    await expect(gates.phone(page)).toBeVisible();

    const tests = await machineTests(inspector);
    await test.step("answers by the inspector are not recorded as the customer's", async () =>
      takesPart(page, inspector));

    tests.unshift(await simulatedWalk(inspector));

    await test.step('they pass, and one that says something else fails', async () => {
      const last = tests.at(-1)?.code ?? '';
      const other = ofMachine('terms-acceptance', last.replaceAll('"accepting"', '"asking"'), '-other');
      const { code: exit, output } = await runMachineTests(...tests, other);
      expect(exit, output).not.toBe(0);
      expect(output).toContain('1 failed, 4 passed, 5 total');
      expect(output).toContain(`FAIL machines ${other.file}`);
    });
  },
);
