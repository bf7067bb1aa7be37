import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMain, root, runNpm } from './lib/run.mjs';
import { readArgs } from './lib/usage.mjs';

/** The first supported minor version of these lines of Node; above `LATER` every line is supported. */
const OLDEST = { 20: 19, 22: 12 };
const LATER = 22;

// Includes development dependencies whatever NODE_ENV is: they build and test the portal.
const CI = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];

/** Makes the checkout ready to run: a Node that is new enough, and the packages of package-lock.json. */
export async function setup() {
  checkNode();
  await install(root);
}

/** Installs the packages of a folder's package-lock.json, unless they are there. */
export async function install(folder) {
  if (isInstalled(folder)) return;
  console.log('Installing packages (npm ci) …');
  const { code } = await runNpm([...CI, '--prefix', folder], { show: true });
  if (code !== 0) throw new Error('npm ci failed: see its words above');
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LATER || minor >= OLDEST[major]) return;
  throw new Error(`Node 20.19, or 22.12 or newer, is needed; this is ${process.versions.node}`);
}

// npm writes node_modules/.package-lock.json last, so a broken installation never looks complete.
function isInstalled(folder) {
  const installedFile = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readJson(installedFile).packages;
  const { '': _project, ...wanted } = readJson(path.join(folder, 'package-lock.json')).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      // `npm install --package-lock-only` lists a package that it did not install (findings/).
      optional || (installed[name]?.version === version && existsSync(path.join(folder, name))),
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (isMain(import.meta.filename)) {
  readArgs(
    'node scripts/setup.mjs    checks Node and installs the packages of package-lock.json, unless they are there',
  );
  await setup();
}
