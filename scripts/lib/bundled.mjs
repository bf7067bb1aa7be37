import { randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './run.mjs';

/**
 * Makes one module for plain Node out of TypeScript, and loads it.
 *
 * @param {string} entry a file, from the root
 * @returns {Promise<Record<string, any>>} what it exports
 */
export async function importBundled(entry) {
  const outfile = path.join(root, '.cache', entry.replace(/\.ts$/, '.mjs'));
  // Renamed when whole: another process may be loading the same one.
  const partial = `${outfile}.${randomBytes(6).toString('hex')}`;
  await build({
    entryPoints: [path.join(root, entry)],
    outfile: partial,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    // The bundle lies elsewhere: its modules find the project's root from here.
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
    logLevel: 'warning',
  });
  renameSync(partial, outfile);
  return import(pathToFileURL(outfile).href);
}
