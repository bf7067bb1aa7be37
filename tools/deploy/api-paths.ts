import { CONTRACT_CALLS } from '../../src/lib/http/contract-calls.ts';
import type { PortalConfig } from '../../src/lib/deployment/config.ts';

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
  const main = CONTRACT_CALLS.map(([, path]) => path).filter(
    (path) => !path.startsWith('/api/public') && path !== '/estados' && path !== '/ping',
  );
  const found = [
    ...main.map((path) => below(mainApiUrl, path)),
    below(personApiUrl, '/api/pessoa'),
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
