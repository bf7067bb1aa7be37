import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { serverBuild } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/run.mjs';

// `npm run sbom -w @portal/deploy`, after `npm run build`: writes the bills of materials build/sbom/portal.json and server.json
// (CycloneDX).
if (process.argv[1] === import.meta.filename) void writeBills();

async function writeBills() {
  const list = (...args) =>
    JSON.parse(
      execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', ...args], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 100_000_000,
      }),
    );
  const bundled = JSON.parse(readFileSync(path.join(root, 'dist/licenses.json'), 'utf8'));
  const { metafile } = await build({ ...serverBuild, write: false, metafile: true });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external, path: from }) => external && !from.startsWith('node:')),
  );
  const folder = path.join(root, 'build/sbom');
  mkdirSync(folder, { recursive: true });
  for (const [name, bom] of Object.entries({
    portal: withPackages(list(), bundled),
    server: withNeeds(
      list('--omit', 'dev'),
      imported.map(({ path: from }) => from),
    ),
  })) {
    const file = path.join(folder, `${name}.json`);
    const { component } = bom.metadata;
    const metadata = { ...bom.metadata, component: { ...component, name: `portal-fidelidade-${name}` } };
    writeFileSync(file, `${JSON.stringify({ ...bom, metadata }, null, 2)}\n`);
    console.log(`wrote ${file}: ${bom.components.length} packages`);
  }
}

/** @typedef {{ components: { 'bom-ref': string, name: string, version: string }[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bom */

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
  return only(bom, (each) => wanted.has(`${each.name}@${each.version}`));
}

/**
 * A bill of materials reduced to what these imports need, directly or indirectly.
 *
 * @template {Bom} T
 * @param {T} bom
 * @param {string[]} imports as in the source: 'pg', '@fastify/static/lib/x.js'
 * @returns {T}
 */
export function withNeeds(bom, imports) {
  const needs = new Map(bom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const names = new Set(imports.map((from) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0]));
  const left = bom.components.flatMap((each) => (names.has(each.name) ? [each['bom-ref']] : []));
  const found = new Set();
  for (let ref = left.pop(); ref !== undefined; ref = left.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    left.push(...(needs.get(ref) ?? []));
  }
  return only(bom, (each) => found.has(each['bom-ref']));
}

function only(bom, isWanted) {
  const components = bom.components.filter(isWanted);
  const refs = new Set(components.map((each) => each['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) }));
  return { ...bom, components, dependencies };
}
