import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverFile } from '../../scripts/lib/build.mjs';
import { isMain, root } from '../../scripts/lib/run.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';

if (isMain(import.meta.filename)) {
  readArgs(`npm run sbom -w @portal/deploy, after npm run build

Writes the bills of materials build/sbom/portal.json and server.json (CycloneDX).`);
  const bundled = JSON.parse(readFileSync(path.join(root, 'dist/licenses.json'), 'utf8'));
  writeBill('portal', withPackages(listPackages(root, '--workspaces=false'), bundled));
  // The server has a lock file of its own.
  writeBill('server', listPackages(path.dirname(serverFile), '--package-lock-only'));
}

/** @typedef {{ components: { 'bom-ref': string, name: string, version: string }[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bom */

/**
 * npm's bill of materials of a folder.
 *
 * @param {string} folder
 * @param {string[]} options of `npm sbom`
 * @returns {Bom}
 */
export function listPackages(folder, ...options) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', ...options];
  return JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 }));
}

function writeBill(name, bom) {
  const file = path.join(root, `build/sbom/${name}.json`);
  const { component } = bom.metadata;
  const metadata = { ...bom.metadata, component: { ...component, name: `portal-fidelidade-${name}` } };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...bom, metadata }, null, 2)}\n`);
  console.log(`wrote ${file}: ${bom.components.length} packages`);
}

/**
 * A bill of materials reduced to the named packages.
 *
 * @template {Bom} T
 * @param {T} bom
 * @param {{ name: string, version: string }[]} packages
 * @returns {T}
 */
export function withPackages(bom, packages) {
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const components = bom.components.filter(({ name, version }) => wanted.has(`${name}@${version}`));
  const refs = new Set(components.map((each) => each['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) }));
  return { ...bom, components, dependencies };
}
