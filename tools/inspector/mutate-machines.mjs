import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  cpSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';
import { pageOf, readRuns, reasonFor } from './statecharts/mutation-page.mjs';

const { places: chosen } = readArgs(
  `node tools/inspector/mutate-machines.mjs [machine …]

Proves that the machines' tests notice mistakes: every target changed, every guard removed, one at a time. A few minutes for
all; docs/statecharts/MUTATION.md keeps the results of the others.`,
  {},
  Infinity,
);
const machines = path.join(root, 'machines');
const lab = path.join(root, '.cache/mutants');
const page = path.join(root, 'docs/statecharts/MUTATION.md');
/** A looping mutant throws again after its test has failed; uncaught, the error would end Jest for all mutants. */
const lateErrors = `data:text/javascript,process.on('uncaughtException',()=>undefined)`;
const batchSize = 12;
const reporter = path.join(root, 'tools/inspector/statecharts/failed-files-reporter.mjs');

const all = (await importBundled('tools/inspector/statecharts/draw.ts')).listAll();
const ids = chosen.length > 0 ? chosen : Object.keys(all);
let isExplained = true;
for (const id of ids) {
  const started = Date.now();
  const survivors = survivorsOf(id, all[id]);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${id}: ${all[id].length - survivors.length} of ${all[id].length} killed, ${seconds} s`);
  for (const name of survivors)
    console.log(
      `  survived: ${name} (${reasonFor(name) ?? 'not explained: it wants a test, or its reason in tools/inspector/statecharts/mutation-page.mjs'})`,
    );
  isExplained &&= survivors.every((name) => reasonFor(name) !== undefined);
  const earlier = existsSync(page) ? readRuns(readFileSync(page, 'utf8')) : new Map();
  writeFileSync(page, pageOf(all, earlier.set(id, { total: all[id].length, survivors })));
}
rmSync(lab, { recursive: true, force: true });
process.exitCode = isExplained ? 0 : 1;

/** The mutants of one machine that its tests do not notice. */
function survivorsOf(id, names) {
  // In batches: one process for all would keep every mutant's paths in memory.
  const starts = names.map((_, index) => index).filter((index) => index % batchSize === 0);
  const killed = new Set(
    starts.flatMap((from) => killedIn(id, from, Math.min(from + batchSize, names.length))),
  );
  return names.filter((_, index) => !killed.has(String(index)));
}

/** The mutants from `from` up to `to` (exclusive) that a test notices. */
function killedIn(id, from, to) {
  rmSync(lab, { recursive: true, force: true });
  const indices = Array.from({ length: to - from }, (_, offset) => from + offset);
  mkdirSync(lab, { recursive: true });
  // A machine's folder may import the pure functions of `lib`.
  symlinkSync(path.join(root, 'src'), path.join(lab, 'src'));
  indices.forEach((index) => writeMutant(id, String(index), `mutate(original, ${index})`));
  writeMutant(id, 'control', 'original');
  const report = path.join(lab, 'report.json');
  writeFileSync(path.join(lab, 'jest.config.json'), JSON.stringify(jestConfig()));
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const config = path.join(lab, 'jest.config.json');
  const flags = ['--config', config, '--runInBand', '--reporters', reporter, '--silent'];
  const env = { ...process.env, MUTANTS_REPORT: report };
  spawnSync(process.execPath, ['--import', lateErrors, jest, ...flags], { stdio: 'ignore', env });
  if (!existsSync(report)) throw new Error(`the tests of ${id} did not run`);
  const killed = JSON.parse(readFileSync(report, 'utf8')).map((name) => /mutants\/([^/]+)\//.exec(name)[1]);
  if (killed.includes('control')) throw new Error(`the tests of ${id} fail without any mutant`);
  return killed;
}

function jestConfig() {
  const parser = { syntax: 'typescript' };
  return {
    rootDir: lab,
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
    cacheDirectory: path.join(root, '.cache/jest-mutants'),
    transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser } }] },
    haste: { enableSymlinks: false },
  };
}

/** Copies the machine's folder with a mutant in place of the machine, and links all other machines. */
function writeMutant(id, name, machine) {
  const home = path.join(lab, name);
  mkdirSync(home, { recursive: true });
  for (const other of readdirSync(machines)) {
    if (other !== id) symlinkSync(path.join(machines, other), path.join(home, other));
  }
  const folder = path.join(home, id);
  cpSync(path.join(machines, id), folder, { recursive: true });
  const camel = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  renameSync(path.join(folder, `${id}.machine.ts`), path.join(folder, 'original.ts'));
  writeFileSync(
    path.join(folder, `${id}.machine.ts`),
    [
      `import { ${camel}Machine as original, ${camel}Entry as entry } from './original.ts';`,
      `import { mutate } from '${path.join(root, 'tools/inspector/statecharts/mutate.ts')}';`,
      `export * from './original.ts';`,
      `export const ${camel}Machine = ${machine};`,
      `export const ${camel}Entry = { ...entry, machine: ${camel}Machine };`,
    ].join('\n'),
  );
}
