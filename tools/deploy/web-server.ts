import { isIP } from 'node:net';
import { resolve, sep } from 'node:path';
import { CONTRACT_CALLS } from '../../src/lib/contract/calls.ts';
import { carriesToken } from '../../src/lib/http/request.ts';
import type { PortalConfig } from '../../src/lib/deployment/config.ts';

/** The choices of one `configure --server …`, saved so that each later build and configure writes its file again. @rule C6.8 */
export interface ServerChoice {
  readonly server: 'nginx' | 'caddy';
  /** The file to write. */
  readonly out: string;
  /** The portal's path on its host: '/', or '/clube/portal/'. */
  readonly at: string;
  /** The whole value of Strict-Transport-Security; null: it is not sent. */
  readonly hsts: string | null;
  /** Whether nginx has its Brotli module. Caddy needs none. */
  readonly brotli: boolean;
  /** The address of the API behind the portal's own host: 'http://127.0.0.1:9000'; null: the API is on other hosts. */
  readonly api: string | null;
  /** Folders that the API answers besides the contract's paths, such as its pictures: '/fotos/'. */
  readonly apiFolders: readonly string[];
  /** Addresses of proxies before the web server, which say in X-Forwarded-For and X-Forwarded-Proto who asks, and how: '10.0.0.0/8'. */
  readonly behind: readonly string[];
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The Cache-Control values of docs/deploy/HEADERS.md: revalidated at every visit, cached for a year, never cached. */
export const ASK_AGAIN = 'no-cache';
export const KEEP = 'public, max-age=31536000, immutable';
export const NEVER = 'no-store';

/** Types that a server may lack or name differently. Every response has `nosniff`, so each has to be right. */
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

/** The headers of a deployment's `_headers`, with HSTS if the operator chose it. Throws if there are none. */
export function headersFor(file: string, { hsts }: ServerChoice): Header[] {
  const found = [...file.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value: quotable(value, `the header ${name}`),
  }));
  if (found.length === 0) throw new Error('_headers holds no header: is this the folder of a build?');
  return hsts === null ? found : [...found, { name: 'Strict-Transport-Security', value: hsts }];
}

/** The options of the command line, of `configure` and `release` alike. */
export const SERVER_OPTIONS = {
  server: { type: 'string' },
  at: { type: 'string' },
  hsts: { type: 'string' },
  api: { type: 'string' },
  'api-folder': { type: 'string', multiple: true },
  behind: { type: 'string', multiple: true },
  'no-brotli': { type: 'boolean' },
} as const;

/** Their values, as they were typed. */
export interface Given {
  readonly server: string;
  readonly out?: string;
  readonly at?: string;
  readonly hsts?: string;
  readonly api?: string;
  readonly 'api-folder'?: string[];
  readonly behind?: string[];
  readonly 'no-brotli'?: boolean;
}

/**
 * Checks the options: none may inject a directive into the configuration.
 * @throws Error in plain words for an invalid option
 */
export function readChoice(folder: string, values: Given): ServerChoice {
  const { server, at = '/', hsts = null, api = null, 'api-folder': apiFolders = [], behind = [] } = values;
  if (server !== 'nginx' && server !== 'caddy') throw new Error('--server is nginx or caddy');
  if (!AT.test(at)) throw new Error('--at is where the portal lies: /, or /clube/portal/');
  if (hsts !== null && !HSTS.test(hsts))
    throw new Error('--hsts is what Strict-Transport-Security says: "max-age=63072000; includeSubDomains"');
  if (api !== null && !API.test(api))
    throw new Error('--api is where the API listens: http://127.0.0.1:9000, without a path');
  if (apiFolders.some((each) => each === '/' || !AT.test(each)))
    throw new Error('--api-folder is a folder that the API answers: /fotos/');
  if (api === null && apiFolders.length > 0) throw new Error('--api-folder needs --api');
  if (!behind.every(isRange)) throw new Error('--behind is an address of a proxy: 192.0.2.7, or 10.0.0.0/8');
  if (api === null && behind.length > 0) throw new Error('--behind needs --api');
  const out = quotable(resolve(values.out ?? `${folder}.${server}.conf`), '--out');
  if (out.startsWith(`${folder}${sep}`))
    throw new Error(`--out lies in ${folder}, which everybody can read: choose a place beside it`);
  return { server, out, at, hsts, brotli: values['no-brotli'] !== true, api, apiFolders, behind };
}

/** An address, or a range in CIDR notation; one of 0 bits would be everybody. */
function isRange(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}

/**
 * Returns a text that is safe within double quotes in both servers' configurations; throws if it has an escape or a
 * placeholder.
 */
export function quotable(text: string, what: string): string {
  if (/["\\${}\n\r`]/.test(text))
    throw new Error(`${what} has a character that no server takes as it is: ${text}`);
  return text;
}

/** The comment at the top of every generated file. */
export function firstLines({ server, out, at }: ServerChoice, folder: string, how: string): string {
  return [
    `# ${server}: the portal of ${folder} at ${at}`,
    '# Made by `configure` from its _headers, and made again by it and by `npm run build`: not to be edited.',
    `# ${how.replace('<file>', out)}`,
  ].join('\n');
}

/** A path on the portal's host that the API answers: alone, or a folder with all below it. */
export interface ApiPath {
  readonly path: string;
  readonly isFolder: boolean;
}

/** The portal's largest request is a photo of 8 MB in base64, a third more. */
export const LARGEST_BODY_MB = 12;

type Addresses = Pick<PortalConfig, 'mainApiUrl' | 'publicApiUrl' | 'personApiUrl' | 'statesUrl' | 'pingUrl'>;

/**
 * The API's paths on the portal's own host, longest first: a web server in front of both proxies them to the API.
 * An interface with an absolute address in `config.json` is on another host and has none.
 * @param more further folders that the API answers
 * @rule C1.2
 */
export function apiPathsOf(config: Addresses, more: readonly string[]): ApiPath[] {
  const { mainApiUrl, publicApiUrl, personApiUrl, statesUrl, pingUrl } = config;
  const found = [
    ...CONTRACT_CALLS.filter(({ to }) => carriesToken(to ?? 'main')).map(({ path, to }) =>
      below(to === 'person' ? personApiUrl : mainApiUrl, path),
    ),
    ...[`${publicApiUrl}/`, ...more].map((path) => ({ path, isFolder: true })),
    ...[statesUrl, pingUrl].flatMap((path) => (path === null ? [] : [{ path, isFolder: false }])),
  ].filter(({ path }) => path.startsWith('/') && !path.startsWith('//'));
  const folders = new Set(found.flatMap(({ path, isFolder }) => (isFolder ? [path] : [])));
  const isCovered = ({ path, isFolder }: ApiPath) =>
    [...folders].some((folder) => path.startsWith(folder) && !(isFolder && path === folder));
  const paths = new Map(found.filter((one) => !isCovered(one)).map((one) => [one.path, one]));
  return [...paths.values()].sort((one, other) => other.path.length - one.path.length);
}

/** The first part of a call's path at an interface: `/api/` with all below it, `/token` alone. */
function below(address: string, call: string): ApiPath {
  const [, first = '', rest] = call.split('/');
  return rest === undefined
    ? { path: `${address}/${first}`, isFolder: false }
    : { path: `${address}/${first}/`, isFolder: true };
}
