import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { createUuid } from '../../lib/texto/uuid.ts';
import {
  type Campos,
  dropOldScreen,
  type KeptScreen,
  type LeftScreen,
  readKept,
  WAIT_MS,
} from './kept-screen.ts';
import { forgetLeftScreen, LEFT_SCREEN_KEY } from './left-screen-key.ts';

/** So many that trying all documents takes days, where a plain hash takes seconds. @rule R111 */
const ROUNDS = 300_000;

/** The salt of the screen that was kept last in this page: what a second caller knows of it goes into the same. */
let last = '';

/**
 * Keeps the screen in this tab, for the same customer alone. Without `campos` what was just kept of the same screen
 * stays. A page without WebCrypto (no HTTPS) keeps nothing: of the document it could only keep what anybody can try out.
 * @param documento digits
 * @returns once the customer can be told from others
 * @rule R111
 */
export async function keepScreen(documento: string, { rota, campos }: LeftScreen): Promise<void> {
  if (!('subtle' in crypto)) return;
  const before = readKept();
  const same = before?.sal === last && before.rota === rota ? before : null;
  last = same?.sal ?? createUuid();
  const kept = { em: Date.now(), sal: last, quem: '', rota, campos: campos ?? same?.campos ?? null };
  if (!write(kept)) return;
  setTimeout(dropOldScreen, WAIT_MS);
  const quem = await fingerprint(kept.sal, documento);
  const now = readKept();
  if (now?.sal === kept.sal) write({ ...now, quem });
}

/**
 * The screen that this customer left; null without one. What another customer left is deleted.
 * @param documento digits
 */
export async function leftScreenOf(documento: string): Promise<LeftScreen | null> {
  const kept = readKept();
  if (kept === null || !('subtle' in crypto)) return null;
  if (kept.quem === (await fingerprint(kept.sal, documento))) return { rota: kept.rota, campos: kept.campos };
  forgetLeftScreen();
  return null;
}

/** False: storage is full or forbidden, and the customer starts over. */
function write(kept: KeptScreen): boolean {
  try {
    sessionStorage.setItem(LEFT_SCREEN_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

async function fingerprint(sal: string, documento: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(documento), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(sal), iterations: ROUNDS };
  return String(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

/** `session`: not its token, which must not be held once it has ended. @rule R82 */
let handedOver: (LeftScreen & { session: string }) | null = null;

/** The customer goes back to the screen: it finds what was typed, in this session alone. */
export function handOver(token: string, left: LeftScreen): void {
  handedOver = { session: fingerprintOf(token), ...left };
}

/** What was typed before on a screen that the customer has come back to; null: nothing. */
export function typedBefore(token: string | null, rota: string): Campos | null {
  return handedOver?.session === fingerprintOf(token ?? '') && handedOver.rota === rota
    ? handedOver.campos
    : null;
}

/** The screen has taken over what was typed. */
export function forgetHandedOver(): void {
  handedOver = null;
}
