import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

// `npm start`: from a fresh clone to a served portal, the one that customers get. What is already done is not done again.
// `npm run qa`: the portal with the inspector at /inspector.html, and the server with its fault switch (docs/QA.md).
const isQa = process.argv[2] === '--qa';
await setup();
// Imported late: it needs the packages that setup installs.
const { buildPortal, buildServer, CUSTOMERS, isBuilt, QA, serverFile } = await import('./lib/build.mjs');
const build = isQa ? QA : CUSTOMERS;

await buildServer();
if (isBuilt(build)) console.log(`The portal in ${build.folder}/ is up to date.`);
else {
  console.log(`Building the portal into ${build.folder}/ …`);
  // Beside it the server makes its database, unless it has one: the bundler leaves cores free.
  const [{ code }, { code: preparing }] = await Promise.all([
    buildPortal(build, { show: true }),
    run(process.execPath, ['--liftoff-only', serverFile, 'prepare'], { show: true }),
  ]);
  if (code !== 0) end('The build failed: see its words above.');
  if (preparing !== 0) end('The database could not be made: see its words above.');
}
if (!isQa) console.log('The inspector and the fault switch: npm run qa');
console.log('Starting the reference server …');

// Ctrl-C reaches this process twice, from the terminal and from npm: without a listener that stays, the second one
// would cut the orderly end short.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
endWithNpm();
process.setSourceMapsEnabled(true);
process.env.DIST_DIR ??= path.join(root, build.folder);
if (isQa) process.env.FAULTS ??= '1';
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

/** What failed has said why: a stack would hide it. */
function end(words) {
  console.error(words);
  process.exit(1);
}
