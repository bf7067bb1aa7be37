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
  await build({
    entryPoints: [path.join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}
