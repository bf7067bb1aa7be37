import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { stopClock, watchWindows } from '../fixtures/clock.ts';
import { fine, situation } from '../fixtures/gates.ts';
import type { ReferenceServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const TABLOIDES = '/api/tabloides/ativos';

async function openTabloides(page: Page, server: ReferenceServer): Promise<void> {
  await enter(page, server, accounts.ana, '/tabloides?idEmpresa=1');
  await expect(page.getByRole('heading', { name: 'Semana Fresca' })).toBeVisible();
}

const card = (page: Page, nome: string) => page.getByRole('article').filter({ hasText: nome });
const visualizar = (page: Page) =>
  card(page, 'Semana Fresca').getByRole('button', { name: /Visualizar|Abrindo em nova aba…/ });

test(
  'the home card leads each customer to the leaflets of the chosen store (S2.33, S2.43)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    for (const account of Object.values(accounts)) {
      await server.faults(...situation(fine));
      await enter(page, server, account);
      const link = page.getByRole('link', { name: 'Ver tabloides' });
      await expect(link).toHaveAttribute('href', '#/tabloides?idEmpresa=1');
      await page.goto('/#/tabloides?idEmpresa=2');
      await expect(page.getByRole('heading', { level: 1, name: 'Tabloides' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        'Fim de Semana',
        'Padaria do Clube',
        'Especial de Natal',
      ]);
    }
    await page.reload();
    await expect(page.getByLabel('Loja')).toHaveValue('2');
    await page.getByLabel('Loja').selectOption('1');
    await expect(page).toHaveURL(/#\/tabloides\?idEmpresa=1$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Semana Fresca');
    const natal = card(page, 'Especial de Natal');
    await expect(natal.getByText('Erro ao carregar tabloide.', { exact: true })).toBeVisible();
    await expect(natal.getByRole('button')).toHaveCount(0);
    await expect(natal.getByRole('link')).toHaveCount(0);
  },
);

test(
  'Visualizar opens a new tab after three seconds, not before; leaving opens none (S2.43, S9.4, R13)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await openTabloides(page, server);
    await stopClock(page);
    const opened = await watchWindows(page);

    await test.step('after the wait, and said beforehand', async () => {
      await visualizar(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'nova aba' })).toHaveText(
        'O tabloide será aberto em uma nova aba.',
      );
      await expect(visualizar(page)).toBeFocused();
      await expect(visualizar(page)).toHaveAccessibleDescription('Semana Fresca');
      await page.clock.runFor(2900);
      expect(await opened()).toEqual([]);
      await page.clock.runFor(200);
      await expect.poll(opened).toEqual([expect.stringMatching(/\/arquivos\/semana-verde\.pdf$/)]);
      await expect(page.getByText('Abrindo em nova aba…')).toHaveCount(0);
    });

    await test.step('choosing another store, or leaving the screen, during the wait', async () => {
      await visualizar(page).click();
      await page.getByLabel('Loja').selectOption('2');
      await expect(page.getByRole('heading', { name: 'Fim de Semana' })).toBeVisible();
      await page.clock.runFor(5000);
      await page.getByLabel('Loja').selectOption('1');
      await visualizar(page).click();
      await page.evaluate(() => (location.hash = '#/promocoes'));
      // The router hears of it a task later (adr/0014).
      await page.clock.runFor(1);
      await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeVisible();
      await page.clock.runFor(5000);
      expect(await opened()).toHaveLength(1);
    });

    await test.step('a blocked tab leaves a link in its place', async () => {
      await page.evaluate(() => (location.hash = '#/tabloides?idEmpresa=1'));
      await page.clock.runFor(1);
      await expect(visualizar(page)).toBeVisible();
      await watchWindows(page, { blocked: true });
      await visualizar(page).click();
      await page.clock.runFor(3000);
      const link = card(page, 'Semana Fresca').getByRole('link', { name: 'Abrir tabloide' });
      await expect(link).toHaveAttribute('href', /\/arquivos\/semana-verde\.pdf$/);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(card(page, 'Padaria do Clube').getByRole('link', { name: 'Abrir tabloide' })).toHaveCount(
        0,
      );
    });

    await page.clock.resume();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await axeCheck(page);
  },
);

test(
  'a double click opens one real tab, which has no hold on the portal; Baixar saves the file (S2.44, R12, R13)',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await openTabloides(page, server);
    await test.step('Baixar', async () => {
      const download = page.waitForEvent('download');
      await card(page, 'Semana Fresca').getByRole('link', { name: 'Baixar' }).click();
      expect((await download).suggestedFilename()).toBe('semana-verde.pdf');
    });
    await context.route('**/arquivos/*.pdf', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>tabloide</title>' }),
    );
    const tabs: Page[] = [];
    context.on('page', (tab) => tabs.push(tab));
    const tab = context.waitForEvent('page');
    await visualizar(page).dblclick();
    await expect(visualizar(page)).toHaveAttribute('aria-disabled', 'true');
    const viewer = await tab;
    await viewer.waitForURL(/semana-verde\.pdf$/);
    expect(await viewer.evaluate(() => globalThis.opener as unknown)).toBeNull();
    await expect(visualizar(page)).not.toHaveAttribute('aria-disabled');
    expect(tabs).toHaveLength(1);
  },
);

test(
  'leaflets of another host, hostile ones, none, and those that do not come (S2.45, S8.19, R57)',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/tabloides\/ativos/, /contract: tabloides/);
    const answer = async (body: object) =>
      server.faults({ path: TABLOIDES, mode: 'status', status: 200, body });
    await answer({
      data: [
        { nomeExibicao: 'De fora', url: 'https://cdn.example/a.pdf', thumbnail: null },
        { nomeExibicao: 'Hostil', url: 'javascript:alert(1)', thumbnail: 'javascript:alert(1)' },
      ],
    });
    await enter(page, server, accounts.ana, '/tabloides?idEmpresa=1');
    const baixar = card(page, 'De fora').getByRole('link', { name: 'Baixar' });
    await expect(baixar).toHaveAttribute('target', '_blank');
    await expect(baixar).toHaveAttribute('rel', /noopener/);
    await expect(baixar).not.toHaveAttribute('download');
    await expect(card(page, 'Hostil').getByText('Erro ao carregar tabloide.')).toBeVisible();
    await expect(card(page, 'Hostil').getByRole('link')).toHaveCount(0);

    const store = page.getByLabel('Loja');
    for (const [place, body] of [{ data: null }, { statusCode: 200, data: { data: [] } }].entries()) {
      await answer(body);
      await store.selectOption(String(place + 2));
      await expect(page.getByText('Nenhum tabloide disponível para esta loja no momento.')).toBeVisible();
    }
    const modes = ['status', 'hangup', 'html', 'badStatusCode', 'brokenBody'] as const;
    for (const [place, mode] of modes.entries()) {
      await server.faults({ path: TABLOIDES, mode, status: 500, times: 1 });
      await store.selectOption(String(place + 4));
      const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
      await expect(retry, mode).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await retry.click();
      await expect(page.getByRole('heading', { name: 'Padaria do Clube' })).toBeVisible();
    }
  },
);
