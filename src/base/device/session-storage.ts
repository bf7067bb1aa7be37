import type { Session } from '../../../machines/session/session.setup.ts';
import { readInstant } from '../../lib/datas/data-partes.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { parsedFields, readKey } from './keys.ts';
import { OWN_FOLDER, ofFolder } from '../start/folder.ts';

const USER = 'portal.user';
const TOKEN = 'portal.token';
/** Each is written by a `kept/customer-store`; `forget-customer` deletes them with the session. */
export const CUSTOMER_KEYS = {
  vouchers: ofFolder('portal.vouchers'),
  empresas: ofFolder('portal.loja'),
  trocas: ofFolder('portal.troca'),
  lista: ofFolder('portal.lista'),
  visita: ofFolder('portal.visita'),
} as const;
/** The encrypted box of `kept/sealed`; it outlives an expiry, not a sign-out. @rule R250 */
export const SEALED_KEY = ofFolder('portal.guardado');
/** The database of `kept/last-answers`; deleted with the session. */
export const ANSWERS_DATABASE = ofFolder('portal.respostas');

const MARK = 'portal.sessao';
/** The API and token of this portal's session, so that a portal in another folder does not use it. @rule R170 */
export const MARK_KEY = ofFolder(MARK);

/** The main API of `config.json`; null until that is read. */
let mainApi: string | null = null;

/** The names of the session's two keys, prefixed when a portal of another folder uses the plain ones. @rule R170 */
export const userKey = (): string => USER + placeOfSession();
export const tokenKey = (): string => TOKEN + placeOfSession();

const OWN_PLACE = `@${OWN_FOLDER}`;

const placeOfSession = (): string =>
  readKey(TOKEN + OWN_PLACE) !== null || isOfOtherFolder(readKey(TOKEN)) ? OWN_PLACE : '';

/** Whether a portal of another folder owns a token. */
function isOfOtherFolder(token: string | null): boolean {
  if (!token) return false;
  const prefix = `${fingerprintOf(token)} `;
  return Object.keys(localStorage).some(
    (key) => key.split('@')[0] === MARK && key !== MARK_KEY && readKey(key)?.startsWith(prefix),
  );
}

/** Whether a key is one of the session's two, by its current or former name. */
export function isSessionKey(key: string): boolean {
  return [USER, TOKEN].some((name) => [name + placeOfSession(), name + OWN_PLACE].includes(key));
}

/** The stored session, expired or not; null when a key is missing, invalid, or of another API. */
export function readStoredSession(): Session | null {
  const place = placeOfSession();
  const token = readKey(TOKEN + place) ?? '';
  const user = parseUser(readKey(USER + place));
  // With a token that fits no header every call would look like a network failure.
  if (!/^[ -\xff]+$/.test(token) || user === null || isOfOtherApi(token)) return null;
  return { token, ...user };
}

/** Whether the stored session belongs to another API: a token is for its server only. @rule R170 */
export function isOfOtherApi(token = readKey(tokenKey()) ?? ''): boolean {
  if (mainApi === null) return false;
  const [owner, api] = readKey(MARK_KEY)?.split(' ') ?? [];
  return owner === fingerprintOf(token) && api !== mainApi;
}

export function recordApi(mainApiUrl: string): void {
  mainApi = new URL(`${mainApiUrl}/`, location.href).href;
}

/** Marks a token as this portal's and this API's. */
export function markSession(token: string): void {
  if (mainApi !== null) localStorage.setItem(MARK_KEY, `${fingerprintOf(token)} ${mainApi}`);
}

function parseUser(text: string | null): Omit<Session, 'token'> | null {
  const fields = parsedFields(text);
  if (fields === null) return null;
  const { Name, img, '.expires': expires } = fields;
  return {
    name: typeof Name === 'string' ? Name : '',
    img: typeof img === 'string' && img !== '' ? img : null,
    expiresAt: readInstant(expires) ?? Number.NEGATIVE_INFINITY,
  };
}
