import { findBrowser } from './browser.mjs';
import { buildServer, serverFile } from './lib/build.mjs';
import { importBundled } from './lib/bundled.mjs';
import { root } from './lib/run.mjs';

// `npm run brand -- --name … --color … --logo …`: a brand into a built portal, and pictures of it (docs/DEPLOY.md).
const { main } = await importBundled('scripts/brand/main.ts');
const makeServer = async () => {
  await buildServer();
  return serverFile;
};
process.exitCode = await main(process.argv.slice(2), { root, findBrowser, makeServer });
