import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Draws docs/statecharts from machines/. With --check it writes nothing, names the stale pages and fails.
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'docs/statecharts');
const bundle = path.join(root, '.cache/charts/draw.mjs');
const byHand = new Set(['MUTATION.md']);

await build({
  entryPoints: [path.join(root, 'scripts/charts/draw.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
const { drawAll } = await import(pathToFileURL(bundle).href);
const files = await drawAll();

mkdirSync(folder, { recursive: true });
const existing = readdirSync(folder).filter((name) => !byHand.has(name));
const stale = Object.keys(files).filter((name) => {
  const file = path.join(folder, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== files[name];
});
const orphaned = existing.filter((name) => !(name in files));

if (process.argv.includes('--check')) {
  for (const name of [...stale, ...orphaned]) console.error(`stale: docs/statecharts/${name}`);
  if (stale.length + orphaned.length > 0) {
    console.error('run `npm run charts`');
    process.exitCode = 1;
  }
} else {
  for (const name of stale) writeFileSync(path.join(folder, name), files[name]);
  for (const name of orphaned) rmSync(path.join(folder, name));
  console.log(`${Object.keys(files).length} files, ${stale.length} written, ${orphaned.length} removed`);
}
