import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { createUuid } from '../../lib/texto/uuid.ts';
import {
  type Campos,
  dropOldResumePoint,
  type StoredResumePoint,
  type ResumePoint,
  readResumePoint,
  WAIT_MS,
} from './stored-resume-point.ts';
import { forgetResumePoint, RESUME_POINT_KEY } from './resume-point-key.ts';

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
export async function keepResumePoint(documento: string, { rota, campos }: ResumePoint): Promise<void> {
  if (!('subtle' in crypto)) return;
  const before = readResumePoint();
  const same = before?.sal === last && before.rota === rota ? before : null;
  last = same?.sal ?? createUuid();
  const kept = { em: Date.now(), sal: last, quem: '', rota, campos: campos ?? same?.campos ?? null };
  if (!write(kept)) return;
  setTimeout(dropOldResumePoint, WAIT_MS);
  const quem = await fingerprint(kept.sal, documento);
  const now = readResumePoint();
  if (now?.sal === kept.sal) write({ ...now, quem });
}

/**
 * The screen that this customer left; null without one. What another customer left is deleted.
 * @param documento digits
 */
export async function resumePointOf(documento: string): Promise<ResumePoint | null> {
  const kept = readResumePoint();
  if (kept === null || !('subtle' in crypto)) return null;
  if (kept.quem === (await fingerprint(kept.sal, documento))) return { rota: kept.rota, campos: kept.campos };
  forgetResumePoint();
  return null;
}

/** False: storage is full or forbidden, and the customer starts over. */
function write(kept: StoredResumePoint): boolean {
  try {
    sessionStorage.setItem(RESUME_POINT_KEY, JSON.stringify(kept));
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
let resumed: (ResumePoint & { session: string }) | null = null;

/** The customer goes back to the screen: it finds what was typed, in this session alone. */
export function resume(token: string, left: ResumePoint): void {
  resumed = { session: fingerprintOf(token), ...left };
}

/** What was typed before on a screen that the customer has come back to; null: nothing. */
export function resumedFields(token: string | null, rota: string): Campos | null {
  return resumed?.session === fingerprintOf(token ?? '') && resumed.rota === rota ? resumed.campos : null;
}

/** The screen has taken over what was typed. */
export function forgetResumed(): void {
  resumed = null;
}
