import { findBrowser } from './browser.mjs';
import { buildServer, serverFile } from './lib/build.mjs';
import { importBundled } from './lib/bundled.mjs';
import { root } from './lib/run.mjs';

// `npm run brand -- --name … --color … --logo …`: a brand into a built portal, and pictures of it (docs/DEPLOY.md).
const { main } = await importBundled('scripts/brand/main.ts');
const look = async (...seen) => {
  await buildServer();
  const { takePictures } = await importBundled('scripts/brand/pictures.ts');
  return takePictures(...seen, serverFile);
};
process.exitCode = await main(process.argv.slice(2), { root, findBrowser, look });
