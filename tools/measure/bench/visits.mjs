import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { keepSession } from '../../../scripts/lib/server.mjs';
import { bytesOf, countCommits, isThere, offerInstall, watchCommits } from './in-page.mjs';
import { startOf, startTrace } from './trace.mjs';

const LOGIN = { route: '/', answer: 'Entrar', goal: { score: 100, lcp: 800, tbt: 50 } };
const HOME = { route: '/portal', answer: 'Ofertas da semana', signedIn: true };
/**
 * The measured visits. `answer`: a text that is on the page once it is loaded; `goal`: Lighthouse's least score, and the most
 * ms of largest paint and blocking. `again`: the service worker has the app; without it, it is the first visit ever.
 * `offered`: the browser offers to install the page.
 */
export const VISITS = [
  { ...LOGIN, name: 'login, cold' },
  { ...LOGIN, name: 'login, repeat', again: true },
  { ...LOGIN, name: 'login, offered', offered: true },
  { ...HOME, name: 'home, cold', goal: { score: 98, lcp: 1600, tbt: 100 } },
  { ...HOME, name: 'home, repeat', again: true, goal: { score: 99, lcp: 800, tbt: 100 } },
];

/** How long a visit lasts, in ms: long enough for the carousel to turn and for idle work. */
const WATCHED = 6000;

/** Waits for the document alone, not until it has loaded. */
export const COMMITTED = { waitUntil: [] };

export const FLAGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--lang=pt-BR',
];
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The address of the visit's route at a subject. */
export function addressOf({ address, portal }, route) {
  return portal ? `${address}/#${route}` : `${address}/`;
}

/**
 * Runs with a fresh profile, prepared as the visit says by a browser that has ended.
 * @param {{ route: string, signedIn?: boolean, again?: boolean }} visit
 * @param {{ address: string, portal: boolean }} subject a page that is not the portal has no session and no worker
 * @param {(profile: string) => Promise<T>} run gets the profile's folder
 * @returns {Promise<T>}
 * @template T
 */
export async function inProfile({ route, signedIn = false, again = false }, subject, run) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'portal-profile-'));
  const isSignedIn = subject.portal && signedIn;
  try {
    if (isSignedIn || again)
      await inBrowser(profile, async (page) => {
        if (isSignedIn) await keepSession(page, subject.address);
        if (again) await visitBefore(page, addressOf(subject, route), subject.portal);
      });
    return await run(profile);
  } finally {
    // A browser that has just ended may still be writing.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Makes an earlier visit, which fills the worker's and the browser's caches. */
async function visitBefore(page, address, portal) {
  await page.goto(address);
  if (portal)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('sw.js');
      await navigator.serviceWorker.ready;
    });
  await page.reload({ waitUntil: 'networkidle0' });
}

/**
 * Runs on the empty page of a phone.
 * @param {string} profile the folder of a profile that no other browser has open
 * @param {(page: import('puppeteer-core').Page) => Promise<T>} run
 * @returns {Promise<T>}
 * @template T
 */
export async function inBrowser(profile, run) {
  const browser = await puppeteer.launch({
    executablePath: await findBrowser(),
    pipe: true,
    // The browser's own defaults, not those of puppeteer for tests.
    ignoreDefaultArgs: true,
    args: [...FLAGS, '--headless', `--user-data-dir=${profile}`, 'about:blank'],
    defaultViewport: PHONE,
    // Listening to requests makes V8 parse functions again at each of them: 14 ms of the home's start.
    networkEnabled: false,
    issuesEnabled: false,
  });
  try {
    const [page] = await browser.pages();
    return await run(page);
  } finally {
    await browser.close();
  }
}

/** Opens the visit's route and stays until it is over; `offered` visits get the browser's offer to install. */
export async function stayFor(page, visit, subject) {
  if (visit.offered) await page.evaluateOnNewDocument(offerInstall);
  await page.goto(addressOf(subject, visit.route), COMMITTED);
  await new Promise((resolve) => setTimeout(resolve, WATCHED));
}

/** One visit at full speed: the main thread's processor time from a trace (`startOf`), and bytes as transferred. */
export async function processorVisit({ visit, subject }) {
  return inProfile(visit, subject, async (profile) =>
    inBrowser(profile, async (page) => {
      await page.evaluateOnNewDocument(watchCommits);
      const stopTrace = await startTrace(page);
      await stayFor(page, visit, subject);
      const start = startOf(await stopTrace());
      const { RecalcStyleCount: styles } = await page.metrics();
      const commits = await page.evaluate(countCommits);
      if (subject.portal && !(await page.evaluate(isThere, visit.answer)))
        throw new Error(`${subject.name}, ${visit.name}: no "${visit.answer}"`);
      return { ...start, commits, styles, ...(await page.evaluate(bytesOf)) };
    }),
  );
}
