import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts } from './fixtures/accounts.ts';
import { signIn } from './fixtures/actions.ts';
import { gates, situation } from './fixtures/gates.ts';
import {
  actor,
  askPage,
  choice,
  exported,
  openInspector,
  sendEvents,
  state,
  stepsOf,
  tree,
  value,
  watchTasks,
} from './fixtures/inspector.ts';
import { qaFolder } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ serverEnv: { DIST_DIR: qaFolder } });

/** A working day's. */
const STEPS = 5000;
const LARGEST_EXPORT = 5_000_000;
const LONGEST_TASK_MS = 200;

const tokenOf = async (page: Page) => page.evaluate(() => localStorage.getItem('portal.token') ?? '');

/** Loads the inspector anew, and into it what was exported. */
async function importInto(inspector: Page, text: string, file: string): Promise<void> {
  await writeFile(file, text);
  await inspector.reload();
  await inspector.getByLabel('Importar gravação').setInputFiles(file);
  await expect(tree(inspector).getByText('gravação').first()).toBeVisible();
}

test('a day of 5,000 steps with four sign-ins exports under 5 MB and no task stalls the inspector or the portal @desktop', async ({
  page,
}, info) => {
  test.setTimeout(300_000);
  await signIn(page, accounts.ana);
  const inspector = await openInspector(page);
  await expect(actor(inspector, /^session /)).toBeVisible();
  const told = await askPage(inspector);
  const session = {
    tab: told.tab,
    actor: told.actors.find(({ machine }) => machine === 'session')?.id ?? '',
  };
  const longest = { portal: await watchTasks(page), inspector: await watchTasks(inspector) };

  for (let count = 0; count < 3; count += 1) {
    await sendEvents(inspector, session, [{ type: 'signOut.requested' }]);
    await page.waitForURL(/#\/$/);
    await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
    await page.getByLabel('Senha', { exact: true }).fill('clube123');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL(/#\/portal$/);
  }
  const token = await tokenOf(page);
  const routes = Array.from({ length: 100 }, (_, index) => ({
    type: 'route.entered',
    path: index % 2 === 0 ? '/compras' : '/portal',
  }));
  await sendEvents(inspector, session, routes, 50);
  while ((await stepsOf(inspector)) < STEPS) {
    const names = Array.from({ length: 500 }, (_, index) => ({
      type: 'name.changed',
      token,
      name: `Ana Souza ${index}`,
    }));
    await sendEvents(inspector, session, names, 2);
    await expect(inspector.getByRole('slider', { name: 'Momento' })).toBeEnabled();
  }

  const text = await exported(inspector);
  info.annotations.push(
    { type: 'steps', description: String(await stepsOf(inspector)) },
    { type: 'export, bytes', description: String(text.length) },
    { type: 'longest task of the inspector, ms', description: String(await longest.inspector()) },
    { type: 'longest task of the portal, ms', description: String(await longest.portal()) },
  );
  expect(text).toContain('(máquina shell-gates)');
  expect(text.length).toBeLessThan(LARGEST_EXPORT);
  expect(await longest.inspector()).toBeLessThan(LONGEST_TASK_MS);
  expect(await longest.portal()).toBeLessThan(LONGEST_TASK_MS);

  await test.step('and comes back whole', async () => {
    const steps = await stepsOf(inspector);
    await importInto(inspector, text, info.outputPath('day.json'));
    expect(await stepsOf(inspector)).toBe(steps);
  });
});

test('an event over 32 kB is cut, with words @desktop', async ({ page }) => {
  await signIn(page, accounts.ana);
  const inspector = await openInspector(page);
  await expect(actor(inspector, /^session /)).toBeVisible();
  const told = await askPage(inspector);
  const session = told.actors.find(({ machine }) => machine === 'session')?.id ?? '';
  const large = { type: 'large.told', flags: Array.from({ length: 9000 }, () => true) };
  await sendEvents(inspector, { tab: told.tab, actor: session }, [large]);
  await inspector.getByLabel('Filtrar').fill('large.told');
  await expect(inspector.getByRole('list', { name: 'Registro' }).getByRole('button')).toHaveCount(1);
  const text = await exported(inspector);
  expect(text).toMatch(/\(cortado: mais \d+ de 9000 itens\)/);
  expect(text.length).toBeLessThan(500_000);
});

test('a machine that has ended stays, marked, with its last state: live, and at an imported recording’s end @desktop', async ({
  page,
  server,
}, info) => {
  await server.faults(...situation({ terms: false, phone: true, whatsapp: true }));
  await signIn(page, accounts.ana);
  await expect(gates.terms(page)).toBeVisible();
  const inspector = await openInspector(page);
  await actor(inspector, /^termsAcceptance awaitingCustomer/).click();
  await gates.accept(page).click();
  await expect(gates.terms(page)).toBeHidden();

  const ended = async () => {
    await expect(actor(inspector, /^termsAcceptance encerrado/)).toBeVisible();
    await actor(inspector, /^termsAcceptance encerrado/).click();
    await expect(inspector.getByRole('region', { name: 'Diagrama', exact: true })).toContainText('encerrado');
    await state(inspector);
    await expect(value(inspector)).toHaveText('accepted');
  };
  await ended();
  await importInto(inspector, await exported(inspector), info.outputPath('ended.json'));
  await ended();
});

test('an import opens its fullest tab, the log follows the replay, and two walks are two tests @desktop', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, accounts.ana);
  const inspector = await openInspector(page);
  await expect(actor(inspector, /^session /)).toBeVisible();

  const copied: string[] = [];
  await test.step('two walks of one chart', async () => {
    await inspector.getByRole('button', { name: 'Simular' }).click();
    for (let count = 0; count < 2; count += 1) {
      await inspector.getByRole('button', { name: 'Delayed window' }).click();
      await choice(inspector, /^window\.requested/).click();
      await inspector.getByRole('button', { name: 'Copiar como teste' }).click();
      copied.push(await inspector.evaluate(() => navigator.clipboard.readText()));
    }
    const names = copied.map((code) => /it\('([^']+)'/.exec(code)?.[1] ?? '');
    expect(new Set(names).size).toBe(2);
  });

  await test.step('the fullest tab is looked at', async () => {
    await importInto(inspector, await exported(inspector), info.outputPath('walks.json'));
    await expect(inspector.getByRole('heading', { name: 'Session' })).toBeVisible();
  });

  await test.step('the log follows', async () => {
    await inspector.getByRole('button', { name: 'Primeiro momento' }).click();
    const rows = inspector.getByRole('list', { name: 'Registro' }).getByRole('button');
    const chosen = rows.and(inspector.locator('[aria-pressed=true]'));
    await expect(chosen).toBeInViewport();
    await inspector.getByRole('button', { name: 'Próximo momento' }).click();
    await expect(chosen).toBeInViewport();
  });
});
