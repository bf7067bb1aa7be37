import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { isMain, root } from '../../scripts/lib/run.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';

if (isMain(import.meta.filename)) {
  readArgs(`npm run pack -w @portal/deploy

Packs the commands of a deployment for people with a build but no checkout (docs/DEPLOY.md).`);
  const folder = path.join(root, 'build/tools');
  void makeTools(folder).then(() =>
    console.log(`made ${folder}: npm pack ${folder}, then npx portal-tools-….tgz`),
  );
}

/**
 * Writes the package of the deployment's commands: one file for Node, which needs no checkout.
 *
 * @param {string} folder
 */
export async function makeTools(folder) {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [path.join(root, 'tools/deploy/packed.ts')],
    outfile: path.join(folder, 'tools.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['esbuild', '@playwright/test'],
    // Bundled CommonJS packages load Node's own modules by `require`.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const { version, license, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const manifest = {
    name: 'portal-tools',
    version,
    license,
    type: 'module',
    bin: { 'portal-tools': 'tools.mjs' },
    // `brand` draws in a browser, through Playwright.
    dependencies: { '@playwright/test': devDependencies['@playwright/test'] },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
