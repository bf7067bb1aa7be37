import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck } from '../fixtures/actions.ts';
import { actor, exported, lastEdge, tree } from '../fixtures/inspector/inspector.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { sideBySide, typeAndEnter } from '../fixtures/inspector/qa.ts';
import { expect, test } from '../fixtures/test.ts';

// The tasks of docs/QA.md as they are written there, by clicks and keys alone.
test.use({ serverEnv: qaServer });

const log = (page: Page) => page.getByRole('list', { name: 'Registro' });
const fold = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Painéis' }).getByRole('button', { name });

async function seeRoom(inspector: Page): Promise<void> {
  await inspector.emulateMedia({ reducedMotion: 'no-preference' });
  const chart = inspector.getByRole('region', { name: 'Área do diagrama' });
  await inspector.setViewportSize({ width: 1280, height: 800 });
  await expect(inspector.getByLabel('Diagrama de Sessão')).toBeVisible();

  await test.step('a chart of 25 states is as wide as the page at 100 %', async () => {
    for (const name of ['Lista', 'Registro', 'Detalhes']) await fold(inspector, name).press('Enter');
    await expect(log(inspector)).toBeHidden();
    await expect(inspector.getByRole('tab', { name: 'Provocar' })).toBeHidden();
    await expect(tree(inspector)).toBeHidden();
    const fits = await chart.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(fits).toBe(true);
    await axeCheck(inspector);
  });

  await test.step('fits the active region with the lit path', async () => {
    await inspector.setViewportSize({ width: 1024, height: 720 });
    await inspector.getByRole('button', { name: 'Ajustar' }).press('Enter');
    for (const id of ['session.signedIn.validity.valid', 'session.signedIn.image.settled'])
      await expect(inspector.locator(`[data-state="${id}"]`)).toBeInViewport({ ratio: 1 });
    const labels = inspector.locator('.edge.taken text');
    expect(await labels.count()).toBeGreaterThan(0);
    for (const label of await labels.all()) await expect(label).toBeInViewport({ ratio: 1 });
  });

  await test.step('and remembers', async () => {
    await fold(inspector, 'Lista').press('Enter');
    const zoom = await inspector.getByTitle('Tamanho natural').innerText();
    expect(zoom).not.toBe('100 %');
    await inspector.reload();
    await actor(inspector, /^session /).click();
    await expect(inspector.getByTitle('Tamanho natural')).toHaveText(zoom);
    await expect(fold(inspector, 'Registro')).toHaveAttribute('aria-pressed', 'false');
    await fold(inspector, 'Registro').press('Enter');
    await expect(log(inspector)).toBeVisible();
    await fold(inspector, 'Detalhes').press('Enter');
    await expect(inspector.getByRole('tab', { name: 'Provocar' })).toBeVisible();
  });
}

async function moveClock(page: Page, inspector: Page): Promise<void> {
  const section = inspector.getByRole('region', { name: 'Relógio' });
  await expect(section).toContainText('Na hora certa.');

  await test.step('an hour passes: timers of the page run, the session still holds', async () => {
    await page.evaluate(() => {
      const host = globalThis as unknown as { ran: string[] };
      host.ran = [];
      const started = Date.now();
      const note = (name: string) => () =>
        host.ran.push(`${name} ${Math.round((Date.now() - started) / 1000)}`);
      setTimeout(note('late'), 3_500_000);
      setTimeout(note('early'), 60_000);
      setTimeout(note('never'), 7_200_000);
    });
    await section.getByRole('button', { name: 'Avançar 1 h' }).click();
    await expect(section.getByRole('status')).toContainText('Adiantado 1 h');
    expect(await page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran)).toEqual([
      'early 60',
      'late 3500',
    ]);
    const off = await page.evaluate(() => new Date().getTime() - performance.timeOrigin - performance.now());
    expect(Math.round(off / 60_000)).toBe(60);
    await expect(tree(inspector)).toContainText('relógio adiantado 1 h');
    await expect(page.locator('[data-inspector=badge]')).toContainText('relógio + 1 h');
    await expect(page).toHaveURL(/#\/portal$/);
  });

  await test.step('back to real time', async () => {
    await section.getByRole('button', { name: 'Voltar à hora certa' }).click();
    await expect(section).toContainText('Na hora certa.');
    await expect(page.locator('[data-inspector=badge]')).not.toContainText('relógio');
  });

  // @rule R4
  await test.step('up to the expiry: the session ends', async () => {
    await section.getByRole('button', { name: 'Até expirar' }).click();
    await page.waitForURL(/#\/$/);
    await expect(actor(inspector, /^session signedOut/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
    await expect(lastEdge(inspector, 'after untilExpiry')).toHaveCount(1);
    await inspector.getByRole('button', { name: 'Voltar à hora certa' }).click();
    await expect(inspector.getByText('Na hora certa.')).toBeVisible();
  });
}

async function seeRecording(inspector: Page, text: string, file: string): Promise<void> {
  await writeFile(file, text);
  await inspector.reload();
  await inspector.getByLabel('Importar gravação').setInputFiles(file);
  await expect(tree(inspector).getByText('gravação').first()).toBeVisible();
  // The log follows.
  const chosen = log(inspector).locator('button[aria-pressed=true]');
  await inspector.getByRole('button', { name: 'Primeiro momento' }).click();
  await expect(chosen).toBeInViewport();
  await inspector.getByRole('button', { name: 'Próximo momento' }).click();
  await expect(chosen).toBeInViewport();
  await inspector.getByRole('button', { name: 'Primeiro momento' }).click();
  await inspector.getByRole('button', { name: 'Reproduzir' }).click();
  const slider = inspector.getByRole('slider', { name: 'Momento' });
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
}

test(
  'tasks 3 and 15: panels fold, a recording replays, the clock moves',
  { tag: ['@desktop', '@whole'] },
  async ({ page, context }, info) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const inspector = await sideBySide(page);
    await typeAndEnter(page, accounts.ana);
    await page.waitForURL(/#\/portal$/);
    await actor(inspector, /^session signedIn/).click();
    for (const name of ['Copiar teste da máquina', 'Copiar teste do fluxo']) {
      await inspector.getByRole('button', { name }).click();
      await expect(inspector.getByText(/Teste copiado/)).toBeVisible();
    }
    expect(await inspector.evaluate(() => navigator.clipboard.readText())).toContain(
      'accounts.ana.documento',
    );
    const text = await exported(inspector);
    expect(text).not.toContain('Ana Souza');
    await test.step('folded panels and "Ajustar" survive a reload', async () => seeRoom(inspector));
    await test.step('task 3: the clock is shown while it is off', async () => moveClock(page, inspector));
    await test.step('task 15: on another machine', async () =>
      seeRecording(inspector, text, info.outputPath('gravacao.json')));
  },
);
