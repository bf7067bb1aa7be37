import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root, runNode } from './run.mjs';

/** Everything that decides what `dist/` holds. */
const INPUTS = [
  'src',
  'public',
  'machines',
  'scripts/build',
  'webpack.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const MARK = path.join(root, 'build/dist.fingerprint');

/** The reference server as one file for plain Node. */
export const serverFile = path.join(root, 'build/server/main.mjs');

/** Whether `dist/` was built from the sources as they are now. */
export function isBuilt() {
  return existsSync(path.join(root, 'dist/index.html')) && readMark() === currentMark();
}

/**
 * Builds the portal into `dist/`. The mark is removed first: a build that was cut short is done again.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildPortal(options) {
  rmSync(MARK, { force: true });
  const mark = currentMark();
  const result = await runNode('node_modules/webpack/bin/webpack.js', ['--mode', 'production'], options);
  if (result.code === 0) {
    mkdirSync(path.dirname(MARK), { recursive: true });
    writeFileSync(MARK, mark);
  }
  return result;
}

function currentMark() {
  return fingerprint(INPUTS, process.env.PORTAL_BUILD ?? '');
}

function readMark() {
  return existsSync(MARK) ? readFileSync(MARK, 'utf8') : undefined;
}

/** How esbuild bundles the reference server; packages stay outside. */
export const serverBuild = {
  absWorkingDir: root,
  entryPoints: ['server/main.ts'],
  outfile: serverFile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
};

/** Bundles the reference server: milliseconds, so it is always done. */
export async function buildServer() {
  const { build } = await import('esbuild');
  await build(serverBuild);
}
