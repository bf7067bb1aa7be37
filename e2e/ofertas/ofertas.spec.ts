import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, fontsCome } from '../fixtures/actions.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

interface Grupo {
  nomeExibicao: string;
  publico: string | null;
  tiposDescontos: object[];
}

const GLOBAL = '/api/promocoes/global';

/** Answers with groups that have so many of the store's offers, for everybody and for the exclusive offers. */
async function answerGroups(server: ReferenceServer, ...counts: readonly number[]): Promise<void> {
  const { get } = await server.signedIn(accounts.ana);
  const grupos = (await get(`${GLOBAL}?idEmpresa=1`)) as Grupo[];
  const itens = grupos.flatMap(({ tiposDescontos }) => tiposDescontos);
  expect(itens.length).toBeGreaterThanOrEqual(24);
  const body = ['G', 'C'].flatMap((publico) =>
    counts.map((count, index) => ({
      ...grupos[0],
      publico,
      nomeExibicao: `Grupo ${index + 1}`,
      tiposDescontos: itens.slice(0, count),
    })),
  );
  await server.faults({ path: GLOBAL, mode: 'status', status: 200, body });
}

/** The number of offers that are in the window as a whole. */
const wholeInWindow = async (page: Page) =>
  page
    .locator('main .oferta')
    .evaluateAll(
      (all) =>
        all
          .map((offer) => offer.getBoundingClientRect())
          .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    );

// @rule R252
test(
  'a desktop shows two or three full rows of offers whole',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await answerGroups(server, 24);
    for (const [route, width, height, least] of [
      ['/portal', 1366, 768, 3],
      ['/portal', 1920, 1080, 8],
      ['/promocoes', 1366, 768, 6],
      ['/promocoes', 1920, 1080, 12],
    ] as const) {
      await page.setViewportSize({ width, height });
      await enter(page, server, accounts.ana, route);
      if (route === '/promocoes')
        await expect(page.getByRole('button', { name: 'Ativar todas' })).toBeVisible();
      else await expect(page.locator('.home-saldo .figure').first()).toBeVisible();
      await fontsCome(page);
      await expect
        .poll(async () => wholeInWindow(page), `${route}, ${width} px`)
        .toBeGreaterThanOrEqual(least);
    }
  },
);

/** The most lines of the texts that a selector finds. */
const linesOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    Math.max(
      ...all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return new Set(Array.from(words.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
      }),
    ),
  );

/** Of the lists with a whole first row: the part of the width that it uses. */
const firstRows = async (page: Page) =>
  page.locator('.ofertas .list').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const cards = Array.from(list.querySelectorAll('.oferta'), (card) => card.getBoundingClientRect());
      const row = cards.filter(({ top }) => top === cards[0]?.top);
      const { left, width } = list.getBoundingClientRect();
      return row.length < cards.length ? [((row.at(-1)?.right ?? 0) - left) / width] : [];
    }),
  );

// @rule R252, R210
test(
  'an offer is a low row on a desktop, and each first row is full',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const route of ['/portal', '/promocoes']) {
      await enter(page, server, accounts.ana, route);
      await expect(page.locator('.ofertas .oferta').nth(7)).toBeVisible();
      await fontsCome(page);
      await expect.poll(async () => linesOf(page, '.oferta h3'), route).toBeLessThanOrEqual(2);
      await expect.poll(async () => linesOf(page, '.oferta-regras > :last-child'), route).toBe(1);
      await expect.poll(async () => linesOf(page, '.oferta-foot > p'), route).toBe(1);
      const rows = await firstRows(page);
      expect(rows.length).toBeGreaterThan(1);
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(0.98);
    }

    await test.step('groups of one and two offers share a row, a larger one has its own', async () => {
      await answerGroups(server, 1, 2, 4);
      await page.reload();
      const heading = (name: string) => page.getByRole('heading', { name, exact: true });
      await expect(heading('Grupo 3')).toBeVisible();
      const places = async () =>
        Promise.all(['Grupo 1', 'Grupo 2', 'Grupo 3'].map(async (name) => heading(name).boundingBox()));
      const [one, two, three] = await places();
      expect(two?.y).toBe(one?.y);
      expect(three?.x).toBe(one?.x);
      const cards = page.locator('.ofertas .oferta');
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      expect(new Set(tops.slice(0, 3)).size).toBe(1);
    });
  },
);
