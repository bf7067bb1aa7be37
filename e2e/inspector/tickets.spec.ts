import type { Browser, Page } from '@playwright/test';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import { actor, choice, openInspector } from '../fixtures/inspector/inspector.ts';
import { openRecorded, typeAndEnter } from '../fixtures/inspector/qa.ts';
import { SUCCESS, trocar } from '../fixtures/screens/exchange.ts';
import { gates } from '../fixtures/screens/gates.ts';
import { field } from '../fixtures/screens/register-form.ts';
import { installWorker } from '../fixtures/browser/worker.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { expect, test } from '../fixtures/test.ts';

// The tickets of docs/QA.md as they are written there, by clicks and keys, with motion.
test.use({ serverEnv: qaServer });

interface Ticket {
  readonly name: string;
  readonly walk: (page: Page, inspector: Page) => Promise<void>;
}

const press = async (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const log = (inspector: Page) => inspector.getByRole('list', { name: 'Registro' });
const hold = async (inspector: Page, port: string) => press(inspector, `Segurar ${port}`);

async function enterAs(page: Page, account: { readonly documento: string }, route: string): Promise<void> {
  await typeAndEnter(page, account);
  await expect(page).toHaveURL(/#\/portal$/);
  await page.goto(`/#${route}`);
}

async function askOneByOne(page: Page, inspector: Page): Promise<void> {
  await typeAndEnter(page, accounts.bruno);
  await expect(gates.terms(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await actor(inspector, /^termsAcceptance /).click();
  await choice(inspector, /^terms\.accepted/).click();
  await expect(gates.phone(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(actor(inspector, /^phoneGate /)).toBeVisible();
}

async function acceptInOneTab(page: Page): Promise<void> {
  await typeAndEnter(page, accounts.bruno);
  await expect(gates.terms(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/#/portal');
  await expect(gates.terms(other)).toBeVisible();
  await gates.accept(page).click();
  await expect(gates.phone(page)).toBeVisible();
  await other.goto('/#/chats');
  await expect(gates.phone(other)).toBeVisible();
  await expect(gates.terms(other)).toBeHidden();
}

async function exchangeLate(page: Page, inspector: Page): Promise<void> {
  await enterAs(page, accounts.mercado, '/campanha/1/resgates');
  await expect(trocar(page)).toHaveAttribute('aria-disabled', 'false');
  await actor(inspector, /^exchange /).click();
  await hold(inspector, 'postExchange');
  await trocar(page).click();
  await expect(choice(inspector, /^postExchange segue/)).toBeVisible();
  for (const seconds of [15, 30, 45]) {
    await press(inspector, 'Avançar 15 s');
    await expect(inspector.getByText(`Adiantado ${seconds} s. `)).toBeVisible();
  }
  await expect(trocar(page)).toHaveAttribute('aria-disabled', 'true');
  await choice(inspector, /^postExchange segue/).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(log(inspector).getByText(/POST \/api\/fidelidade\/extrato saiu/)).toHaveCount(1);
}

async function refuseThrice(page: Page, inspector: Page): Promise<void> {
  await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
  await page.getByLabel('Senha', { exact: true }).fill('errada');
  const refusals = log(inspector).getByRole('button', { name: /POST \/token respondeu 400/ });
  for (const times of [1, 2, 3]) {
    await press(page, 'Entrar');
    await expect(refusals).toHaveCount(times);
    await expect(page.getByText('CPF/CNPJ ou senha inválidos.').first()).toBeVisible();
  }
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await press(page, 'Entrar');
  await expect(page).toHaveURL(/#\/portal$/);
}

async function typeOverCep(page: Page, inspector: Page): Promise<void> {
  await page.goto('/#/register');
  await actor(inspector, /^cepLookup /).click();
  await hold(inspector, 'lookUpCep');
  await field(page, 'CEP').fill('13083859');
  await expect(choice(inspector, /^lookUpCep segue/)).toBeVisible();
  await field(page, 'CEP').fill('01310100');
  await expect(field(page, 'Endereço')).toHaveValue('Avenida Paulista');
  await expect(log(inspector)).toContainText('parado');
}

async function endWhileDeactivating(page: Page, inspector: Page): Promise<void> {
  await enterAs(page, accounts.mercado, '/perfil');
  await expect(page.getByRole('button', { name: 'Desativar' })).toBeVisible();
  await actor(inspector, /^deactivation /).click();
  await hold(inspector, 'deactivate');
  await press(page, 'Desativar');
  await expect(choice(inspector, /^deactivate segue/)).toBeVisible();
  await press(inspector, 'Até expirar');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await press(inspector, 'Voltar à hora certa');
  await expect(log(inspector).getByText(/desativar.* saiu/)).toHaveCount(0);
}

async function dismissPush(_page: Page, inspector: Page): Promise<void> {
  await press(inspector, 'Simular');
  await press(inspector, /^Notificações/);
  await choice(inspector, /^loadSdk responde .*"default"/).click();
  await choice(inspector, /^awaitGesture responde/).click();
  await press(inspector, /^Editar requestPermission responde .*granted/);
  await inspector.getByLabel('requestPermission responde', { exact: true }).fill('"default"');
  await press(inspector, 'Responder');
  await expect(inspector.locator('[data-state="push.refused"][data-active=true]')).toBeVisible();
}

async function hideCode(page: Page, inspector: Page): Promise<void> {
  await enterAs(page, accounts.ana, '/chats');
  await press(page, 'Mostrar meu código');
  const code = page.getByRole('dialog', { name: 'Meu código' });
  await code.getByRole('button', { name: /Mostrar número/ }).click();
  await expect(code).toContainText(accounts.ana.documento);
  await actor(inspector, /^till-code /).click();
  await press(inspector, 'Esconder a página');
  await expect(code).not.toContainText(accounts.ana.documento);
  await press(inspector, 'Mostrar a página');
  await expect(log(inspector)).toContainText('page.hidden');
}

const tickets: readonly Ticket[] = [
  { name: 'two modals', walk: askOneByOne },
  { name: 'two tabs and the terms', walk: acceptInOneTab },
  { name: 'an exchange after 40 s', walk: exchangeLate },
  { name: 'three refusals', walk: refuseThrice },
  { name: 'a late CEP', walk: typeOverCep },
  { name: 'the session ends during a deactivation', walk: endWhileDeactivating },
  { name: 'push dismissed', walk: dismissPush },
  { name: 'a code hidden', walk: hideCode },
];

const beside = async (browser: Browser, baseURL: string, serviceWorkers: 'allow' | 'block') => {
  const context = await browser.newContext({ baseURL, serviceWorkers, reducedMotion: 'no-preference' });
  context.setDefaultTimeout(30_000);
  return openInspector(await context.newPage());
};

test(
  'tickets of a loyalty portal are walked',
  { tag: ['@desktop', '@whole'] },
  async ({ browser, server }) => {
    test.setTimeout(600_000);
    const inspector = await beside(browser, server.baseUrl, 'block');
    const context = inspector.context();
    const failed: string[] = [];
    for (const { name, walk } of tickets)
      await test.step(name, async () => {
        await press(inspector, 'Falhas');
        await press(inspector, 'Dados como semeados');
        await expect(inspector.getByText('Os dados são os semeados.')).toBeVisible();
        await press(inspector, 'Ao vivo');
        const page = await context.newPage();
        await openRecorded(page);
        await walk(page, inspector).catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
        for (const each of context.pages()) if (each !== inspector) await each.close();
        await inspector.evaluate(() => {
          for (const key of ['portal.token', 'portal.user']) localStorage.removeItem(key);
        });
      });
    await context.close();
    expect(failed).toEqual([]);
  },
);

/** The server's answer is made to end the session in 64 minutes, of which the tab's clock takes an hour. */
async function meetNotice(page: Page, inspector: Page): Promise<void> {
  const answers = log(inspector).getByRole('button', { name: /POST \/token respondeu/ });
  await typeAndEnter(page, { ...accounts.ana, senha: 'errada' });
  await answers.first().click();
  await press(inspector, 'Segurar a próxima resposta');
  await typeAndEnter(page, accounts.ana);
  await expect(answers).toHaveCount(2);
  await answers.first().click();
  await press(inspector, 'Trocar a resposta…');
  const editor = inspector.getByLabel('Resposta', { exact: true });
  const answer = await editor.inputValue();
  const expires = new Date(Date.now() + 64 * 60_000).toUTCString();
  await editor.fill(answer.replace(/(?<="\.expires": )"[^"]*"/, JSON.stringify(expires)));
  await press(inspector, 'Responder');
  await expect(page.getByRole('button', { name: 'Pausar apresentação' })).toBeVisible();
  await inspector.getByRole('region', { name: 'Momentos' }).getByRole('button', { name: 'Ao vivo' }).click();
  await actor(inspector, /^session signedIn/).click();
  await press(inspector, 'Avançar 1 h');
  await expect(page.getByRole('status').filter({ hasText: 'Sua sessão termina às' })).toBeVisible();
}

test(
  'the clock reaches the notice of a session that ends, past banners that move',
  { tag: ['@desktop', '@whole'] },
  async ({ browser, server }) => {
    const inspector = await beside(browser, server.baseUrl, 'block');
    const page = await inspector.context().newPage();
    await openRecorded(page);
    await meetNotice(page, inspector);
    await inspector.context().close();
  },
);

test(
  'a new version comes while a form is half filled in',
  { tag: ['@desktop', '@whole'] },
  async ({ browser, server }) => {
    const inspector = await beside(browser, server.baseUrl, 'allow');
    const page = await inspector.context().newPage();
    const offer = page.getByRole('heading', { name: 'Nova versão disponível' });
    await page.goto('/#/register');
    await installWorker(page);
    await page.reload();
    await field(page, 'Nome Completo').fill('Rita');
    await actor(inspector, /^session /).click();
    await press(inspector, 'Nova versão');
    await expect(offer).toBeVisible();
    await expect(page.getByText('O que você já preencheu fica guardado, menos a senha.')).toBeVisible();
    await expect(field(page, 'Nome Completo')).toHaveValue('Rita');
    const reloaded = page.waitForEvent('load');
    await press(page, 'Atualizar');
    await reloaded;
    await expect(field(page, 'Nome Completo')).toHaveValue('Rita');
    await expect(offer).toBeHidden();
    const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(worker).toContain('?versao=');
    await inspector.context().close();
  },
);
