import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { keepSession } from '../../../scripts/lib/server.mjs';
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';

/** The same phone as `PHONE`, for the DevTools protocol. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/**
 * Runs a browser with its own defaults and without listeners for requests. With Playwright attached V8 parses the functions
 * under way again at each request, which makes the home's start 14 ms longer.
 * @param {string} profile the folder of a profile that no other browser has open
 * @param {string[]} flags of the browser
 * @param {(page: { send: Function, on: Function, once: Function, off: Function, evaluate: Function }) => Promise<T>} run
 *   gets a session of an empty page, with the methods of Playwright's `CDPSession` and `evaluate`
 * @returns {Promise<T>}
 * @template T
 */
async function inPlainBrowser(profile, flags, run) {
  const browser = spawn(
    await findBrowser(),
    [...flags, '--headless', '--lang=pt-BR', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const connection = connect(browser.stdio[3], browser.stdio[4], ended);
  try {
    return await run(await emptyPage(connection));
  } finally {
    await connection.send('Browser.close').catch(() => browser.kill());
    await ended;
  }
}

/** The DevTools protocol over a pipe: JSON messages that end with a NUL. */
function connect(input, output, ended) {
  const events = new EventEmitter();
  const waiting = new Map();
  let [last, rest] = [0, ''];
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages) receive(JSON.parse(message));
  });
  const receive = ({ id, method, params, result, error }) => {
    if (id === undefined) return events.emit(method, params);
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    return error === undefined ? resolve(result) : reject(new Error(error.message));
  };
  const send = (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  // Without this a request to a crashed browser is never rejected.
  void ended.then(() => waiting.forEach(({ reject }) => reject(new Error('the browser has ended'))));
  return { events, send };
}

async function emptyPage({ events, send }) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ofPage = (method, params) => send(method, params, sessionId);
  await ofPage('Emulation.setDeviceMetricsOverride', SCREEN);
  await ofPage('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    // Traces belong to the browser, the rest to the page.
    send: (method, params) => (method.startsWith('Tracing.') ? send(method, params) : ofPage(method, params)),
    on: events.on.bind(events),
    once: events.once.bind(events),
    off: events.off.bind(events),
    evaluate: async (run, given) => {
      const expression = `(${run})(${JSON.stringify(given ?? null)})`;
      return (await ofPage('Runtime.evaluate', { expression, returnByValue: true })).result.value;
    },
  };
}

/**
 * The measured visits. `answer`: a text that is on the page once it is loaded; `goal`: Lighthouse's least score, and the most
 * ms of largest paint and blocking. `again`: the service worker has the app; without it, it is the first visit ever.
 * `offered`: the browser offers to install the page.
 */
export const VISITS = [
  { name: 'login, cold', route: '/', answer: 'Entrar', goal: { score: 100, lcp: 800, tbt: 50 } },
  {
    name: 'login, repeat',
    route: '/',
    answer: 'Entrar',
    again: true,
    goal: { score: 100, lcp: 800, tbt: 50 },
  },
  {
    name: 'login, offered',
    route: '/',
    answer: 'Entrar',
    offered: true,
    goal: { score: 100, lcp: 800, tbt: 50 },
  },
  {
    name: 'home, cold',
    route: '/portal',
    answer: 'Ofertas da semana',
    signedIn: true,
    goal: { score: 98, lcp: 1600, tbt: 100 },
  },
  {
    name: 'home, repeat',
    route: '/portal',
    answer: 'Ofertas da semana',
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
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Runs in a browser with a fresh profile, on an empty page, prepared as the visit says.
 * @param {{ route: string, signedIn?: boolean, again?: boolean }} visit
 * @param {{ address: string, portal: boolean }} subject a page that is not the portal has no session and no worker
 * @param {(page: import('@playwright/test').Page) => Promise<T>} run
 * @param {string[]} [flags] further ones of the browser
 * @returns {Promise<T>}
 * @template T
 */
export async function inProfile(visit, subject, run, flags = []) {
  return inFolder(async (profile) =>
    inContext(profile, flags, async (page) => {
      await prepare(page, visit, subject);
      await page.goto('about:blank');
      return run(page);
    }),
  );
}

/**
 * The same, but after the preparation a browser without Playwright is started (`inPlainBrowser`, which says what `run` gets).
 * @param {{ route: string, signedIn?: boolean, again?: boolean }} visit
 * @param {{ address: string, portal: boolean }} subject
 */
export async function inPlainProfile(visit, subject, run) {
  return inFolder(async (profile) => {
    await inContext(profile, [], (page) => prepare(page, visit, subject));
    return inPlainBrowser(profile, FLAGS, run);
  });
}

async function inFolder(run) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'portal-profile-'));
  try {
    return await run(profile);
  } finally {
    // A browser that has just ended may still be writing.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function inContext(profile, flags, run) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...FLAGS, ...flags],
    serviceWorkers: 'allow',
    locale: 'pt-BR',
    ...PHONE,
  });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

async function prepare(page, { route, signedIn = false, again = false }, { address, portal }) {
  if (portal && signedIn) await keepSession(page, address);
  if (again) await visitBefore(page, addressOf({ address, portal }, route), portal);
}

/** The address of the visit's route at a subject. */
export function addressOf({ address, portal }, route) {
  return portal ? `${address}/#${route}` : `${address}/`;
}

/** Makes an earlier visit, which fills the worker's and the browser's caches. */
async function visitBefore(page, address, portal) {
  await page.goto(address);
  if (portal)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('sw.js');
      await navigator.serviceWorker.ready;
    });
  await page.reload();
  await page.waitForLoadState('networkidle');
}
