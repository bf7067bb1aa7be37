import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import {
  actor,
  choice,
  exported,
  importInto,
  openInspector,
  putInForce,
  state,
  tree,
  value,
} from '../fixtures/inspector/inspector.ts';
import { typeAndEnter } from '../fixtures/inspector/qa.ts';
import { trocar } from '../fixtures/screens/exchange.ts';
import { gates } from '../fixtures/screens/gates.ts';
import { field } from '../fixtures/screens/register-form.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { expect, test } from '../fixtures/test.ts';

// The fifteen tasks of docs/QA.md as they are written there, by clicks and keys, with motion.
test.use({ serverEnv: qaServer });

type Walk = (page: Page, inspector: Page, file: string) => Promise<void>;

const press = async (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const log = (inspector: Page) => inspector.getByRole('list', { name: 'Registro' });
const isActive = async (inspector: Page, id: string) =>
  expect(inspector.locator(`[data-state="${id}"][data-active=true]`)).toBeVisible();
const atLogin = async (page: Page) => expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();

async function hold(inspector: Page, port: string): Promise<void> {
  const button = inspector.getByRole('button', { name: `Segurar ${port}`, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

async function enterAs(page: Page, account: { readonly documento: string }): Promise<void> {
  await typeAndEnter(page, account);
  await expect(page).toHaveURL(/#\/portal$/);
}

/** A term is refused by hand: the modal stays. */
async function refuseTerm(page: Page, inspector: Page): Promise<void> {
  await choice(inspector, /^acceptTermo responde .*"ok":false/).click();
  await expect(page.getByText('Termo indisponível').first()).toBeVisible();
  await expect(gates.terms(page)).toBeVisible();
}

async function meetTerms(page: Page, inspector: Page): Promise<void> {
  await typeAndEnter(page, accounts.bruno);
  await expect(gates.terms(page)).toBeVisible();
  await actor(inspector, /^termsAcceptance /).click();
  await hold(inspector, 'acceptTermo');
}

const walks: Readonly<Record<string, Walk>> = {
  '1': async (page, inspector) => {
    await enterAs(page, accounts.ana);
    await actor(inspector, /^session signedIn/).click();
    await inspector.getByLabel('Filtrar').fill('signIn responde');
    await log(inspector)
      .getByRole('button', { name: / session signIn responde/ })
      .click();
    await expect(inspector.locator('.edge.taken')).toHaveCount(2);
    await expect(inspector.locator('.edge.taken', { hasText: 'credentials.submitted' })).toHaveCount(1);
    await expect(inspector.locator('.edge.last', { hasText: 'done signIn' })).toHaveCount(1);
    await state(inspector);
    await expect(value(inspector)).toContainText('signedIn');
    await expect(inspector.getByLabel('Contexto', { exact: true })).toContainText(/"token": "token#\d+"/);
  },
  '2': async (page, inspector) => {
    await meetTerms(page, inspector);
    await gates.accept(page).click();
    await refuseTerm(page, inspector);
  },
  '3': async (page, inspector) => {
    await enterAs(page, accounts.ana);
    await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible();
    await actor(inspector, /^session signedIn/).click();
    await press(inspector, 'Até expirar');
    await atLogin(page);
    await expect(inspector.locator('.edge.last', { hasText: 'after untilExpiry' })).toHaveCount(1);
    await expect(log(inspector)).toContainText('notice.shown');
    await press(inspector, 'Voltar à hora certa');
    await expect(inspector.getByText('Na hora certa.')).toBeVisible();
  },
  '4': async (page, inspector) => {
    await enterAs(page, accounts.ana);
    await actor(inspector, /^session signedIn/).click();
    await expect(choice(inspector, /^session\.rejected .*recusado por isOwnToken/)).toBeDisabled();
    await choice(inspector, /^session\.rejected (?!.*recusado)/).click();
    await atLogin(page);
    await state(inspector);
    await expect(value(inspector)).toHaveText('signedOut.idle');
  },
  '5': async (_page, inspector) => {
    await press(inspector, 'Simular');
    await press(inspector, 'Install prompt');
    await choice(inspector, /^install\.offered/).click();
    await choice(inspector, /^install\.refused/).click();
    await isActive(inspector, 'install-prompt.refused');
    await expect(inspector.getByText('Nada a provocar neste estado.')).toBeVisible();
    await press(inspector, 'refused');
    await isActive(inspector, 'install-prompt.settled');
  },
  '6': async (page, inspector) => {
    await page.goto('/#/register');
    await actor(inspector, /^cepLookup /).click();
    await hold(inspector, 'lookUpCep');
    await field(page, 'CEP').fill('13083859');
    await expect(choice(inspector, /^lookUpCep segue/)).toBeVisible();
    await field(page, 'CEP').fill('01310100');
    await expect(field(page, 'Endereço')).toHaveValue('Avenida Paulista');
    await expect(log(inspector)).toContainText('parado');
    await expect(choice(inspector, /^lookUpCep segue/)).toHaveCount(0);
  },
  '7': async (page, inspector) => {
    await enterAs(page, accounts.mercado);
    await page.goto('/#/campanha/1/resgates');
    await expect(trocar(page)).toHaveAttribute('aria-disabled', 'false');
    await actor(inspector, /^exchange /).click();
    await hold(inspector, 'postExchange');
    await trocar(page).click();
    await choice(inspector, /^postExchange quebra/).click();
    await expect(page.getByText('A troca foi concluída?').first()).toBeVisible();
    await expect(actor(inspector, /^exchange unknown\.known/)).toBeVisible();
  },
  '8': async (page, inspector) => {
    await page.goto('/#/register');
    await actor(inspector, /^connectivity /).click();
    await putInForce(inspector, '/ping', { mode: 'desliga sem fazer nada' });
    await press(inspector, 'Avançar 15 s');
    await expect(page.getByText(/^Você está offline\./)).toBeVisible();
    await expect(actor(inspector, /^connectivity reach\.offline/)).toBeVisible();
    await press(inspector, 'Falhas');
    await press(inspector, 'Retirar todas');
    await expect(inspector.getByText('Nenhuma: o servidor responde como deve.')).toBeVisible();
    await press(inspector, 'Ao vivo');
    await press(inspector, 'Avançar 15 s');
    await expect(actor(inspector, /^connectivity reach\.online/)).toBeVisible();
    await expect(page.getByText(/^Você está offline\./)).toHaveCount(0);
  },
  '9': async (page, inspector) => {
    await putInForce(inspector, '/api/contacorrente/saldo', { mode: 'responde com um status', times: '1' });
    await enterAs(page, accounts.ana);
    const saldo = page.getByRole('region', { name: 'Seu saldo' });
    await expect(saldo).toContainText('Não foi possível carregar');
    await saldo.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(saldo).toContainText('R$');
  },
  '10': async (page, inspector) => {
    await page.getByLabel('CPF ou CNPJ').click();
    await actor(inspector, /^session signedOut/).click();
    await hold(inspector, 'signIn');
    await typeAndEnter(page, accounts.ana);
    await inspector.getByLabel('Palavras da recusa de signIn').fill('Loja fechada para balanço');
    await press(inspector, 'Recusar');
    await expect(page.getByText('Loja fechada para balanço').first()).toBeVisible();
  },
  '11': async (page, inspector) => {
    await page.getByLabel('CPF ou CNPJ').click();
    const other = await page.context().newPage();
    await other.goto('/');
    await enterAs(other, accounts.ana);
    await press(inspector, 'Todas as abas');
    await expect(tree(inspector).getByTestId('tab-badge')).toHaveText(['1 AS', '2 AS']);
    await expect(page.locator('[data-inspector=badge]')).toHaveText('1 AS');
    await expect(other.locator('[data-inspector=badge]')).toHaveText('2 AS');
    const own = tree(inspector).locator('> div').filter({ hasText: '2 AS' });
    await own
      .getByRole('treeitem', { name: /^session signedIn/ })
      .getByRole('button')
      .first()
      .click();
    await choice(inspector, /^signOut\.requested/).click();
    for (const each of [page, other]) await atLogin(each);
    await inspector.getByLabel('Filtrar').fill('session.removed');
    const removed = log(inspector).getByRole('button', { name: /session\.removed/ });
    await expect(removed.filter({ has: inspector.getByText('1', { exact: true }) })).not.toHaveCount(0);
  },
  '12': async (page, inspector) => {
    await meetTerms(page, inspector);
    const accepted = inspector.locator('.edge.open', { hasText: 'terms.accepted' });
    await accepted.locator('.plate').click();
    await refuseTerm(page, inspector);
    await accepted.locator('.plate').click();
    await expect(gates.terms(page)).toBeHidden();
    await log(inspector)
      .getByRole('button', { name: / termsAcceptance acceptTermo responde .*"ok":false/ })
      .click();
    await press(inspector, 'Restaurar…');
    await press(inspector, 'Restaurar');
    await expect(gates.terms(page)).toBeVisible();
  },
  '13': async (_page, inspector) => {
    await press(inspector, 'Simular');
    await press(inspector, 'Exchange');
    await choice(inspector, /^recallExchange responde false/).click();
    await choice(inspector, /^exchange\.requested .*"affordable":true/).click();
    await choice(inspector, /^lock\.acquired/).click();
    await choice(inspector, /^postExchange quebra/).click();
    await isActive(inspector, 'exchange.unknown.looking');
    await press(inspector, 'Momento anterior');
    await choice(inspector, /^postExchange responde .*"ok":true/).click();
    await isActive(inspector, 'exchange.refreshing');
    await press(inspector, 'Copiar como teste');
    await expect(inspector.getByText(/Teste copiado/)).toBeVisible();
  },
  '14': async (_page, inspector) => {
    const row = inspector
      .getByRole('navigation', { name: 'Diagramas' })
      .getByRole('button', { name: /^Exchange/ });
    await press(inspector, 'Cobertura');
    await expect(row).toContainText('0 %');
    await row.click();
    const gaps = inspector.getByRole('region', { name: 'Transições não feitas' });
    await gaps
      .getByRole('button', { name: /postExchange .*\[.+\] → / })
      .first()
      .click();
    await expect(inspector.locator('.edge.taken')).toHaveCount(1);
    await expect(inspector.getByRole('list', { name: 'Caminho mais curto' })).toBeVisible();
    await press(inspector, 'Percorrer no simulador');
    await press(inspector, 'Cobertura');
    await expect(row).not.toContainText(/\b0 %/);
  },
  '15': async (page, inspector, file) => {
    await enterAs(page, accounts.ana);
    await actor(inspector, /^session signedIn/).click();
    for (const name of ['Copiar teste da máquina', 'Copiar teste do fluxo']) {
      await press(inspector, name);
      await expect(inspector.getByText(/Teste copiado/)).toBeVisible();
    }
    const text = await exported(inspector);
    await inspector.reload();
    await importInto(inspector, text, file);
    await press(inspector, 'Primeiro momento');
    await press(inspector, 'Reproduzir');
    const slider = inspector.getByRole('slider', { name: 'Momento' });
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
  },
};

/** Number and aim of each task in the page. */
const tasks = readFileSync(path.resolve(import.meta.dirname, '../../docs/QA.md'), 'utf8')
  .split('## Fifteen tasks')[1]
  ?.split('\n## ')[0]
  ?.matchAll(/^\| (\d+) +\| ([^|(]+?) *[|(]/gm);

for (const [, number = '', aim = ''] of tasks ?? [])
  test(`task ${number}: ${aim}`, { tag: ['@desktop', '@whole'] }, async ({ browser, server }, info) => {
    const context = await browser.newContext({
      baseURL: server.baseUrl,
      reducedMotion: 'no-preference',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.goto('/');
    const inspector = await openInspector(page);
    await expect(page.locator('[data-inspector=badge]')).toBeVisible();
    await walks[number]?.(page, inspector, info.outputPath('gravacao.json'));
    await context.close();
  });

test('each of the fifteen tasks is walked', { tag: ['@desktop', '@whole'] }, () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/QA.md'), 'utf8');
  const numbers = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => number);
  expect(numbers).toEqual(Object.keys(walks));
});
