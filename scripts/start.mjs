import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPortal, buildServer, CUSTOMERS, isBuilt, QA, serverFile } from './lib/build.mjs';
import { root, run } from './lib/run.mjs';
import { readArgs } from './lib/usage.mjs';
import { setup } from './setup.mjs';

const { values } = readArgs(
  `npm start     from a fresh clone to a served portal, the one that customers get, skipping what is up to date
npm run qa    the same with the inspector at /inspector.html, and the server with its fault switch (docs/QA.md)

PORT, DATA_DIR, DATABASE_URL and others: docs/deploy/SERVER.md.`,
  { qa: { type: 'boolean' } },
);
const isQa = values.qa === true;
await setup();
const build = isQa ? QA : CUSTOMERS;

await buildServer();
if (isBuilt(build)) console.log(`The portal in ${build.folder}/ is up to date.`);
else {
  console.log(`Building the portal into ${build.folder}/ …`);
  // The server creates its database meanwhile, unless it has one: webpack leaves cores free.
  const [{ code }, { code: preparing }] = await Promise.all([
    buildPortal(build, { show: true }),
    run(process.execPath, ['--liftoff-only', serverFile, 'prepare'], { show: true }),
  ]);
  if (code !== 0) end('The build failed: see its words above.');
  if (preparing !== 0) end('The database could not be made: see its words above.');
}
if (!isQa) console.log('The inspector and the fault switch: npm run qa');
console.log('Starting the reference server …');

// Ctrl-C sends two signals, from the terminal and from npm: without a permanent listener the second would kill the server while
// it shuts down.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
endWithNpm();
process.setSourceMapsEnabled(true);
process.env.DIST_DIR ??= path.join(root, build.folder);
if (isQa) process.env.FAULTS ??= '1';
process.argv.splice(1, process.argv.length, serverFile);
await import(pathToFileURL(serverFile).href);

// npm ends only the shell that started this process: after `kill` on npm the server would go on running.
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

/** Exits without a stack: the failed command has printed the reason. */
function end(message) {
  console.error(message);
  process.exit(1);
}
