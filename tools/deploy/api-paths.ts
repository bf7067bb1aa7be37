import { CONTRACT_CALLS } from '../../src/lib/http/contract-calls.ts';
import type { PortalConfig } from '../../src/lib/deployment/config.ts';

/** A path of the portal's host that the API answers: whole, or with all below it. */
export interface ApiPath {
  readonly path: string;
  readonly isFolder: boolean;
}

/** A photo in base 64 is the largest that the portal sends: 8 MB and a third. */
export const LARGEST_BODY_MB = 12;

type Addresses = Pick<PortalConfig, 'mainApiUrl' | 'publicApiUrl' | 'personApiUrl' | 'statesUrl' | 'pingUrl'>;

/**
 * The paths that `config.json` leaves on the portal's own host, longest first: what a web server before both hands on.
 * An interface with a whole address is asked elsewhere and has none.
 * @param more folders that the API answers besides
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

/** The call's first part behind the interface's address: `/api/` with all below it, `/token` alone. */
function below(address: string, call: string): ApiPath {
  const [, first = '', rest] = call.split('/');
  return rest === undefined
    ? { path: `${address}/${first}`, isFolder: false }
    : { path: `${address}/${first}/`, isFolder: true };
}
