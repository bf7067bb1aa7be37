import path from 'node:path';
import { root } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';
import { setup } from './setup.mjs';

// `npm run build`: `dist/` for any static server, refused when a route is over its byte budget, the page is not valid,
// anything of the inspector is in it, or one of the oldest browsers lacks what it uses. `node scripts/build.mjs --qa`: `dist-qa/`, the same portal with the inspector.
await setup();
const { buildPortal, buildServer, CUSTOMERS, QA } = await import('./lib/build.mjs');
const { budgetStep } = await import('./lib/budgets.mjs');
const { htmlStep, noInspectorStep } = await import('./lib/built-files.mjs');
const { supportStep } = await import('./lib/support.mjs');
const { importBundled } = await import('./lib/bundled.mjs');
const { makeServers } = await importBundled('tools/deploy/servers.ts');

const isQa = process.argv[2] === '--qa';
const { code } = await buildPortal(isQa ? QA : CUSTOMERS, { show: true });
if (code === 0) {
  await buildServer();
  // The page's hashes are others now: what a server sends follows them (docs/DEPLOY.md).
  if (!isQa) for (const file of makeServers(path.join(root, CUSTOMERS.folder))) console.log(`wrote ${file}`);
  const { failed } = await runSteps(isQa ? [] : [budgetStep, htmlStep, noInspectorStep, supportStep]);
  process.exitCode = failed > 0 ? 1 : 0;
} else process.exitCode = code;
