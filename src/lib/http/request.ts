import { encode } from '../texto/encode.ts';
import type { ReadPath, WritePath } from './contract-calls.ts';

/** Which of the provider's interfaces answers a call. @rule C1.2 */
export type Host = 'main' | 'public' | 'person' | 'states' | 'ping';

/** What of `config.json` the calls depend on. */
export interface Hosts {
  mainApiUrl: string;
  publicApiUrl: string;
  personApiUrl: string;
  domain: string;
  portalAppId: string;
  portalSecretKey: string;
  /** Null: the national statistics service, whose address is the path of its read. @rule S7.2 */
  statesUrl: string | null;
  pingUrl: string;
  /** The header for the key of a write that must not happen twice; null: none is sent. @rule R77 */
  idempotencyHeader: string | null;
}

/** Query values of null or undefined are left out of the address. */
export type Query = Record<string, string | number | null | undefined>;

/** Only these are about the session: a 401 of the banners or the states says nothing of it. */
export function carriesToken(to: Host): boolean {
  return to === 'main' || to === 'person';
}

/** A path of the contract with what stands in the place of its `*`. */
export function pathOf(path: ReadPath | WritePath, at = ''): string {
  return path.replace('*', encode(at));
}

/** Where a call goes, with its query. */
export function addressOf(hosts: Hosts, to: Host, path: string, query: Query = {}): string {
  const values = Object.entries(query)
    .flatMap(([key, value]) => (value === null || value === undefined ? [] : `${key}=${encode(value)}`))
    .join('&');
  const address = to === 'states' || to === 'ping' ? hosts[`${to}Url`] : hosts[`${to}ApiUrl`] + path;
  return (address ?? path) + (values === '' ? '' : `?${values}`);
}

/** The headers that every call of an interface carries. @rule C2.4, C2.5 */
export function headersOf(hosts: Hosts, to: Host, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(carriesToken(to) && {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      domain: hosts.domain,
    }),
    ...(to === 'public' && {
      'Content-Type': 'application/json',
      'portal-app-id': hosts.portalAppId,
      'portal-secret-key': hosts.portalSecretKey,
    }),
  };
}
