import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/actions.ts';
import { gates } from '../fixtures/gates.ts';
import { situation } from '../../src/app/testing/situation.ts';
import {
  actor,
  askPage,
  choice,
  exported,
  importInto,
  openInspector,
  sendEvents,
  state,
  value,
} from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

test.describe.configure({ timeout: 120_000 });

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
  const text = await exported(inspector);
  await inspector.reload();
  await importInto(inspector, text, info.outputPath('ended.json'));
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
    const text = await exported(inspector);
    await inspector.reload();
    await importInto(inspector, text, info.outputPath('walks.json'));
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
