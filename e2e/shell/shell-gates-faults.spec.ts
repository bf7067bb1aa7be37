import { accounts } from '../fixtures/accounts.ts';
import { closeToasts, signIn } from '../fixtures/actions.ts';
import { CHECK, enter, fine, gates, screens, situation } from '../fixtures/gates.ts';
import type { ReferenceServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const pendingTerms = situation({ ...fine, terms: false });

async function accepted(server: ReferenceServer): Promise<string[]> {
  const log = await server.log();
  return log
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/termosaceite/'))
    .map(({ path }) => path.slice('/api/termosaceite/'.length));
}

const REFUSALS = [
  [
    'answers 500 without words',
    { mode: 'status', status: 500, body: {} },
    'Erro ao aceitar o termo com ID 3',
  ],
  ['hangs up', { mode: 'hangup' }, 'Erro ao aceitar o termo com ID 3'],
  ['answers HTML', { mode: 'html' }, 'Erro ao aceitar o termo com ID 3'],
  ['answers 200 with statusCode 400', { mode: 'badStatusCode' }, 'Falha simulada.'],
  ['answers 500 with words', { mode: 'status', body: { description: 'Fora do ar.' } }, 'Fora do ar.'],
] as const;

test(
  'the second of two terms fails: the modal stays, the retry posts only the second (S8.6, R41)',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/, /ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    const refuse = async (fault: (typeof REFUSALS)[number][1]) =>
      server.faults({ method: 'POST', path: '/api/termosaceite/3', times: 1, ...fault }, ...pendingTerms);
    await server.faults(...pendingTerms);
    await signIn(page, accounts.bruno);
    await expect(gates.terms(page)).toBeVisible();
    for (const [name, fault, words] of REFUSALS) {
      await test.step(`it ${name}`, async () => {
        await refuse(fault);
        await gates.accept(page).click();
        await expect(page.getByText(words)).toBeVisible();
        await expect(gates.terms(page)).toBeVisible();
        await expect(gates.terms(page).getByRole('img', { name: 'Já aceito' })).toHaveCount(1);
        await expect(page.getByText('Carregando…')).toBeHidden();
        await closeToasts(page);
      });
    }
    await gates.accept(page).click();
    await expect(gates.terms(page)).toBeHidden();
    expect(await accepted(server)).toEqual(['2', '3', '3', '3', '3', '3', '3']);
  },
);

test('two presses of Aceito accept once', { tag: '@phone' }, async ({ page, server }) => {
  await server.faults(
    { method: 'POST', path: '/api/termosaceite/2', mode: 'delay', ms: 600 },
    ...pendingTerms,
  );
  await signIn(page, accounts.bruno);
  await gates.accept(page).dblclick();
  await expect(gates.terms(page)).toBeHidden();
  expect(await accepted(server)).toEqual(['2', '3']);
});

const CHECKS = [
  ['answers words', { mode: 'status', body: { description: 'Fora do ar.' } }, 'Fora do ar.'],
  ['answers 200 with statusCode 400', { mode: 'badStatusCode' }, 'Falha simulada.'],
  ['answers 500', { mode: 'status', body: {} }, 'Erro ao verificar termos'],
  ['hangs up', { mode: 'hangup' }, 'Erro ao verificar termos'],
  ['answers HTML', { mode: 'html' }, 'Erro ao verificar termos'],
  ['answers half', { mode: 'brokenBody' }, 'Erro ao verificar termos'],
] as const;

test(
  'the terms check fails: a toast, and the portal stays open (S8.5)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/, /ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    await server.faults(...situation(fine));
    await signIn(page, accounts.ana);
    await expect(screens.portal(page)).toBeVisible();
    const paths = ['promocoes', 'portal'] as const;
    for (const [index, [name, fault, words]] of CHECKS.entries()) {
      await test.step(`it ${name}`, async () => {
        const path = paths[index % 2] ?? 'portal';
        await server.faults({ path: CHECK, ...fault }, ...situation(fine));
        await enter(page, `/${path}`);
        // Said by two routes one after the other, the later one takes the place of the first: for a moment there are both.
        await expect(page.getByText(words).last()).toBeVisible();
        await expect(screens[path](page)).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByText('Carregando…')).toBeHidden();
        await closeToasts(page);
      });
    }
  },
);

test(
  'the published terms cannot be loaded: says so, locks nobody out, asks again on the next route',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await server.faults({ path: '/api/termos/publicados', mode: 'status', times: 1 }, ...pendingTerms);
    await signIn(page, accounts.bruno);
    await expect(page.getByText('Ops! Não foi possível carregar os termos.')).toBeVisible();
    await expect(screens.portal(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await enter(page, '/promocoes');
    await expect(gates.terms(page)).toBeVisible();
  },
);

test(
  'a person that does not come shows no toast and no gate (S8.27, R9)',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await server.faults({ path: '/api/pessoa', mode: 'status' }, ...situation(fine));
    await signIn(page, accounts.ana);
    await expect(screens.portal(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'the WhatsApp preference is not saved: the words of the server, and the prompt stays',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    const off = situation({ ...fine, whatsapp: false });
    await server.faults(
      {
        method: 'POST',
        path: '/api/pessoa/preferencia',
        mode: 'status',
        body: { description: 'Mais tarde.' },
        times: 1,
      },
      ...off,
    );
    await signIn(page, accounts.ana);
    await page.getByRole('button', { name: 'Concordo' }).click();
    await expect(page.getByText('Mais tarde.')).toBeVisible();
    await expect(gates.whatsapp(page)).toBeVisible();
    await gates.whatsapp(page).press('Escape');
    await expect(gates.whatsapp(page)).toBeHidden();
    // Asked again on the next visit of home (R79).
    await enter(page, '/promocoes');
    await expect(screens.promocoes(page)).toBeVisible();
    await enter(page, '/portal');
    await expect(gates.whatsapp(page)).toBeVisible();
  },
);

test(
  'a hostile term shows its words and runs nothing (R11)',
  { tag: '@desktop' },
  async ({ page, server, context, guard }) => {
    // The sanitiser's own, inert document: the policy notes the handlers that are dropped there.
    guard.allow(/Executing inline event handler violates/);
    const termo = `<h1>Regras limpas</h1><script>window.ran=1</script><img src=x onerror="window.ran=1">
    <a href="javascript:window.ran=1">clique</a><svg onload="window.ran=1"></svg>`;
    await server.faults(
      { path: '/api/termo/*', mode: 'status', status: 200, body: { statusCode: 200, data: { termo } } },
      ...pendingTerms,
    );
    await signIn(page, accounts.bruno);
    const opened = context.waitForEvent('page');
    await gates.terms(page).getByRole('link', { name: 'Regulamento do Programa' }).click();
    const tab = await opened;
    await tab.waitForLoadState();
    const stored = await page.evaluate(() => localStorage.getItem('conteudoTermo'));
    expect(stored).toContain('Regras limpas');
    expect(stored).not.toMatch(/script|onerror|onload/i);
    const ran = (): unknown[] => [(globalThis as { ran?: number }).ran ?? 0, opener];
    expect(await tab.evaluate(ran)).toEqual([0, null]);
    expect(await page.evaluate(ran)).toEqual([0, null]);
    await expect(gates.terms(page)).toBeVisible();
  },
);
