import { existsSync } from 'node:fs';
import path from 'node:path';
import { isProgram, run, runNode } from './run.mjs';

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
  if (!canInstall()) return undefined;
  console.log('Playwright has none: installing the Debian package chromium-headless-shell …');
  await installPackages(['chromium-headless-shell'], { show: true });
  return installedBrowser();
}

/** Debian's programs per engine; WebKit needs a screen and a window manager. */
const PROGRAMS = {
  // A package of its own (scripts/oldest).
  chromium: {},
  firefox: { '/usr/bin/firefox-esr': 'firefox-esr' },
  webkit: {
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser': 'libwebkit2gtk-4.1-0',
    '/usr/bin/Xvfb': 'xvfb',
    '/usr/bin/matchbox-window-manager': 'matchbox-window-manager',
  },
};

/** @typedef {keyof typeof PROGRAMS} Engine */

/**
 * Missing Debian packages of an engine.
 * @param {Engine} engine
 * @returns {string[]}
 */
export function missingPackages(engine) {
  return missingOf(PROGRAMS[engine]);
}

const missingOf = (programs) =>
  Object.entries(programs).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

/** Installs the other engines as root on Debian; elsewhere their tests are skipped. */
export async function installEngines() {
  await installMissing(Object.keys(PROGRAMS).flatMap(missingPackages));
}

async function installMissing(packages) {
  if (packages.length === 0 || !canInstall()) return;
  console.log(`Installing the Debian packages ${packages.join(', ')} …`);
  const { code, output } = await installPackages(packages);
  if (code !== 0) console.log(output);
}

/** Debian's programs that further tests of servers run on. */
const SERVERS = {
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  '/usr/bin/caddy': 'caddy',
  '/usr/bin/pg_ctlcluster': 'postgresql',
};

/** Installs web servers and PostgreSQL as root on Debian; elsewhere the tests that run on them are skipped. */
export async function installServers() {
  await installMissing(missingOf(SERVERS));
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installPackages(names, options) {
  // In runlevel 1 Debian starts no service that it installs.
  const quiet = { ...options, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  await run('apt-get', ['update', '-q'], quiet);
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], quiet);
}
