import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { keepSession } from '../fixtures/actions.ts';
import { scan } from '../fixtures/look/decode.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWorker, storedByBrowser } from '../fixtures/browser/worker.ts';

// A phone's pixel ratio, for the bars.
test.use({ serviceWorkers: 'allow', deviceScaleFactor: 2 });

const DOCUMENTO = '52998224725';
const OFFLINE = 'Assim que a conexão voltar, carregamos para você.';
const STRIP = 'Sem conexão. O que você vê aqui pode não estar atualizado.';
/** Every protected route with its offline text. */
const ROUTES: readonly [route: string, shows: string | RegExp][] = [
  ['promocoes', OFFLINE],
  ['tabloides', OFFLINE],
  ['compras', OFFLINE],
  ['contacorrente/extrato', OFFLINE],
  ['location', OFFLINE],
  ['campanhas', OFFLINE],
  ['campanha/1/detalhes', OFFLINE],
  ['campanha/1/resgates', OFFLINE],
  ['campanha/1/extrato', OFFLINE],
  ['campanha/1/resgates/detalhes', OFFLINE],
  ['termos', OFFLINE],
  ['perfil', OFFLINE],
  ['minhas-preferencias', OFFLINE],
  ['voucher', 'VIZ10-7F3K2'],
  ['pdo', /a portabilidade dos seus dados/],
  ['lista', 'A lista fica só neste aparelho'],
  ['chats', 'Chat'],
  ['change-password', 'Confirmar'],
  ['portal', OFFLINE],
];

// @rule R88, R253
test(
  'every route opened offline says so and recovers with the network',
  { tag: '@phone' },
  async ({ page, context, server, guard }) => {
    // An uncached picture is requested through the worker.
    guard.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED.*\/imagens\//);
    const { token } = await server.signedIn(accounts.ana);
    await page.goto('/');
    await installWorker(page);
    await keepSession(page, token, accounts.ana.nome);
    await test.step("the next visit paints the home's frame from the worker", async () => {
      await context.setOffline(true);
      await server.clearLog();
      await expectFrameFromWorker(page);
      // The browser checks the worker for updates.
      expect((await server.log()).filter((asked) => asked.path !== '/sw.js')).toEqual([]);
      // Away from the home, which would refetch when online.
      await page.goto('about:blank');
      await context.setOffline(false);
    });
    await page.goto('/#/voucher');
    await expect(page.getByText('VIZ10-7F3K2')).toBeVisible();
    // The till code's data are stored once the screen has settled.
    await expect.poll(async () => storedAnswers(await storedByBrowser(page, false))).toContain(DOCUMENTO);
    await context.setOffline(true);
    // The page comes from the worker, first and last; the routes' chunks between.
    await page.goto('about:blank');
    for (const [route, shows] of ROUTES) {
      await test.step(route, async () => {
        await page.goto(`/#/${route}`);
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
        await expect(page.getByText(STRIP)).toBeVisible();
        await expect(page.getByText(/sem conexão/i), 'said once').toHaveCount(1);
      });
    }
    // @rule R92
    await test.step('the code, from the shortcut of the installed app', async () => expectCode(page));
    await expect(page.getByRole('main').getByText(OFFLINE).first()).toBeVisible();
    await test.step('the network brings everything back, without a reload', async () => {
      await page.evaluate(() => Object.assign(globalThis, { before: true }));
      await context.setOffline(false);
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('R$');
      await expect(page.getByRole('region', { name: 'Feira fresca' })).toBeVisible();
      await expect(page.getByText(OFFLINE)).toHaveCount(0);
      await expect(page.getByText(STRIP)).toBeHidden();
      expect(await page.evaluate(() => 'before' in globalThis), 'without a reload').toBe(true);
    });
    await test.step('after a sign-out nothing of the customer is left in the browser', async () =>
      expectNothingAfterSignOut(page, token));
  },
);

const storedAnswers = (kept: Record<string, string>) => kept['indexedDB portal.respostas.answers'] ?? '';

/** The till code opens offline by the installed app's shortcut. */
async function expectCode(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/#/portal?codigo');
  const code = page.getByRole('dialog', { name: 'Meu código' });
  await expect(code.getByRole('img')).toHaveCount(2);
  expect(await scan(code)).toEqual({ QRCode: DOCUMENTO, Code128: DOCUMENTO });
  await page.keyboard.press('Escape');
  await expect(code).toHaveCount(0);
}

async function expectNothingAfterSignOut(page: Page, token: string): Promise<void> {
  await page.getByLabel('Loja').selectOption('3');
  await expect
    .poll(async () => page.evaluate(() => localStorage.getItem('portal.loja')), { message: 'remembered' })
    .toContain('"ultima":"3"');
  for (const route of ['promocoes', 'compras', 'contacorrente/extrato', 'voucher', 'perfil']) {
    await page.goto(`/#/${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByLabel('Nome Completo')).toHaveValue('Ana Souza');
  const kept = await storedByBrowser(page);
  expect(JSON.stringify(kept), 'there is something to leave').toContain(token);
  expect(storedAnswers(kept)).toContain(DOCUMENTO);
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expectNothingLeft(page, token);
}

async function expectFrameFromWorker(page: Page): Promise<void> {
  await page.goto('/#/portal');
  await expect(page.getByRole('button', { name: 'Minha conta' })).toBeVisible();
  const paints = async () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  const { worker, bytes } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { worker: visit?.workerStart ?? 0, bytes: visit?.transferSize ?? -1 };
  });
  expect({ isFromWorker: worker > 0, bytes }).toEqual({ isFromWorker: true, bytes: 0 });
}

async function expectNothingLeft(page: Page, token: string): Promise<void> {
  const kept = await storedByBrowser(page);
  expect(Object.keys(JSON.parse(String(kept['localStorage'])) as object).sort()).toEqual(['portal.brand']);
  expect(kept['sessionStorage']).toBe('{}');
  expect(Object.keys(kept).filter((place) => /\/api\/|pessoa|token/.test(place))).toEqual([]);
  for (const [place, text] of Object.entries(kept))
    for (const word of [token, 'Ana Souza', DOCUMENTO, '529.982.247-25'])
      expect(text.includes(word), `${word} in ${place}`).toBe(false);
}
