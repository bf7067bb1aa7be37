import path from 'node:path';

/** One configuration that `configure --server …` made, and makes again after each build and each configure. @rule C6.8 */
export interface ServerChoice {
  readonly server: 'nginx' | 'caddy';
  /** The file that it is written to. */
  readonly out: string;
  /** Where on its host the portal lies: '/', or '/clube/portal/'. */
  readonly at: string;
  /** The whole value of Strict-Transport-Security; null: it is not sent. */
  readonly hsts: string | null;
  /** nginx alone: its Brotli module is there. Caddy needs none. */
  readonly brotli: boolean;
  /** Where the API that the portal's own host answers for listens: 'http://127.0.0.1:9000'; null: on no such host. */
  readonly api: string | null;
  /** What it answers besides the contract's paths, its pictures say: '/fotos/'. */
  readonly apiFolders: readonly string[];
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The table of docs/deploy/HEADERS.md: what is asked for again at every visit, what is kept for a year, what is not there. */
export const ASK_AGAIN = 'no-cache';
export const KEEP = 'public, max-age=31536000, immutable';
export const NEVER = 'no-store';

/** Types that a server's own list may lack or name otherwise; every answer says `nosniff`, so each has to be right. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const HSTS = /^max-age=\d{1,10}(?:; ?includeSubDomains)?(?:; ?preload)?$/;
const API = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/;
const AT = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/** The headers of a deployment's `_headers`, with HSTS where the operator promises it. */
export function headersFor(file: string, { hsts }: ServerChoice): Header[] {
  const found = [...file.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value: quotable(value, `the header ${name}`),
  }));
  if (found.length === 0) throw new Error('_headers holds no header: is this the folder of a build?');
  return hsts === null ? found : [...found, { name: 'Strict-Transport-Security', value: hsts }];
}

/** A choice as it is written on the command line. */
export interface Given {
  readonly server: string;
  readonly out?: string;
  readonly at?: string;
  readonly hsts?: string;
  readonly api?: string;
  readonly 'api-folder'?: string[];
  readonly 'no-brotli'?: boolean;
}

/**
 * A choice from the command line, checked: nothing of it can write a directive of its own.
 * @throws Error in plain words for a server, a place or a promise that makes no sense
 */
export function readChoice(folder: string, values: Given): ServerChoice {
  const { server, at = '/', hsts = null, api = null, 'api-folder': apiFolders = [] } = values;
  if (server !== 'nginx' && server !== 'caddy') throw new Error('--server is nginx or caddy');
  if (!AT.test(at)) throw new Error('--at is where the portal lies: /, or /clube/portal/');
  if (hsts !== null && !HSTS.test(hsts))
    throw new Error('--hsts is what Strict-Transport-Security says: "max-age=63072000; includeSubDomains"');
  if (api !== null && !API.test(api))
    throw new Error('--api is where the API listens: http://127.0.0.1:9000, without a path');
  if (apiFolders.some((each) => each === '/' || !AT.test(each)))
    throw new Error('--api-folder is a folder that the API answers: /fotos/');
  if (api === null && apiFolders.length > 0) throw new Error('--api-folder needs --api');
  const out = quotable(path.resolve(values.out ?? `${folder}.${server}.conf`), '--out');
  if (out.startsWith(`${folder}${path.sep}`))
    throw new Error(`--out lies in ${folder}, which everybody can read: choose a place beside it`);
  return { server, out, at, hsts, brotli: values['no-brotli'] !== true, api, apiFolders };
}

/** Text that stands between quotation marks, in which neither server puts anything in. */
export function quotable(text: string, what: string): string {
  if (/["\\${}\n\r`]/.test(text))
    throw new Error(`${what} has a character that no server takes as it is: ${text}`);
  return text;
}

/** The lines above every made file. */
export function firstLines({ server, out, at }: ServerChoice, folder: string, how: string): string {
  return [
    `# ${server}: the portal of ${folder} at ${at}`,
    '# Made by `configure` from its _headers, and made again by it and by `npm run build`: not to be edited.',
    `# ${how.replace('<file>', out)}`,
  ].join('\n');
}
