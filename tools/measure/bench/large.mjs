import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { table } from '../../../scripts/lib/report.mjs';
import { ANA, keepSession, startServer } from '../../../scripts/lib/server.mjs';
import { countElements, isThere, scrollThrough, sinceFirstPaint, watchTasks } from './in-page.mjs';
import { largeFaults } from './large-data.mjs';
import { longestOf, traceTasks } from './trace-tasks.mjs';

const EMPRESAS = '/api/empresas';
const MERCADO = { username: '11222333000181', password: 'clube123', name: 'Mercado' };

/** Routes with lists: their large answers, a text to wait for, and an action. */
const VISITS = [
  {
    route: '/portal',
    paths: ['/api/promocoes/global', EMPRESAS],
    answer: 'Oferta 1',
    act: (page) => choose(page, 'Loja', '1500'),
  },
  {
    name: '/portal, banners and strips',
    route: '/portal',
    paths: [
      '/api/public/api/app/banners/*',
      '/api/fidelidade/campanhas/inicial/logado',
      '/api/fidelidade/resgates/*',
    ],
    answer: 'Ofertas da semana',
    act: (page) => page.waitForTimeout(4500),
  },
  {
    route: '/promocoes',
    paths: ['/api/promocoes/global', EMPRESAS],
    answer: 'Oferta 1',
    act: async (page) => {
      await choose(page, 'Ordenar por', 'Menor preço');
      await page.waitForTimeout(1000);
    },
  },
  { route: '/campanhas', paths: ['/api/fidelidade/campanhas'], answer: 'Campanha 1' },
  { route: '/campanha/1/resgates', paths: ['/api/fidelidade/resgates/*'], answer: 'Item 3' },
  { route: '/campanha/1/extrato', paths: ['/api/fidelidade/extratos'], answer: 'Lançamento 1' },
  {
    route: '/campanha/1/resgates/detalhes',
    paths: ['/api/fidelidade/campanha/1/resgates/pendentes'],
    answer: 'Resgate 1',
  },
  {
    route: '/campanha/1/resgates/detalhes?aba=efetuados',
    paths: ['/api/fidelidade/campanha/resgates/efetuados'],
    answer: 'Resgate 1',
  },
  {
    route: '/voucher',
    paths: ['/api/promocoes/voucher', EMPRESAS],
    answer: 'Benefício 1',
    act: (page) => choose(page, 'Loja', '1500'),
  },
  { route: '/voucher?aba=finalizados', paths: ['/api/promocoes/voucher', EMPRESAS], answer: 'Benefício 1' },
  { route: '/tabloides', paths: ['/api/tabloides/ativos', EMPRESAS], answer: 'Tabloide 1' },
  { route: '/termos', paths: ['/api/termos/aceitos'], answer: 'Termo 1' },
  { route: '/compras', paths: ['/api/pessoa/cupons'], answer: 'Compra 1' },
  { route: '/contacorrente/extrato', paths: ['/api/contacorrente/extrato'], answer: 'Lançamento 1' },
  {
    route: '/location',
    paths: ['/api/lojas'],
    answer: 'Loja 1',
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('Loja 15');
      await page.getByRole('searchbox').fill('');
    },
  },
  {
    route: '/perfil',
    account: MERCADO,
    paths: ['/api/configuracao/cliente/ramoatividade', '/api/cidade/uf/*'],
    answer: 'Ramo 1',
    act: (page) => cidades(page),
  },
  {
    route: '/register',
    account: null,
    paths: ['/api/termos/publicados', '/api/cidade/uf/*'],
    answer: 'Termo 1',
    act: (page) => cidades(page),
  },
  {
    name: 'terms modal',
    route: '/chats',
    paths: ['/api/termos/publicados'],
    more: [
      {
        path: '/api/termosaceite/tipo/verificaaceite',
        mode: 'status',
        status: 200,
        body: { aceitouTermos: false },
      },
    ],
    answer: 'Termo 1',
  },
  { name: 'footer logos', route: '/chats', paths: [], answer: 'Parceiro 1' },
  {
    name: 'data copy',
    route: '/pdo',
    paths: ['/api/fidelidade/campanhas', '/api/termos/aceitos', '/api/promocoes/voucher'],
    answer: 'Baixar meus dados',
    act: async (page) => {
      const saved = page.waitForEvent('download', { timeout: 300_000 });
      await page.getByRole('button', { name: 'Baixar meus dados' }).click();
      await saved;
    },
  },
];

/** An unknown CEP, a state with every city of the country, then typing. */
async function cidades(page) {
  await page.getByLabel('CEP').fill('99999-999');
  await page.getByLabel('CEP').blur();
  // The lookup's answer resets the state.
  await page.waitForTimeout(1500);
  await page.locator('select[name=uf]').selectOption('SP');
  await page.locator('option', { hasText: /^Cidade 5571$/ }).waitFor({ state: 'attached' });
  await page.getByLabel('Bairro').pressSequentially('Jardim das Flores');
}

const choose = (page, label, value) => page.getByLabel(label, { exact: true }).selectOption(value);

const FOOTER = '/api/public/api/app/banner-footers/*';

/** The limit of processor time per main-thread task, in ms. */
const LONGEST = 200;

/**
 * Opens every route with lists of 2,000 entries, scrolls and types.
 * @param {{ runs: number, only: string }} options the minimum of the runs counts
 * @returns {Promise<{ table: string, ok: boolean }>}
 */
export async function benchLarge({ runs, only }) {
  const server = await startServer({ FAULTS: '1' });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const rows = [];
    for (const visit of VISITS.filter(({ name, route }) => (name ?? route).includes(only))) {
      const results = [];
      for (let run = 0; run < runs; run += 1) results.push(await measure(browser, server.address, visit));
      const best = Object.keys(results[0]).map((key) => [key, Math.min(...results.map((one) => one[key]))]);
      rows.push({ name: visit.name ?? visit.route, ...Object.fromEntries(best) });
      console.log(JSON.stringify(rows.at(-1)));
    }
    return { table: tableOf(rows), ok: rows.every(({ processor }) => processor <= LONGEST) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(browser, address, { route, account = ANA, paths, more = [], answer, act }) {
  await setFaults(address, [...more, ...largeFaults(...paths, FOOTER)]);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  try {
    if (account !== null) await keepSession(page, address, account);
    await page.addInitScript(watchTasks);
    const session = await browser.newBrowserCDPSession();
    const stopTrace = await traceTasks(session);
    await page.goto(`${address}/#${route}`);
    // By text: a query by role would walk the page and count as its work.
    await page.waitForFunction(isThere, answer, { timeout: 120_000 });
    const answered = await page.evaluate(sinceFirstPaint);
    await page.waitForTimeout(1000);
    const elements = await page.evaluate(countElements);
    const most = await page.evaluate(scrollThrough);
    await act?.(page);
    await page.waitForTimeout(300);
    const tasks = await page.evaluate(() => globalThis.tasks);
    const events = await stopTrace();
    await session.detach();
    return {
      longest: Math.max(0, ...tasks),
      processor: longestOf(events),
      answered,
      elements,
      most: Math.max(most, await page.evaluate(countElements)),
    };
  } finally {
    await context.close();
  }
}

async function setFaults(address, faults) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  };
  const response = await fetch(`${address}/__faults`, init);
  if (!response.ok) throw new Error(await response.text());
}

function tableOf(rows) {
  return table(
    [
      'visit',
      'longest task, processor',
      'longest task, clock',
      'first paint to answer',
      'elements',
      'most while scrolling',
    ],
    rows.map(({ name, longest, processor, answered, elements, most }) => [
      name,
      `${processor} ms${processor > LONGEST ? ' ✗' : ''}`,
      `${longest} ms`,
      `${(answered / 1000).toFixed(2)} s`,
      elements,
      most,
    ]),
  );
}
