import { findBrowser } from '../../scripts/lib/browser.mjs';
import { buildServer } from '../../scripts/lib/build.mjs';
import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';

// `npm run brand -w @portal/brand -- --name … --color … --logo …`: a brand into a built portal, and pictures of it (docs/DEPLOY.md).
const { main } = await importBundled('tools/brand/main.ts');
const look = async (...seen) => {
  await buildServer();
  const { takePictures } = await importBundled('tools/brand/pictures.ts');
  return takePictures(...seen);
};
process.exitCode = await main(process.argv.slice(2), { root, findBrowser, look });
