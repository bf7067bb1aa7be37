import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseWith, printUsage } from '../../scripts/lib/usage.mjs';
import { headersOf, manifestOf, pushWorkerOf, workerOf } from '../../src/lib/deployment/deployment.ts';
import { readConfigFile } from './config-file.ts';
import { refuseLinks, writePlain } from './plain-file.ts';
import { planServers, writeServers } from './servers.ts';
import { readChoice, SERVER_OPTIONS, type ServerChoice } from './web-server.ts';

const USAGE = `npm run configure -w @portal/deploy [-- folder] [options]

Writes the files of a deployment that depend on its config.json but are read by the browser itself: the manifest with the
brand's names and colour, the push SDK's worker, the response headers with the hosts of config.json in their policy, and the
worker with those of pictures. Run it after each change of config.json; the reference server does the same by itself.

  --server name    also the configuration of nginx or caddy from the same headers; later runs and builds write it again
  --out file       where that goes
  --at /path/      where the portal lies on its host
  --api address    where its API's own paths are proxied to
  --api-folder p   a folder of that API, as often as needed
  --behind address a proxy before the web server: 10.0.0.0/8, as often as needed
  --hsts text      for example "max-age=63072000"
  --no-brotli      the web server has no brotli

The folder is dist/ where none is named (docs/DEPLOY.md).`;

interface Configured {
  readonly written: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Writes the files of a deployment that depend on its `config.json` but are read by the browser itself, and the web servers'
 * configurations. Everything is checked before anything is written.
 * @returns the files written, and notes on keys of `config.json` without effect
 * @throws Error in plain words for a `config.json`, a list of servers or a folder that cannot be used
 * @rule C6.8
 */
export function configure(folder: string, choice: ServerChoice | null): Configured {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const { config, notes } = readConfigFile(path.join(folder, 'config.json'));
  const headers = headersOf(read('_headers'), config);
  const files = new Map([
    ['_headers', headers],
    ['sw.js', workerOf(read('sw.js'), config)],
    ['manifest.webmanifest', manifestOf(read('manifest.webmanifest'), config)],
    ['push/OneSignalSDKWorker.js', pushWorkerOf(config)],
  ]);
  for (const name of files.keys()) refuseLinks(folder, name);
  const servers = planServers(folder, headers, choice);
  const written = [...files].map(([name, text]) => writePlain(folder, name, text));
  for (const end of ['br', 'gz']) rmSync(path.join(folder, `config.json.${end}`), { force: true });
  return { written: [...written, ...writeServers(servers)], notes };
}

/**
 * The command.
 * @param whenNone the default folder
 * @returns the exit code: 1 when it was refused, with one line
 */
export function main(args: string[], whenNone: string): 0 | 1 {
  if (printUsage(args, USAGE)) return 0;
  try {
    const options = { ...SERVER_OPTIONS, out: { type: 'string' } } as const;
    const { values, places } = parseWith(args, USAGE, options, 1);
    const { server, ...rest } = values;
    if (server === undefined && Object.keys(rest).length > 0)
      throw new Error('--server nginx or --server caddy is missing');
    const folder = path.resolve(places[0] ?? whenNone);
    const choice = server === undefined ? null : readChoice(folder, { server, ...rest });
    const { written, notes } = configure(folder, choice);
    for (const file of written) console.log(`wrote ${file}`);
    for (const note of notes) console.error(`! ${note}`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
