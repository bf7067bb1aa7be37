import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { inPlainBrowser } from './plain-browser.mjs';
import { keepSession } from '../../scripts/lib/server.mjs';

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
