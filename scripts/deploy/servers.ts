import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../src/platform/start/config.ts';
import { type ApiPath, apiPathsOf } from './api-paths.ts';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { readChoice, type ServerChoice } from './web-server.ts';

const MAKERS = { nginx: nginxConfig, caddy: caddyConfig };

const OPTIONS = {
  server: { type: 'string' },
  out: { type: 'string' },
  at: { type: 'string' },
  hsts: { type: 'string' },
  api: { type: 'string' },
  'api-folder': { type: 'string', multiple: true },
  'no-brotli': { type: 'boolean' },
} as const;

/** What `npm run configure` was asked for; `refusal`: why it makes no sense, in plain words. */
interface Asked {
  readonly folder: string;
  readonly choice: ServerChoice | null;
  readonly refusal: string | null;
}

/**
 * The arguments of `npm run configure`.
 * @param whenNone the folder that is meant when none is named
 */
export function readArguments(args: string[], whenNone: string): Asked {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const folder = path.resolve(positionals[0] ?? whenNone);
    const { server, ...rest } = values;
    if (server === undefined && Object.keys(rest).length > 0)
      throw new Error('--server nginx or --server caddy is missing');
    return {
      folder,
      choice: server === undefined ? null : readChoice(folder, { server, ...rest }),
      refusal: null,
    };
  } catch (error) {
    return { folder: '', choice: null, refusal: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Makes a folder's server configurations from its `_headers` as they are now: those that were ever asked for, and `added` (C6.8).
 * They and the list of them lie beside the folder: what is in it can be read by everybody.
 * @returns the files written
 */
export function makeServers(folder: string, added: ServerChoice | null = null): string[] {
  const list = `${folder}.servers.json`;
  const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as ServerChoice[]) : [];
  const choices = [...known.filter(({ out }) => out !== added?.out), ...(added === null ? [] : [added])];
  if (choices.length === 0) return [];
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
  const made = choices.map((choice) => ({
    out: choice.out,
    text: MAKERS[choice.server](folder, headers, choice, pathsFor(folder, choice)),
  }));
  for (const { out, text } of made) {
    mkdirSync(path.dirname(out), { recursive: true });
    writeFileSync(out, text);
  }
  if (added !== null) writeFileSync(list, `${JSON.stringify(choices, null, 2)}\n`);
  return made.map(({ out }) => out);
}

/** What the API's server is asked for. Throws where `config.json` leaves nothing to it. */
function pathsFor(folder: string, { api, apiFolders }: ServerChoice): ApiPath[] {
  // Choices of before this option have none.
  if ((api ?? null) === null) return [];
  const raw: unknown = JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8'));
  const paths = apiPathsOf(readConfig(raw, ''), apiFolders);
  if (paths.length === 0)
    throw new Error('--api is for an API on the portal’s host: config.json names others');
  return paths;
}
