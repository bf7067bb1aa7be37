import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { keepSession, startServer } from '../../scripts/lib/server.mjs';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { buildPortal, buildServer, CUSTOMERS, isBuilt, QA } from '../../scripts/lib/build.mjs';
import { QUICK_HASHES } from '../../scripts/lib/own-env.mjs';
import { measure } from './measures.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { INSPECTOR, README, STATES } from './states.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';

const USAGE = `npm run look -w @portal/look [-- options]

Pictures of each screen at each size in each scheme, in build/look, and a table of what is seen without scrolling. Ends with 1
when a figure of it is beyond its limit (measures.mjs).

  --only=route        the beginning of a screen's route, or of a state's name
  --size=360          the beginning of a width
  --scheme=name       light, dark or contrast
  --states            what states.mjs names instead, at 360 and 1280 px: empty, failed, loading, offline, gates, menus, dialogs
  --measures          the table alone
  --readme            the customers' pictures of the README instead
  --inspector         the pictures of docs/QA.md instead`;
const FOLDER = path.join(root, 'build/look');
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
const STATE_SIZES = [SIZES[0], { width: 1280, height: 800 }];
const SCHEMES = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  contrast: { colorScheme: 'light', contrast: 'more' },
};
const SCREENS = [
  '',
  'register',
  'recover-password',
  'acessibilidade',
  'portal',
  'promocoes',
  'campanhas',
  'campanha/1/detalhes',
  'campanha/1/resgates',
  'campanha/1/extrato',
  'campanha/1/resgates/detalhes',
  'voucher',
  'voucher?aba=finalizados',
  'tabloides',
  'compras',
  'location',
  'termos',
  'pdo',
  'lista',
  'contacorrente/extrato',
  'change-password',
  'minhas-preferencias',
  'perfil',
];
const PUBLIC = 4;

/** What a press opened has stopped moving after this time. */
const STILL_MS = 1000;

const { values: given } = readArgs(USAGE, {
  only: { type: 'string', default: '' },
  size: { type: 'string', default: '' },
  scheme: { type: 'string', default: '' },
  states: { type: 'boolean', default: false },
  measures: { type: 'boolean', default: false },
  readme: { type: 'boolean', default: false },
  inspector: { type: 'boolean', default: false },
});

const build = given.inspector ? QA : CUSTOMERS;
if (!isBuilt(build)) await buildPortal(build, { show: true });
await buildServer();
const server = await startServer({ ...QUICK_HASHES, DIST_DIR: path.join(root, build.folder), FAULTS: '1' });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
try {
  if (given.readme) await takeReadme();
  else if (given.inspector) await takeInspector();
  else if (given.states) await takeStates();
  else {
    if (!given.measures) await takePictures();
    await writeMeasures();
  }
} finally {
  await browser.close();
  await server.stop();
}

async function writeMeasures() {
  const { table, missed } = await measure(SIZES, withPage, go);
  writeFileSync(path.join(FOLDER, 'measures.md'), table);
  console.log(table);
  for (const words of missed) console.error(`Too much: ${words}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

async function takePictures() {
  for (const size of SIZES.filter(({ width }) => String(width).startsWith(given.size))) {
    for (const [scheme, media] of Object.entries(SCHEMES)) {
      if (!scheme.startsWith(given.scheme)) continue;
      await withPage({ ...size, ...media }, async (page) => {
        for (const [place, screen] of SCREENS.entries()) {
          if (!screen.startsWith(given.only)) continue;
          await go(page, screen, place >= PUBLIC);
          await shoot(page, size.width, scheme, screen || 'login');
        }
      });
    }
  }
}

/** Takes each state at each size and in each scheme, on a page of its own. */
async function takeStates() {
  for (const state of STATES.filter((one) => `${one.screen || 'login'}-${one.name}`.startsWith(given.only))) {
    const { name, screen, size: only, before, after, busy = false, open = false } = state;
    const sizes = only === undefined ? STATE_SIZES : [only];
    for (const size of sizes.filter(({ width }) => String(width).startsWith(given.size))) {
      for (const [scheme, media] of Object.entries(SCHEMES)) {
        if (!scheme.startsWith(given.scheme)) continue;
        await withPage({ ...size, ...media }, async (page) => {
          await before?.(page);
          await go(page, screen, !open, !busy);
          await after?.(page);
          if (after !== undefined || busy) await page.waitForTimeout(STILL_MS);
          await shoot(page, size.width, scheme, `${screen || 'login'}-${name}`);
        });
      }
    }
  }
}

async function takeReadme() {
  for (const [name, { screen, size, after }] of Object.entries(README)) {
    await withPage(size, async (page) => {
      await go(page, screen);
      await after?.(page);
      await keepPicture(page, name);
    });
  }
}

async function takeInspector() {
  for (const [name, { size, open }] of Object.entries(INSPECTOR)) {
    await withPage(size, async (page) => {
      await open(page, server.address);
      await page.getByText('Desenhando…').waitFor({ state: 'hidden' });
      await keepPicture(page, name);
    });
  }
}

async function keepPicture(page, name) {
  await page.waitForTimeout(STILL_MS);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .png({ palette: true, effort: 10 })
    .toFile(path.join(root, `docs/pictures/${name}.png`));
}

async function shoot(page, width, scheme, of) {
  const name = `${width}-${scheme}-${of.replaceAll(/\W+/g, '-')}.png`;
  await page.screenshot({ path: path.join(FOLDER, name), animations: 'disabled' });
}

/** Opens a page of that size; a phone's has no mouse. */
async function withPage({ width, height, ...media }, run) {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...media,
  });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens a screen, signed in or not, and waits until it has loaded. */
async function go(page, screen, signedIn = true, isSettled = true) {
  if (signedIn) await keepSession(page, server.address);
  // Leaves the app first, so that no previous screen is rendered.
  await page.goto('about:blank');
  await page.goto(`${server.address}/#/${screen}`);
  await page.locator('h1').first().waitFor();
  if (!isSettled) return;
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const isSeen = ({ top, left, width }) =>
      width > 0 && top < globalThis.innerHeight && left < globalThis.innerWidth;
    const seen = [...globalThis.document.images].filter((image) => isSeen(image.getBoundingClientRect()));
    return (
      globalThis.document.querySelector('main [aria-busy=true], .public-page .skeleton') === null &&
      seen.every(({ complete }) => complete)
    );
  });
  await page.evaluate(async () => globalThis.document.fonts.ready);
}
