import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { createUuid } from '../../lib/texto/uuid.ts';
import { canSeal, documentBits } from '../kept/document-bits.ts';
import {
  type Campos,
  dropOldResumePoint,
  type StoredResumePoint,
  type ResumePoint,
  readResumePoint,
  WAIT_MS,
} from './stored-resume-point.ts';
import { forgetResumePoint, RESUME_POINT_KEY } from './resume-point-key.ts';

/** The salt of the last stored resume point: a second call for the same screen merges into it. */
let last = '';

/**
 * Stores the screen in this tab for the same customer. Without `campos` the stored ones of that screen stay. Without
 * WebCrypto (no HTTPS) nothing is stored.
 * @param documento digits
 * @returns once the owner's hash is stored
 * @rule R111
 */
export async function keepResumePoint(documento: string, { rota, campos }: ResumePoint): Promise<void> {
  if (!canSeal()) return;
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
 * This customer's resume point; null without one. Another customer's is deleted.
 * @param documento digits
 */
export async function resumePointOf(documento: string): Promise<ResumePoint | null> {
  const kept = readResumePoint();
  if (kept === null || !canSeal()) return null;
  if (kept.quem === (await fingerprint(kept.sal, documento))) return { rota: kept.rota, campos: kept.campos };
  forgetResumePoint();
  return null;
}

/** False: storage is full or forbidden. */
function write(kept: StoredResumePoint): boolean {
  try {
    sessionStorage.setItem(RESUME_POINT_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

async function fingerprint(sal: string, documento: string): Promise<string> {
  return String(new Uint8Array(await documentBits(sal, documento)));
}

/** `session`: a fingerprint, because the token must not outlive the session. @rule R82 */
let resumed: (ResumePoint & { session: string }) | null = null;

/** Restores the fields on the screen, within this session. */
export function resume(token: string, left: ResumePoint): void {
  resumed = { session: fingerprintOf(token), ...left };
}

/** The fields to restore on a screen; null without any. */
export function resumedFields(token: string | null, rota: string): Campos | null {
  return resumed?.session === fingerprintOf(token ?? '') && resumed.rota === rota ? resumed.campos : null;
}

/** The screen has restored the fields. */
export function forgetResumed(): void {
  resumed = null;
}
