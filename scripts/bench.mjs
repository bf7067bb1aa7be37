import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from './browser.mjs';
import { benchLarge } from './lib/bench-large.mjs';
import { keepSession, startServer } from './lib/bench-server.mjs';
import { buildPortal, buildServer, CUSTOMERS, isBuilt } from './lib/build.mjs';
import { root } from './lib/run.mjs';

// `npm run bench [-- --runs=5 --only="home" --write]`: Lighthouse's mobile preset on the built portal, each run in a
// profile of its own; medians. `--write` puts the table into docs/PERFORMANCE.md. Only a machine that does nothing else
// gives figures worth keeping. `npm run bench -- --large [--runs=3 --only=voucher]`: lists of 2,000 entries instead.
const RUNS = Number(option('runs') ?? 5);
const PAGE = path.join(root, 'docs/PERFORMANCE.md');

/** What is measured, with its goals: score at least, largest paint and blocking (ms) at most. */
const SCENARIOS = [
  { name: 'login, cold', route: '/', goal: { score: 100, lcp: 800, tbt: 50 } },
  { name: 'login, repeat', route: '/', again: true, goal: { score: 100, lcp: 800, tbt: 50 } },
  { name: 'home, cold', route: '/portal', signedIn: true, goal: { score: 99, lcp: 1600, tbt: 100 } },
  {
    name: 'home, repeat',
    route: '/portal',
    signedIn: true,
    again: true,
    goal: { score: 99, lcp: 800, tbt: 100 },
  },
];

const FLAGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];

if (!isBuilt()) await buildPortal(CUSTOMERS, { show: true });
await buildServer();
if (process.argv.includes('--large')) await largeData();
else await lighthouseVisits();

/** Lists of 2,000 entries on every route; fails when a task is too long. */
async function largeData() {
  const { table, ok } = await benchLarge({ runs: Number(option('runs') ?? 3), only: option('only') ?? '' });
  console.log(`\n${table}`);
  process.exitCode = ok ? 0 : 1;
}

async function lighthouseVisits() {
  const server = await startServer();
  try {
    const chosen = SCENARIOS.filter(({ name }) => name.includes(option('only') ?? ''));
    const rows = [];
    for (const scenario of chosen) rows.push(await measure(scenario, server.address));
    const table = tableOf(rows);
    console.log(`\n${table}`);
    if (process.argv.includes('--write')) writePage(table);
  } finally {
    server.stop();
  }
}

async function measure(scenario, address) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await visit(scenario, address);
    console.log(`${scenario.name} ${run + 1}/${RUNS}: ${JSON.stringify(result)}`);
    runs.push(result);
  }
  const figures = Object.keys(runs[0]).map((key) => [key, median(runs.map((result) => result[key]))]);
  return { ...scenario, ...Object.fromEntries(figures) };
}

/** One visit as Lighthouse sees it, prepared as the scenario says. */
async function visit({ route, signedIn = false, again = false }, address) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'portal-profile-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    if (signedIn) await keepSession(page, address);
    if (again) await visitBefore(page, address, route);
    await page.goto('about:blank');
    const flags = { port, onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error' };
    const { lhr } = await lighthouse(`${address}/#${route}`, flags);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const value = (audit) => Math.round(lhr.audits[audit].numericValue);
    return {
      score: Math.round(lhr.categories.performance.score * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: Math.round(lhr.audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
      bytes: value('total-byte-weight'),
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** An earlier visit: the worker has everything, and the browser's own caches are warm. */
async function visitBefore(page, address, route) {
  await page.goto(`${address}/#${route}`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

function tableOf(rows) {
  const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
  const cell = (text, isMet) => `${text}${isMet ? '' : ' ✗'}`;
  return [
    '| visit | performance | first paint | largest paint | blocking | shift | bytes | goal |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ name, goal, score, fcp, lcp, tbt, cls, bytes }) =>
      [
        `| ${name}`,
        cell(score, score >= goal.score),
        seconds(fcp),
        cell(seconds(lcp), lcp <= goal.lcp),
        cell(`${tbt} ms`, tbt <= goal.tbt),
        cls,
        bytes,
        `${goal.score}, ${seconds(goal.lcp)}, ${goal.tbt} ms |`,
      ].join(' | '),
    ),
  ].join('\n');
}

/** Puts the table between the page's two marks. */
function writePage(table) {
  const text = readFileSync(PAGE, 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  const cpu = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`;
  const block = `<!-- bench -->\n\n${day}, ${cpu}, medians of ${RUNS}. ✗: the goal is missed.\n\n${table}\n\n<!-- /bench -->`;
  writeFileSync(
    PAGE,
    text.replace(/<!-- bench -->[\s\S]*<!-- \/bench -->/, () => block),
  );
}

function option(name) {
  const found = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return found?.slice(name.length + 3);
}
