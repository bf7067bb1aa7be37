import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { importBundled } from './lib/bundled.mjs';
import { root } from './lib/run.mjs';

// `npm run configure [-- folder]`: the files of a deployment that follow its config.json but are read by the browser
// itself: the manifest with the brand's names and colour, the push SDK's worker, the response headers with a policy
// that lets in the hosts of config.json, and the worker with those of pictures. Run it after each change of config.json; the reference server does the same by
// itself.
// With `--server nginx|caddy [--out file] [--at /clube/portal/] [--hsts "max-age=…"] [--no-brotli]`: that server's configuration from
// the same headers, which every later run and every build makes again (docs/DEPLOY.md).
const { makeServers, readArguments } = await importBundled('scripts/deploy/servers.ts');
const { folder, choice, refusal } = readArguments(process.argv.slice(2), path.join(root, 'dist'));
if (refusal !== null) {
  console.error(refusal);
  process.exit(2);
}
const { headersOf, manifestOf, pushWorkerOf, workerOf } = await importBundled(
  'src/lib/deployment/deployment.ts',
);
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
const config = JSON.parse(read('config.json'));
// First: it refuses what is no host, and then nothing is written.
put('_headers', headersOf(read('_headers'), config));
put('sw.js', workerOf(read('sw.js'), config));
put('manifest.webmanifest', manifestOf(read('manifest.webmanifest'), config));
put('push/OneSignalSDKWorker.js', pushWorkerOf(config));
for (const end of ['br', 'gz']) rmSync(path.join(folder, `config.json.${end}`), { force: true });
for (const file of makeServers(folder, choice)) console.log(`wrote ${file}`);

/** Writes a file, and its compressed neighbours where the build made some: a server would prefer the old ones. */
function put(name, text) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text));
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text));
  console.log(`wrote ${file}`);
}
