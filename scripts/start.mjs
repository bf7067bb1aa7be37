import { pathToFileURL } from 'node:url';
import { setup } from './setup.mjs';

// `npm start`: from a fresh clone to a served portal. What is already done is not done again.
await setup();
// Imported late: it needs the packages that setup installs.
const { buildPortal, buildServer, isBuilt, serverFile } = await import('./lib/build.mjs');

if (isBuilt()) console.log('The portal in dist/ is up to date.');
else {
  console.log('Building the portal into dist/ …');
  const { code } = await buildPortal({ show: true });
  if (code !== 0) throw new Error('The build failed: see its words above');
}
await buildServer();
console.log('Starting the reference server …');

// Ctrl-C reaches this process twice, from the terminal and from npm: without a listener that stays, the second one
// would cut the orderly end short.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
endWithNpm();
process.setSourceMapsEnabled(true);
process.argv.splice(1, 1, serverFile);
await import(pathToFileURL(serverFile).href);

// npm starts a shell that starts this process, and ends only the shell: `kill` on npm would leave the server behind.
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
