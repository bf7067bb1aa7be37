import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { root, run, runNode } from './lib/run.mjs';

// The headless shell takes two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];

const FOLDERS_BY_SYSTEM = {
  linux: ['/opt/google/chrome/chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * The tests' browser: an installed Chrome or Chromium (or CHROME_PATH), else Playwright's, else Debian's.
 * @returns {Promise<string>} its path
 */
export async function findBrowser() {
  const browser =
    installedBrowser() ??
    (await playwrightBrowser()) ??
    (await fetchPlaywrightBrowser()) ??
    (await installDebianBrowser());
  if (browser) return browser;
  throw new Error(
    'No browser: install Chrome or Chromium, or set CHROME_PATH. Neither Playwright nor apt-get could get one here.',
  );
}

/** The path of an installed browser; undefined if there is none. */
export function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...(process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...(FOLDERS_BY_SYSTEM[process.platform] ?? []),
  ];
  return candidates.find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  if (!file || !existsSync(file)) return undefined;
  // Without system libraries it is present but does not run.
  const { code } = await run(file, ['--version']);
  return code === 0 ? file : undefined;
}

async function fetchPlaywrightBrowser() {
  console.log('No Chrome or Chromium here: asking Playwright for one …');
  const { code } = await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'], {
    show: true,
  });
  return code === 0 ? playwrightBrowser() : undefined;
}

async function installDebianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Playwright has none: installing the Debian package chromium-headless-shell …');
  const quiet = { show: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], quiet);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], quiet);
  return installedBrowser();
}

if (process.argv[1] === path.join(root, 'scripts/browser.mjs')) console.log(await findBrowser());
