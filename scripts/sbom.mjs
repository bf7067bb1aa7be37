import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { serverBuild } from './lib/build.mjs';
import { root } from './lib/run.mjs';
import { withNeeds, withPackages } from './lib/sbom.mjs';

// `npm run sbom`, after `npm run build`: build/sbom/portal.json and server.json, what each is made of, as CycloneDX.
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
