import { randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './run.mjs';

/**
 * Bundles a TypeScript file for Node and imports it.
 *
 * @param {string} entry the file, from the root
 * @returns {Promise<Record<string, any>>} its exports
 */
export async function importBundled(entry) {
  const outfile = path.join(root, '.cache', entry.replace(/\.ts$/, '.mjs'));
  // Renamed when it is complete: another process may be importing the same file.
  const partial = `${outfile}.${randomBytes(6).toString('hex')}`;
  await build({
    entryPoints: [path.join(root, entry)],
    outfile: partial,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    // The bundle is in .cache; with this address its modules still find the project's root.
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
    logLevel: 'warning',
  });
  renameSync(partial, outfile);
  return import(pathToFileURL(outfile).href);
}
