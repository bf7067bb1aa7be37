import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { ANA, keepSession, startServer } from '../../scripts/lib/server.mjs';
import { countElements, isThere, scrollThrough, sinceFirstPaint, watchTasks } from './in-page.mjs';
import { largeFaults } from './large-data.mjs';
import { VISITS } from './large-visits.mjs';
import { longestOf, traceTasks } from './trace-tasks.mjs';

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
