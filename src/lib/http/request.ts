import { encode } from '../rotas/rota-de.ts';
import type { ReadPath, WritePath } from '../contract/calls.ts';
import type { Host } from '../contract/contract-call.ts';

/** The part of `config.json` that calls need. */
export interface Hosts {
  mainApiUrl: string;
  publicApiUrl: string;
  personApiUrl: string;
  domain: string;
  portalAppId: string;
  portalSecretKey: string;
  /** Null: the national statistics service; the read's path is its address. @rule S7.2 */
  statesUrl: string | null;
  pingUrl: string;
  /** The idempotency key's header; null: none is sent. @rule R77 */
  idempotencyHeader: string | null;
}

/** Null and undefined query values are omitted. */
export type Query = Record<string, string | number | null | undefined>;

/** Interfaces with a session: a 401 of the others does not end it. */
export function carriesToken(to: Host): boolean {
  return to === 'main' || to === 'person';
}

/** A contract path with its `*` filled. */
export function pathOf(path: ReadPath | WritePath, at = ''): string {
  return path.replace('*', encode(at));
}

export function addressOf(hosts: Hosts, to: Host, path: string, query: Query = {}): string {
  const values = Object.entries(query)
    .flatMap(([key, value]) => (value === null || value === undefined ? [] : `${key}=${encode(value)}`))
    .join('&');
  const address = to === 'states' || to === 'ping' ? hosts[`${to}Url`] : hosts[`${to}ApiUrl`] + path;
  return (address ?? path) + (values === '' ? '' : `?${values}`);
}

/** The headers of an interface's calls. @rule C2.4, C2.5 */
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

/** The replacement character: lost bytes, never saved back. @rule R166 */
const LOST = '\uFFFD';

/** Whether a value contains undecodable text. */
export const isIllegible = (value: unknown): boolean => JSON.stringify(value ?? null).includes(LOST);

/** UTF-8's byte order mark. */
const UTF_8_MARK = '239,187,191';

/** An answer's text in its header's charset, or UTF-8 by its mark; `Response.text` assumes UTF-8. @rule R166 */
export async function decoded(response: Response): Promise<string> {
  const [, charset = 'utf-8'] =
    /charset\s*=\s*["']?([\w:.+-]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  if (/^utf-?8$/i.test(charset)) return response.text();
  const bytes = await response.arrayBuffer();
  // A proxy may declare its own default: the mark is the server's word.
  if (String(new Uint8Array(bytes.slice(0, 3))) === UTF_8_MARK) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // Unknown charset.
    return new TextDecoder().decode(bytes);
  }
}
