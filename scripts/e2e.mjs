import path from 'node:path';
import { root } from './lib/run.mjs';
import { install, setup } from './setup.mjs';

// `node scripts/e2e.mjs -g "signs in.*@phone"`: the browser tests on a fresh build. `--oldest`: the walks of `e2e/engines` in
// the oldest supported Chromium.
const OLDEST = '--oldest';

await setup();
const { buildPortal, buildServer, CUSTOMERS, isBuilt, QA } = await import('./lib/build.mjs');
const { runE2e } = await import('./lib/e2e.mjs');

for (const build of [CUSTOMERS, QA]) {
  if (isBuilt(build)) continue;
  const { code } = await buildPortal(build, { show: true });
  if (code !== 0) process.exit(code);
}
await buildServer();
const args = process.argv.slice(2);
if (args.includes(OLDEST)) {
  const folder = path.join(root, 'scripts/oldest');
  await install(folder);
  const { oldestChromium } = await import('./oldest/browser.mjs');
  process.env.PORTAL_OLDEST = await oldestChromium();
  args.splice(args.indexOf(OLDEST), 1, 'e2e/engines');
}
const { code } = await runE2e(args, { show: true });
process.exitCode = code;
