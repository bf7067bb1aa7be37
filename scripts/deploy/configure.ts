import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  type DeploymentConfig,
  headersOf,
  manifestOf,
  pushWorkerOf,
  workerOf,
} from '../../src/lib/deployment/deployment.ts';
import { readConfig } from '../../src/platform/start/config.ts';
import { refuseLinks, writePlain } from './plain-file.ts';
import { planServers, writeServers } from './servers.ts';
import type { ServerChoice } from './web-server.ts';

/**
 * Makes the files of a deployment that follow its `config.json` but are read by the browser itself, and the servers'
 * configurations. All of it is checked and made before any of it is written.
 * @returns the files written
 * @throws Error in plain words for a `config.json`, a list of servers or a folder that cannot be used
 * @rule C6.8
 */
export function configure(folder: string, choice: ServerChoice | null): string[] {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const config = configOf(read('config.json'));
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
  return [...written, ...writeServers(servers)];
}

/** As the portal reads it, and as a browser's policy would: what the SDK's address names becomes a script of the page. */
function configOf(text: string): DeploymentConfig {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('config.json is no JSON');
  }
  const { push } = readConfig(raw, '');
  if (push !== null && !(URL.canParse(push.sdkUrl) && new URL(push.sdkUrl).protocol === 'https:'))
    throw new Error('config.json: push.sdkUrl is no https: address');
  return raw as DeploymentConfig;
}
