import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';
import { setup } from './setup.mjs';

// `npm start`: from a fresh clone to a served portal, with the inspector at /inspector.html. What is already done is not
// done again. `npm run qa` is the same with the fault switch.
await setup();
// Imported late: it needs the packages that setup installs.
const { buildPortal, buildServer, isBuilt, QA, serverFile } = await import('./lib/build.mjs');

if (isBuilt(QA)) console.log(`The portal in ${QA.folder}/ is up to date.`);
else {
  console.log(`Building the portal into ${QA.folder}/ …`);
  const { code } = await buildPortal(QA, { show: true });
  if (code !== 0) throw new Error('The build failed: see its words above');
}
await buildServer();
console.log('Starting the reference server …');

// Ctrl-C reaches this process twice, from the terminal and from npm: without a listener that stays, the second one
// would cut the orderly end short.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
endWithNpm();
process.setSourceMapsEnabled(true);
process.env.DIST_DIR ??= path.join(root, QA.folder);
if (process.argv[2] === '--faults') process.env.FAULTS ??= '1';
process.argv.splice(1, process.argv.length, serverFile);
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
