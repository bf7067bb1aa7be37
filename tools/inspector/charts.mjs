import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageOf, readRuns } from './statecharts/mutation-page.mjs';
import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';

const { values } = readArgs(
  `node tools/inspector/charts.mjs [--check]

Draws docs/statecharts from machines/.

  --check    writes nothing, and ends with 1 when a page is stale`,
  { check: { type: 'boolean' } },
);
const folder = path.join(root, 'docs/statecharts');
const mutation = path.join(folder, 'MUTATION.md');

const { drawAll, listAll } = await importBundled('tools/inspector/statecharts/draw.ts');
const measured = existsSync(mutation) ? readRuns(readFileSync(mutation, 'utf8')) : new Map();
// Measured results stay while their machine is unchanged (tools/inspector/mutate-machines.mjs).
const files = { ...(await drawAll()), 'MUTATION.md': pageOf(listAll(), measured) };

mkdirSync(folder, { recursive: true });
const existing = readdirSync(folder);
const stale = Object.keys(files).filter((name) => {
  const file = path.join(folder, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== files[name];
});
const orphaned = existing.filter((name) => !(name in files));

if (values.check) {
  for (const name of [...stale, ...orphaned]) console.error(`stale: docs/statecharts/${name}`);
  if (stale.length + orphaned.length > 0) {
    console.error('run `node tools/inspector/charts.mjs`');
    process.exitCode = 1;
  }
} else {
  for (const name of stale) writeFileSync(path.join(folder, name), files[name]);
  for (const name of orphaned) rmSync(path.join(folder, name));
  console.log(`${Object.keys(files).length} files, ${stale.length} written, ${orphaned.length} removed`);
}
