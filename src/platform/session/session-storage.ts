import type { Session } from '../../../machines/session/session.types.ts';
import { readInstant } from '../../lib/datas/instante.ts';
import { OWN_FOLDER, ofFolder } from '../start/own-folder.ts';

const USER = 'portal.user';
const TOKEN = 'portal.token';
/** Written by `kept-vouchers`, `last-empresa` (the favourite, too), `noted-troca` and `lista`; `forget-customer` deletes them with the session. */
export const VOUCHERS_KEY = ofFolder('portal.vouchers');
export const EMPRESA_KEY = ofFolder('portal.loja');
export const TROCA_KEY = ofFolder('portal.troca');
export const LISTA_KEY = ofFolder('portal.lista');
/** The database of `kept/last-answers`; it goes with the session too. */
export const ANSWERS_DATABASE = ofFolder('portal.respostas');

/** The main API of this page's `config.json`; null until that has been read. */
let ownApi: string | null = null;

/** The two keys' names: R3's, unless a portal of another folder has its session there (R170). */
export const userKey = (): string => USER + placeOfSession();
export const tokenKey = (): string => TOKEN + placeOfSession();

function placeOfSession(): string {
  const own = `@${OWN_FOLDER}`;
  const { folder = OWN_FOLDER } = readUser(USER) ?? {};
  return readKey(TOKEN + own) !== null || folder !== OWN_FOLDER ? own : '';
}

/** Whether a key is one of the session's two, where this portal has them now or had them last. */
export function isSessionKey(key: string): boolean {
  return [USER, TOKEN].some((name) => [name + placeOfSession(), `${name}@${OWN_FOLDER}`].includes(key));
}

/** The stored session as it stands, expired or not; null when one of the two keys is missing or unreadable, or another API's. */
export function readStoredSession(): Session | null {
  const token = readKey(tokenKey()) ?? '';
  const user = readUser(userKey());
  // With a token that fits into no header every call would fail like a network that is down.
  if (!/^[ -\xff]+$/.test(token) || user === null || isOfOtherApi()) return null;
  const { Name, img, '.expires': expires } = user;
  return {
    token,
    name: typeof Name === 'string' ? Name : '',
    img: typeof img === 'string' && img !== '' ? img : null,
    expiresAt: readInstant(expires) ?? Number.NEGATIVE_INFINITY,
  };
}

/** Whether the stored session came from another API than this page's: a server's token is for that server alone (R170). */
export function isOfOtherApi(): boolean {
  const { api } = readUser(userKey()) ?? {};
  return ownApi !== null && typeof api === 'string' && api !== ownApi;
}

/** Notes which API this page's `config.json` names. */
export function noteOwnApi(mainApiUrl: string): void {
  ownApi = new URL(`${mainApiUrl}/`, location.href).href;
}

/** Writes the session's first key: with the folder and the API, by which no other portal takes it for its own. */
export function writeUser({ name, img, expiresAt }: Omit<Session, 'token'>): void {
  const user = { Name: name, img, '.expires': new Date(expiresAt).toISOString() };
  localStorage.setItem(userKey(), JSON.stringify({ ...user, folder: OWN_FOLDER, api: ownApi }));
}

/** A stored user; null without one, and when it is no JSON or `null`. */
function readUser(key: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readKey(key) ?? '') as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** A stored value; null without one, and where storage is forbidden. */
export function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
