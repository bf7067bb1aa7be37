import path from 'node:path';
import { budgetStep } from './budgets.mjs';
import { buildPortal, buildServer, CUSTOMERS, QA } from './lib/build.mjs';
import { htmlStep, noInspectorStep } from './lib/built-files.mjs';
import { root } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';
import { readArgs } from './lib/usage.mjs';
import { setup } from './setup.mjs';

const { values } = readArgs(
  `npm run build [-- --qa]

Builds dist/ for any static server. Fails over a byte budget, on invalid HTML, on traces of the inspector, or on what one of
the oldest browsers lacks.

  --qa    builds dist-qa/, the same portal with the inspector`,
  { qa: { type: 'boolean' } },
);
await setup();
// Imported late: they need the packages that setup installs.
const { supportStep } = await import('./lib/support.mjs');
const { importBundled } = await import('./lib/bundled.mjs');
const { makeServers } = await importBundled('tools/deploy/servers.ts');

const isQa = values.qa === true;
const { code } = await buildPortal(isQa ? QA : CUSTOMERS, { show: true });
if (code === 0) {
  await buildServer();
  // The policy names hashes of this build: the web servers' configurations have to be written again (docs/DEPLOY.md).
  if (!isQa) for (const file of makeServers(path.join(root, CUSTOMERS.folder))) console.log(`wrote ${file}`);
  const { failed } = await runSteps(isQa ? [] : [budgetStep, htmlStep, noInspectorStep, supportStep]);
  process.exitCode = failed > 0 ? 1 : 0;
} else process.exitCode = code;
