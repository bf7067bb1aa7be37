import { setup } from './setup.mjs';

// `npm run e2e -- -g "signs in.*@phone"`: the browser tests alone, on a fresh build.
await setup();
const { buildPortal, buildServer, CUSTOMERS, isBuilt, QA } = await import('./lib/build.mjs');
const { runE2e } = await import('./lib/e2e.mjs');

for (const build of [CUSTOMERS, QA]) {
  if (isBuilt(build)) continue;
  const { code } = await buildPortal(build, { show: true });
  if (code !== 0) process.exit(code);
}
await buildServer();
const { code } = await runE2e(process.argv.slice(2), { show: true });
process.exitCode = code;
