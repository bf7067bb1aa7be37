/* global document, performance, PerformanceObserver, requestAnimationFrame, scrollTo */
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { ANA, keepSession, startServer } from './bench-server.mjs';
import { largeFaults } from './large-data.mjs';

/** No task may take the main thread's processor longer, in ms. */
const LONGEST = 200;

const MERCADO = { username: '11222333000181', password: 'clube123', name: 'Mercado' };
const FOOTER = '/api/public/api/app/banner-footers/*';
const EMPRESAS = '/api/empresas';

/** The routes with a list: what answers with many entries, by what the answer is known, and what is done then. */
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
  { route: '/promocoes', paths: ['/api/promocoes/global', EMPRESAS], answer: 'Oferta 1' },
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

/**
 * Opens every route with lists of 2,000 entries, scrolls them from end to end and types; full processor speed.
 * @param {{ runs: number, only: string }} options of several runs the least counts: other programs only ever add
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
    server.stop();
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
    const stopTrace = await traceTasks(browser);
    await page.goto(`${address}/#${route}`);
    // By its text: a query by role would walk through everything on the page, and count as the portal's own work.
    await page.waitForFunction(isThere, answer, { timeout: 120_000 });
    const answered = await page.evaluate(sinceFirstPaint);
    await page.waitForTimeout(1000);
    const elements = await countElements(page);
    const most = await page.evaluate(scrollThrough);
    await act?.(page);
    await page.waitForTimeout(300);
    const tasks = await page.evaluate(() => globalThis.tasks);
    return {
      longest: Math.max(0, ...tasks),
      processor: longestOf(await stopTrace()),
      answered,
      elements,
      most: Math.max(most, await countElements(page)),
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

/** @returns {Promise<() => Promise<object[]>>} ends the trace and gives its events back */
async function traceTasks(browser) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { traceBufferSizeInKb: 1_000_000, includedCategories: ['toplevel'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    const { dataLossOccurred } = await complete;
    await session.detach();
    if (dataLossOccurred) throw new Error('the trace is not whole');
    return events;
  };
}

/**
 * The longest task of a page's main thread by the processor time that it took, in ms: on a machine that has other work,
 * too, a task lasts longer than it works.
 */
function longestOf(traceEvents) {
  const mains = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  // Of any name: what a task leaves behind it (microtasks) counts as much.
  const tasks = traceEvents.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
  return Math.round(tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000);
}

function watchTasks() {
  globalThis.tasks = [];
  new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) globalThis.tasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
}

function isThere(words) {
  const places = document.querySelectorAll('body :is(h1, h2, h3, h4, td, button, a, option, img)');
  return [...places].some(({ textContent, alt }) => textContent.trim() === words || alt === words);
}

function sinceFirstPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return Math.round(performance.now() - (paint?.startTime ?? 0));
}

async function countElements(page) {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/** To the end in a hundred steps, back at one go. */
async function scrollThrough() {
  let most = 0;
  const step = Math.max(document.body.scrollHeight / 100, 400);
  for (let top = 0; top < document.body.scrollHeight; top += step) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    most = Math.max(most, document.querySelectorAll('*').length);
  }
  scrollTo(0, 0);
  return most;
}

/** A CEP that leads nowhere, a state with all the cities of the country, and then some typing. */
async function cidades(page) {
  await page.getByLabel('CEP').fill('99999-999');
  await page.getByLabel('CEP').blur();
  await page.locator('select[name=uf]').selectOption('SP');
  await page.locator('option', { hasText: /^Cidade 5571$/ }).waitFor({ state: 'attached' });
  await page.getByLabel('Bairro').pressSequentially('Jardim das Flores');
}

const choose = (page, label, value) => page.getByLabel(label, { exact: true }).selectOption(value);

function tableOf(rows) {
  const cells = rows.map(({ name, longest, processor, answered, elements, most }) => [
    name,
    `${processor} ms${processor > LONGEST ? ' ✗' : ''}`,
    `${longest} ms`,
    `${(answered / 1000).toFixed(2)} s`,
    elements,
    most,
  ]);
  return [
    '| visit | longest task, processor | longest task, clock | first paint to answer | elements | most while scrolling |',
    '| --- | --- | --- | --- | --- | --- |',
    ...cells.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
