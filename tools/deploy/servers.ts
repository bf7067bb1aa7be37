import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../src/lib/deployment/config.ts';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { refuseLinks, writePlain } from './plain-file.ts';
import { type ApiPath, apiPathsOf, readChoice, type ServerChoice } from './web-server.ts';

const MAKERS = { nginx: nginxConfig, caddy: caddyConfig };

/** Configurations that are generated but not yet written. */
interface Planned {
  readonly made: readonly { readonly out: string; readonly text: string }[];
  /** The saved list of choices, if it changes. */
  readonly list: { readonly file: string; readonly choices: readonly ServerChoice[] } | null;
  /** The 404 page, whose link to the start has to be absolute: the page is served at any depth. */
  readonly notFound: { readonly folder: string; readonly text: string } | null;
}

const NOT_FOUND = '404.html';

/**
 * Generates a folder's server configurations from its headers: all earlier choices, and `added`. The saved list is beside the
 * folder, where others may have edited it: each choice is checked like the command line.
 * @throws Error in plain words for an invalid choice
 * @rule C6.8
 */
export function planServers(folder: string, headers: string, added: ServerChoice | null): Planned {
  const file = `${folder}.servers.json`;
  const known = existsSync(file) ? readList(folder, file) : [];
  const choices = [...known.filter(({ out }) => out !== added?.out), ...(added === null ? [] : [added])];
  return {
    made: choices.map((choice) => ({
      out: choice.out,
      text: MAKERS[choice.server](folder, headers, choice, pathsFor(folder, choice)),
    })),
    list: added === null ? null : { file, choices },
    notFound: notFoundFor(folder, (added ?? choices[0])?.at),
  };
}

function notFoundFor(folder: string, at: string | undefined): Planned['notFound'] {
  const file = path.join(folder, NOT_FOUND);
  if (at === undefined || !existsSync(file)) return null;
  refuseLinks(folder, NOT_FOUND);
  return { folder, text: readFileSync(file, 'utf8').replace(/(<a href=)(?:"[^"]*"|[^\s>]*)/, `$1"${at}"`) };
}

/** @returns the files written */
export function writeServers({ made, list, notFound }: Planned): string[] {
  for (const { out, text } of made) {
    mkdirSync(path.dirname(out), { recursive: true });
    writeFileSync(out, text);
  }
  if (list !== null) writeFileSync(list.file, `${JSON.stringify(list.choices, null, 2)}\n`);
  const page = notFound === null ? [] : [writePlain(notFound.folder, NOT_FOUND, notFound.text)];
  return [...page, ...made.map(({ out }) => out)];
}

/** Writes a build's configurations again, from its new headers. */
export function makeServers(folder: string): string[] {
  if (!existsSync(`${folder}.servers.json`)) return [];
  return writeServers(planServers(folder, readFileSync(path.join(folder, '_headers'), 'utf8'), null));
}

function readList(folder: string, file: string): ServerChoice[] {
  try {
    const list = JSON.parse(readFileSync(file, 'utf8')) as Partial<ServerChoice>[];
    return list.map(({ server, out, at, hsts, brotli, api, apiFolders, behind }) =>
      readChoice(folder, {
        server: server as string,
        out: textOf(out),
        ...(at !== undefined && { at: textOf(at) }),
        ...((hsts ?? null) !== null && { hsts: textOf(hsts) }),
        ...((api ?? null) !== null && { api: textOf(api) }),
        'api-folder': (apiFolders ?? []).map(textOf),
        behind: (behind ?? []).map(textOf),
        'no-brotli': brotli === false,
      }),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is no list of configure: ${why}`, { cause: error });
  }
}

/** Refuses lists and numbers, which a regular expression would accept as text. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('something in it is no text');
  return value;
}

/** The paths to proxy to the API. Throws if `config.json` has none on this host. */
function pathsFor(folder: string, { api, apiFolders }: ServerChoice): ApiPath[] {
  // Lists saved before this option existed lack it.
  if ((api ?? null) === null) return [];
  const raw: unknown = JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8'));
  const paths = apiPathsOf(readConfig(raw, ''), apiFolders);
  if (paths.length === 0)
    throw new Error('--api is for an API on the portal’s host: config.json names others');
  return paths;
}
