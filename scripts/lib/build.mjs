import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { BRIEF, root, runNode } from './run.mjs';

/** Everything that decides what a build holds. */
const INPUTS = [
  'src',
  'public',
  'machines',
  'scripts/build',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** The two builds of the portal: the customers', and the same one with the inspector (`docs/QA.md`). */
export const CUSTOMERS = { folder: 'dist', mark: path.join(root, 'build/dist.fingerprint'), args: [] };
export const QA = {
  folder: 'dist-qa',
  mark: path.join(root, 'build/dist-qa.fingerprint'),
  args: ['--env', 'qa'],
};

/** The reference server as one file for plain Node. */
export const serverFile = path.join(root, 'build/server/main.mjs');

/** Whether a build was made from the sources as they are now. */
export function isBuilt({ folder, mark } = CUSTOMERS) {
  return existsSync(path.join(root, folder, 'index.html')) && readMark(mark) === currentMark();
}

/**
 * Builds the portal into the build's folder. The mark is removed first: a build that was cut short is done again.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildPortal({ args, mark } = CUSTOMERS, options = {}) {
  rmSync(mark, { force: true });
  const fresh = currentMark();
  const webpack = 'node_modules/webpack/bin/webpack.js';
  const result = await runNode(webpack, ['--mode', 'production', ...args], { ...options, flags: BRIEF });
  if (result.code === 0) {
    mkdirSync(path.dirname(mark), { recursive: true });
    writeFileSync(mark, fresh);
  }
  return result;
}

function currentMark() {
  return fingerprint(INPUTS, process.env.PORTAL_BUILD ?? '');
}

function readMark(mark) {
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined;
}

/**
 * How esbuild bundles the reference server; packages stay outside.
 *
 * @type {import('esbuild').BuildOptions}
 */
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

/**
 * Bundles the reference server: milliseconds, so it is always done. What has not changed is not written again: another
 * process may be reading it.
 */
export async function buildServer() {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({ ...serverBuild, write: false, metafile: true });
  const manifest = {
    path: path.join(path.dirname(serverFile), 'package.json'),
    contents: Buffer.from(serverPackage(metafile)),
  };
  for (const { path: file, contents } of [...outputFiles, manifest]) {
    if (existsSync(file) && readFileSync(file).equals(contents)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}

/**
 * The server's own `package.json`: what its file imports, in the versions of the whole project. An image needs no more.
 *
 * @param {import('esbuild').Metafile} metafile
 */
export function serverPackage({ outputs }) {
  const { version, license, engines, dependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const imported = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path: from }) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0]),
  );
  const own = Object.entries(dependencies).filter(([name]) => imported.includes(name));
  const manifest = {
    name: 'portal-server',
    version,
    private: true,
    license,
    type: 'module',
    engines,
    dependencies: Object.fromEntries(own),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
