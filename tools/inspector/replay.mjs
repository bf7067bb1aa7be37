import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { buildPortal, buildServer, isBuilt, QA } from '../../scripts/lib/build.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';
import { setup } from '../../scripts/setup.mjs';

const USAGE = `npm run replay -- recording.json.gz [--url http://127.0.0.1:4173]

Repeats an exported recording in the QA build at that address, or in this checkout's, and prints the first step that differs
(docs/QA.md).`;
const {
  values: { url },
  places: [file],
} = readArgs(USAGE, { url: { type: 'string' } }, 1);
if (!file) {
  console.error(USAGE);
  process.exit(2);
}
const recording = new Blob([readFileSync(file)]);
await setup();
const { chromium } = await import('@playwright/test');
const { importBundled } = await import('../../scripts/lib/bundled.mjs');
const { replay } = await importBundled('tools/inspector/statecharts/replay.ts');

/** A pause after each action, so that its effects are recorded before the next one. */
const PAUSE_MS = 500;

const server = url ? { address: new URL(url).origin, stop: () => undefined } : await startPortal();
const executablePath = await findBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], slowMo: PAUSE_MS });
try {
  printResult(await replay(recording, browser, server.address));
} finally {
  await browser.close();
  await server.stop();
}

/** Starts this checkout's QA build on seeded data of its own. */
async function startPortal() {
  if (!isBuilt(QA)) {
    const { code } = await buildPortal(QA, { show: true });
    if (code !== 0) process.exit(code);
  }
  await buildServer();
  return startServer({ DIST_DIR: path.join(root, QA.folder), FAULTS: '1' });
}

function printResult({ text: again, difference, stopped, isUnseeded }) {
  const output = `${file.replace(/\.json(?:\.gz)?$/, '')}.replay.json`;
  writeFileSync(output, again);
  if (isUnseeded) console.log('O servidor não tem o seletor de falhas: os dados são os que estavam lá.');
  if (difference) {
    const { actor, step, before, after } = difference;
    console.log(`Primeira diferença: ${actor}, passo ${step}`);
    console.log(`  na gravação: ${before ?? 'nada'}`);
    console.log(`  aqui:        ${after ?? 'nada'}`);
  }
  if (stopped) console.log(`Parou em: ${stopped.split('\n').slice(0, 12).join('\n  ')}`);
  if (!difference && !stopped) console.log('Nenhuma diferença.');
  console.log(`A nova gravação: ${output} ('Importar' as duas, 'Comparar com…' as põe lado a lado)`);
  process.exitCode = difference || stopped ? 1 : 0;
}
