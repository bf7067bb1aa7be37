import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { keepSession } from '../../scripts/lib/server.mjs';
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';

/** Like `visits.mjs`: a phone of 412 px. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/**
 * A browser as a customer has it: its own defaults, and nobody who listens to what the page fetches. With the test tool's
 * ears V8 reads the code of every function under way once more at each request, which costs a start of the home 14 ms.
 * @param {string} profile the folder of a profile that no other browser has open
 * @param {string[]} flags of the browser
 * @param {(page: { send: Function, on: Function, once: Function, off: Function, evaluate: Function }) => Promise<T>} run
 *   gets a session of an empty page, with the sending and listening of Playwright's `CDPSession`
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

/** The devtools protocol over a pipe: JSON messages ended by a zero. */
function connect(input, output, ended) {
  const events = new EventEmitter();
  const waiting = new Map();
  let [last, rest] = [0, ''];
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages) hear(JSON.parse(message));
  });
  const hear = ({ id, method, params, result, error }) => {
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
  // Otherwise a crashed browser is awaited forever.
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
 * What is measured. `answer`: words that are on the page when it is there; `goal`: score at least, largest paint and
 * blocking (ms) at most, for Lighthouse. Cold is the first visit ever; again: the service worker has the app.
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
 * A browser with a profile of its own, on an empty page, prepared as the visit says.
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
 * The same, begun anew after the preparation, in a browser that nobody listens to (`inPlainBrowser`, which says what `run` gets).
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

/** Where a subject shows the visit's route. */
export function addressOf({ address, portal }, route) {
  return portal ? `${address}/#${route}` : `${address}/`;
}

/** An earlier visit: the worker has everything, and the browser's own caches are warm. */
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
