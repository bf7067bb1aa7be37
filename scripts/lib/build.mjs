import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BRIEF, root, runNode } from './run.mjs';

/** The files and folders that a build depends on. */
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
export const CUSTOMERS = {
  folder: 'dist',
  mark: path.join(root, 'build/dist.fingerprint'),
  args: [],
  inputs: INPUTS,
};
export const QA = {
  folder: 'dist-qa',
  mark: path.join(root, 'build/dist-qa.fingerprint'),
  inputs: [...INPUTS, 'tools/inspector'],
  args: ['--env', 'qa'],
};

/** The reference server as one file for plain Node. */
export const serverFile = path.join(root, 'build/server/main.mjs');

/** Whether a build was made from the sources as they are now. */
export function isBuilt({ folder, mark, inputs } = CUSTOMERS) {
  return existsSync(path.join(root, folder, 'index.html')) && readMark(mark) === currentMark(inputs);
}

/**
 * Builds the portal into the build's folder. The mark is removed first: an interrupted build must not count as up to date.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildPortal({ args, mark, inputs } = CUSTOMERS, options = {}) {
  rmSync(mark, { force: true });
  const fresh = currentMark(inputs);
  const webpack = 'node_modules/webpack/bin/webpack.js';
  const result = await runNode(webpack, ['--mode', 'production', ...args], { ...options, flags: BRIEF });
  if (result.code === 0) {
    mkdirSync(path.dirname(mark), { recursive: true });
    writeFileSync(mark, fresh);
  }
  return result;
}

function currentMark(inputs) {
  return fingerprint(inputs, process.env.PORTAL_BUILD ?? '');
}

function readMark(mark) {
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined;
}

/** A hash of the names and contents of files and folders, without tests. Files that do not exist are skipped. */
export function fingerprint(names, ...more) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of names.flatMap(filesOf))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function filesOf(name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full)
    .filter((entry) => !/\.test\.tsx?$/.test(entry))
    .sort()
    .flatMap((entry) => filesOf(path.posix.join(name, entry)));
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
 * Bundles the reference server, always: it takes milliseconds. Unchanged files are not written: another process may be reading
 * them.
 */
export async function buildServer() {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({ ...serverBuild, write: false, metafile: true });
  const manifest = serverPackage(metafile);
  const beside = Object.entries({
    'package.json': manifest,
    'package-lock.json': serverLock(manifest),
  });
  const packing = beside.map(([name, text]) => ({
    path: path.join(path.dirname(serverFile), name),
    contents: Buffer.from(text),
  }));
  for (const { path: file, contents } of [...outputFiles, ...packing]) {
    if (existsSync(file) && readFileSync(file).equals(contents)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}

/**
 * The server's own `package.json`: the packages that its bundle imports, in the project's versions. An image needs no more.
 *
 * @param {import('esbuild').Metafile} metafile
 */
export function serverPackage({ outputs }) {
  const { version, license, engines, dependencies, overrides } = ofProject('package.json');
  const imported = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path: from }) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0]),
  );
  const own = Object.entries(dependencies).filter(([name]) => imported.includes(name));
  const needed = neededBy(own.map(([name]) => name));
  const manifest = {
    name: 'portal-server',
    version,
    private: true,
    license,
    type: 'module',
    engines,
    dependencies: Object.fromEntries(own),
    // Without them npm installs versions that need another Node.
    overrides: Object.fromEntries(
      Object.entries(overrides ?? {}).filter(([name]) => needed.has(`node_modules/${name}`)),
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * The lock file of the server's packages, for `npm ci`, in the project's versions.
 *
 * @param {string} manifest the text of its `package.json`
 */
export function serverLock(manifest) {
  const { name, version, license, engines, dependencies } = JSON.parse(manifest);
  const { lockfileVersion } = ofProject('package-lock.json');
  const own = { name, version, license, dependencies, engines };
  const packages = { '': own, ...Object.fromEntries(neededBy(Object.keys(dependencies))) };
  return `${JSON.stringify({ name, version, lockfileVersion, requires: true, packages }, null, 2)}\n`;
}

const ofProject = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The lock entries that these packages need, directly or indirectly, by path. */
function neededBy(names) {
  const { packages: all } = ofProject('package-lock.json');
  const found = new Map();
  const left = names.map((name) => placeOf(name, '', all));
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    if (found.has(place)) continue;
    const { dev: _dev, devOptional, ...entry } = all[place];
    found.set(place, { ...entry, ...(devOptional && { optional: true }) });
    left.push(...needsOf(entry).flatMap((name) => placeOf(name, place, all) ?? []));
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other, 'en')));
}

/** The names of the packages that npm installs along with a package. */
function needsOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The path of a package as Node resolves it from another; undefined if it is not found. */
function placeOf(name, from, all) {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in all || from === '') return place in all ? place : undefined;
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), all);
}
