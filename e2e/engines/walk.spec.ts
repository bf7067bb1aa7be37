import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { imageSize } from 'image-size';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import type { EnginePage } from '../fixtures/engines/engine-page.ts';
import type { WatchedPortal } from '../fixtures/engines/watched-portal.ts';
import { inEach } from '../fixtures/engines/test.ts';
import { UNSEEN_FOCUS } from '../fixtures/look/focus-ring.ts';
import { PATH, SUCCESS, VOUCHER } from '../fixtures/screens/exchange.ts';
import { postsTo } from '../fixtures/screens/perfil.ts';
import { IN_ONE_PIECE } from '../fixtures/screens/register-form.ts';
import { ROUTES } from '../fixtures/screens/routes.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect } from '../fixtures/test.ts';

/** Whether requests and text stand still for a moment. */
async function isQuietInPage(): Promise<boolean> {
  const state = () => `${performance.getEntriesByType('resource').length} ${document.body.innerText.length}`;
  const before = state();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return state() === before;
}

/** Replaces a masked field's text as a tool does. */
function putInPage(label: string, text: string): string {
  const labels = Array.from(document.querySelectorAll('label'));
  const named = labels.find(({ innerText }) => innerText.replace(/\s*\*$/, '') === label);
  const input = named?.control as HTMLInputElement;
  input.focus();
  input.select();
  document.execCommand('insertText', false, text);
  return input.value;
}

async function putTexts(tab: EnginePage): Promise<void> {
  await tab.goto('/#/register');
  await tab.see('Data de nascimento');
  for (const [label, text, shown] of IN_ONE_PIECE)
    expect(await tab.call(putInPage, label, text), text).toBe(shown);
  // WebKit reports scripts as failed that are on their way when the page is left.
  await tab.until('quiet', isQuietInPage);
}

/** Visits every screen: its data load, and nothing is wider than the window. */
async function seeEveryScreen(tab: EnginePage): Promise<void> {
  for (const [route, { title, shows }] of Object.entries(ROUTES)) {
    await tab.go(route);
    await tab.until(`the title ${title}`, (name) => document.title.startsWith(`${name} – `), title);
    await tab.see(shows);
    // Late content (the map's ground, pictures) may break the layout.
    await tab.until(`${route} is quiet`, isQuietInPage);
    await tab.see(shows);
    expect(
      await tab.call(() => document.documentElement.scrollWidth - innerWidth),
      route,
    ).toBeLessThanOrEqual(0);
  }
}

async function signIn(tab: EnginePage): Promise<void> {
  await tab.goto('/');
  await tab.fill('#documento', accounts.ana.documento);
  await tab.fill('#senha', SENHA);
  await tab.press('Enter');
  await tab.see('economizou');
}

async function seeVoucherCode(tab: EnginePage): Promise<void> {
  await tab.go('/voucher');
  await tab.click('button', 'Mostrar código 7891004120375');
  await tab.see('Apresente no caixa');
  await tab.press('Escape');
  await tab.gone('[role=dialog]');
}

async function startCutOff(tab: EnginePage, portal: WatchedPortal): Promise<void> {
  await tab.until('a worker', async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });
  portal.cutOff(true);
  await tab.call(() => void setTimeout(() => location.reload()));
  await tab.see('guardados neste aparelho');
  portal.cutOff(false);
}

async function signOut(tab: EnginePage): Promise<void> {
  await tab.go('/portal');
  await tab.click('button', 'Minha conta');
  await tab.click('[role=menuitem]', 'Sair');
  await tab.see('Entre na sua conta');
  const kept = () => Object.keys(localStorage).filter((key) => /token|user/.test(key));
  expect(await tab.call(kept)).toEqual([]);
}

const FORMS = ['/perfil', '/change-password', '/minhas-preferencias', '/promocoes', '/location'] as const;

async function seeFocus(tab: EnginePage): Promise<void> {
  await tab.press('Tab');
  await tab.until('quiet', isQuietInPage);
  const { looked, unseen } = (await tab.evaluate(UNSEEN_FOCUS)) as { looked: number; unseen: string[] };
  expect(unseen).toEqual([]);
  expect(looked).toBeGreaterThan(3);
}

const IMAGE = '/api/pessoa/imagem';
/** Wide and high photos, each scaled; WebKit leaves some points not quite opaque. */
const SIZES = [
  [1025, 1025],
  [1080, 1920],
  [1200, 900],
  [1279, 853],
  [1333, 1000],
  [1500, 1101],
  [1600, 1200],
  [1999, 1499],
  [2048, 1365],
  [3000, 2000],
] as const;

/** A photo as base64, drawn by the engine. */
async function drawInPage(width: number, height: number): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const fill = context.createLinearGradient(0, 0, width, height);
  fill.addColorStop(0, '#d00');
  fill.addColorStop(1, '#00d');
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/jpeg', 0.8).replace(/^.*,/, '');
}

async function sendPhotos(tab: EnginePage, server: ReferenceServer, info: TestInfo): Promise<void> {
  const sent = async () => postsTo(await server.log(), IMAGE);
  const { get } = await server.signedIn(accounts.ana);
  const stored = async () => ((await get(IMAGE).catch(() => null)) as { url: string } | null)?.url;
  await tab.go('/perfil');
  await tab.see('Seus dados');
  for (const [index, [width, height]] of SIZES.entries()) {
    const file = info.outputPath(`${width}x${height}.jpg`);
    writeFileSync(file, await tab.call(drawInPage, width, height), 'base64');
    const before = await stored();
    await tab.choose('[data-testid=foto]', file);
    await expect.poll(async () => (await sent()).length).toBe(index + 1);
    // The server takes one upload of a customer at a time.
    await expect.poll(stored).not.toBe(before);
    const { imagem = '' } = ((await sent())[index]?.body ?? {}) as { imagem?: string };
    expect(imagem).toMatch(/^data:image\/jpeg;base64,/);
    const { width: w, height: h } = imageSize(Buffer.from(imagem.replace(/^.*,/, ''), 'base64'));
    expect([width, height, Math.max(w, h)]).toEqual([width, height, 1024]);
    expect(Math.abs((w / h) * height - width)).toBeLessThan(4);
  }
}

inEach((test, engine) => {
  test(
    `a phone's ${engine}: signs in, sees every screen, a voucher's code, no signal, signs out`,
    { tag: ['@phone', '@whole'] },
    async ({ tab, portal }) => {
      await test.step('a text in one piece in the registration', async () => putTexts(tab));
      await test.step('the login, typed into the page as it comes', async () => signIn(tab));
      await test.step('every screen', async () => seeEveryScreen(tab));
      await test.step("a voucher's code", async () => seeVoucherCode(tab));
      await test.step('without a signal the worker starts the portal', async () => startCutOff(tab, portal));
      await test.step('the way out', async () => signOut(tab));
    },
  );

  // @rule R70, R140
  test(
    `a desktop's ${engine} walks through every screen and flow`,
    { tag: ['@desktop', '@whole'] },
    async ({ tab, server }, info) => {
      await test.step('the focus in the login', async () => {
        await tab.goto('/');
        await seeFocus(tab);
        // A page that is left while it loads its last script reports it.
        await tab.until(
          'the last script',
          async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
        );
      });
      await signIn(tab);
      await test.step('every screen', async () => seeEveryScreen(tab));
      for (const route of FORMS)
        // @rule R148
        await test.step(`the focus in ${route}`, async () => {
          await tab.go(route);
          await tab.see(ROUTES[route].shows);
          await seeFocus(tab);
        });
      await test.step('an exchange', async () => {
        await tab.go('/campanha/1/resgates');
        await tab.click('main button', 'Trocar', VOUCHER);
        await tab.see(SUCCESS);
        expect(postsTo(await server.log(), PATH)).toHaveLength(1);
      });
      // @rule R70
      await test.step('photos stay JPEGs of their shape, of ten sizes', async () =>
        sendPhotos(tab, server, info));
      // @rule R140
      await test.step('a list as a file', async () => {
        await tab.go('/compras');
        await tab.click('button', 'Baixar planilha');
        await tab.see('compras baixadas: R$');
      });
    },
  );
});
