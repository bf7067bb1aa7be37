import type { Page } from '@playwright/test';
import { fine, situation } from '../../src/app/testing/situation.ts';
import type { Fault } from '../../server/http/faults.ts';
import { isThere } from '../../tools/measure/bench/in-page.mjs';
import { accounts } from '../fixtures/accounts.ts';
import { keepSession } from '../fixtures/actions.ts';
import { LISTS } from '../fixtures/look/large.ts';
import { largeFaults } from '../fixtures/look/large-data.mjs';
import { longestTasks } from '../fixtures/look/longest-tasks.ts';
import { expect, test } from '../fixtures/test.ts';

/** The most ms of processor time that a task of the page may take. */
const MAX_TASK = 200;
const EMPRESAS = '/api/empresas';
const FOOTER = '/api/public/api/app/banner-footers/*';
const TERMS_PENDING = situation({ ...fine, terms: false });

interface Visit {
  route: string;
  paths: readonly string[];
  /** A text of the large answer. */
  answer: string;
  account?: (typeof accounts)[keyof typeof accounts] | null;
  more?: readonly Fault[];
  act?: (page: Page) => Promise<unknown>;
}

const choose = async (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).selectOption(value);

/** An unknown CEP, a state with every city of the country, then typing. */
async function typeCity(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('99999999'));
  await page.getByLabel('CEP').fill('99999-999');
  await page.getByLabel('CEP').blur();
  // The lookup's answer resets the state.
  await answered;
  await page.locator('select[name=uf]').selectOption('SP');
  await page.locator('option', { hasText: /^Cidade 5571$/ }).waitFor({ state: 'attached' });
  await page.getByLabel('Bairro').pressSequentially('Jardim das Flores');
}

async function searchStores(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('Loja 15');
  await page.getByRole('searchbox').fill('');
}

async function saveCopy(page: Page): Promise<void> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  await saved;
}

/** What is done on a list, and the calls of its filters. */
const USED: Readonly<Record<string, Partial<Visit>>> = {
  '/promocoes': { act: async (page) => choose(page, 'Ordenar por', 'Menor preço') },
  '/voucher': { act: async (page) => choose(page, 'Loja', '1500') },
  '/location': { act: searchStores },
};
const VISITS: Readonly<Record<string, Visit>> = {
  ...Object.fromEntries(
    LISTS.map(([route, path, answer]) => [route, { route, paths: [path, EMPRESAS], answer, ...USED[route] }]),
  ),
  '/campanha/1/resgates/detalhes?aba=efetuados': {
    route: '/campanha/1/resgates/detalhes?aba=efetuados',
    paths: ['/api/fidelidade/campanha/resgates/efetuados'],
    answer: 'Resgate 1',
  },
  '/portal, offers': {
    route: '/portal',
    paths: ['/api/promocoes/global', EMPRESAS],
    answer: 'Oferta 1',
    act: async (page) => choose(page, 'Loja', '1500'),
  },
  '/portal, banners and strips': {
    route: '/portal',
    paths: [
      '/api/public/api/app/banners/*',
      '/api/fidelidade/campanhas/inicial/logado',
      '/api/fidelidade/resgates/*',
    ],
    answer: 'Ofertas da semana',
    // Until the carousel has turned.
    act: async (page) => page.waitForTimeout(4500),
  },
  '/perfil': {
    route: '/perfil',
    account: accounts.mercado,
    paths: ['/api/configuracao/cliente/ramoatividade', '/api/cidade/uf/*'],
    answer: 'Ramo 1',
    act: typeCity,
  },
  '/register': {
    route: '/register',
    account: null,
    paths: ['/api/termos/publicados', '/api/cidade/uf/*'],
    answer: 'Termo 1',
    act: typeCity,
  },
  'terms modal': {
    route: '/chats',
    paths: ['/api/termos/publicados'],
    more: TERMS_PENDING,
    answer: 'Termo 1',
  },
  'footer logos': { route: '/chats', paths: [], answer: 'Parceiro 1' },
  'data copy': {
    route: '/pdo',
    paths: ['/api/fidelidade/campanhas', '/api/termos/aceitos', '/api/promocoes/voucher'],
    answer: 'Baixar meus dados',
    act: saveCopy,
  },
};

/** Scrolls down in at most a hundred steps and back at once. */
async function scrollThrough(): Promise<void> {
  const step = Math.max(document.body.scrollHeight / 100, 400);
  for (let y = 0; y < document.body.scrollHeight; y += step) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}

for (const [name, { route, paths, answer, account = accounts.ana, more = [], act }] of Object.entries(VISITS))
  test(`no task takes over ${MAX_TASK} ms: ${name}`, { tag: '@desktop' }, async ({ page, server }) => {
    // The data copy asks for each of 2,000 campaigns.
    test.setTimeout(900_000);
    await server.faults(...more, ...largeFaults(...paths, FOOTER));
    if (account === null) await page.goto('/config.json');
    else await keepSession(page, (await server.signedIn(account)).token, account.nome);
    const { page: longest } = await longestTasks({ page }, async () => {
      await page.goto(`/#${route}`);
      // By text: a query by role would walk the page and count as its work.
      await page.waitForFunction(isThere, answer);
      await page.evaluate(scrollThrough);
      await act?.(page);
    });
    process.stdout.write(`${name}: longest task ${longest} ms\n`);
    expect(longest).toBeLessThanOrEqual(MAX_TASK);
  });
