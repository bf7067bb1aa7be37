import { existsSync } from 'node:fs';
import { root, run } from './lib/run.mjs';
import path from 'node:path';

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
  return Object.entries(PROGRAMS[engine]).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
}

/** Installs the other engines as root on Debian; elsewhere their tests are skipped. */
export async function installEngines() {
  const missing = Object.keys(PROGRAMS).flatMap(missingPackages);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the Debian packages ${missing.join(', ')} …`);
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], quiet);
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...missing],
    quiet,
  );
  if (code !== 0) console.log(output);
}

if (process.argv[1] === path.join(root, 'scripts/engines.mjs')) await installEngines();
