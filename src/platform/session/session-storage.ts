import type { Session } from '../../../machines/session/session.types.ts';
import { readInstant } from '../../lib/datas/instante.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
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

const MARK = 'portal.sessao';
/** Of which API, and of which token, this portal's session is: no portal of another folder takes that token for its own. @rule R170 */
export const MARK_KEY = ofFolder(MARK);

/** The main API of this page's `config.json`; null until that has been read. */
let ownApi: string | null = null;

/** The two keys' names: R3's, unless a portal of another folder has its session there. @rule R170 */
export const userKey = (): string => USER + placeOfSession();
export const tokenKey = (): string => TOKEN + placeOfSession();

const OWN_PLACE = `@${OWN_FOLDER}`;

const placeOfSession = (): string =>
  readKey(TOKEN + OWN_PLACE) !== null || isOfOtherFolder(readKey(TOKEN)) ? OWN_PLACE : '';

/** Whether a portal of another folder has marked a token as its own. */
function isOfOtherFolder(token: string | null): boolean {
  if (!token) return false;
  const own = `${fingerprintOf(token)} `;
  return Object.keys(localStorage).some(
    (key) => key.split('@')[0] === MARK && key !== MARK_KEY && readKey(key)?.startsWith(own),
  );
}

/** Whether a key is one of the session's two, where this portal has them now or had them last. */
export function isSessionKey(key: string): boolean {
  return [USER, TOKEN].some((name) => [name + placeOfSession(), name + OWN_PLACE].includes(key));
}

/** The stored session as it stands, expired or not; null when one of the two keys is missing or unreadable, or another API's. */
export function readStoredSession(): Session | null {
  const token = readKey(tokenKey()) ?? '';
  const user = parseUser(readKey(userKey()));
  // With a token that fits into no header every call would fail like a network that is down.
  if (!/^[ -\xff]+$/.test(token) || user === null || isOfOtherApi()) return null;
  return { token, ...user };
}

/** Whether the stored session came from another API than this page's: a server's token is for that server alone. @rule R170 */
export function isOfOtherApi(): boolean {
  const [owner, api] = readKey(MARK_KEY)?.split(' ') ?? [];
  return ownApi !== null && owner === fingerprintOf(readKey(tokenKey()) ?? '') && api !== ownApi;
}

/** Notes which API this page's `config.json` names. */
export function noteOwnApi(mainApiUrl: string): void {
  ownApi = new URL(`${mainApiUrl}/`, location.href).href;
}

/** Marks a token as this portal's, and of this page's API. */
export function markSession(token: string): void {
  if (ownApi !== null) localStorage.setItem(MARK_KEY, `${fingerprintOf(token)} ${ownApi}`);
}

function parseUser(text: string | null): Omit<Session, 'token'> | null {
  try {
    // What is missing throws, like what is no JSON, and `null`.
    const { Name, img, '.expires': expires } = JSON.parse(text ?? '') as Record<string, unknown>;
    return {
      name: typeof Name === 'string' ? Name : '',
      img: typeof img === 'string' && img !== '' ? img : null,
      expiresAt: readInstant(expires) ?? Number.NEGATIVE_INFINITY,
    };
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
