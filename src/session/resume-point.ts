import { rotaDoHash } from '../lib/rotas/rota-de.ts';
import { fingerprintOf } from '../lib/texto/fingerprint.ts';
import { createUuid } from '../lib/texto/texto.ts';
import { canSeal, documentBits } from '../base/device/document-bits.ts';
import {
  type Campos,
  dropOldResumePoint,
  type ResumePoint,
  storedPoint,
  WAIT_MS,
  forgetResumePoint,
} from './stored-resume-point.ts';

/** Whose resume point it is. */
interface Owner {
  /** Of the document, which must not outlive the session. */
  readonly id: string;
  readonly sal: string;
  /** '' until it is computed. */
  quem: string;
  readonly computed: Promise<void>;
}
let owner: Owner | null = null;

function ownerOf(documento: string): Owner {
  const id = fingerprintOf(documento);
  if (owner?.id === id) return owner;
  const sal = createUuid();
  const computed = fingerprint(sal, documento).then((quem) => void (made.quem = quem));
  const made: Owner = { id, sal, quem: '', computed };
  owner = made;
  return made;
}

/** Computes the owner's slow hash in advance: a page that is reloaded right after the session's end keeps its resume point. */
export async function prepareResumePoint(documento: string): Promise<void> {
  if (canSeal()) await ownerOf(documento).computed;
}

/**
 * Stores the screen in this tab for the same customer. Without `campos` those of another call of the same moment stay.
 * Without WebCrypto (no HTTPS) nothing is stored.
 * @param documento digits
 * @returns once the owner's hash is stored
 * @rule R111
 */
export async function keepResumePoint(
  documento: string,
  { rota, address, campos }: ResumePoint,
): Promise<void> {
  if (!canSeal()) return;
  const asked = ownerOf(documento);
  const { sal, quem } = asked;
  const previous = storedPoint.read();
  const typed = previous?.sal === sal && previous.rota === rota ? previous.campos : null;
  if (!storedPoint.write({ em: Date.now(), sal, quem, rota, address, campos: campos ?? typed })) return;
  setTimeout(dropOldResumePoint, WAIT_MS);
  await asked.computed;
  if (owner === asked) owner = null;
  const now = storedPoint.read();
  if (quem === '' && now?.sal === sal) storedPoint.write({ ...now, quem: asked.quem });
}

/**
 * This customer's resume point; null without one. Another customer's is deleted.
 * @param documento digits
 */
export async function resumePointOf(documento: string): Promise<ResumePoint | null> {
  const stored = storedPoint.read();
  if (stored === null || !canSeal()) return null;
  if (stored.quem !== (await fingerprint(stored.sal, documento))) {
    forgetResumePoint();
    return null;
  }
  const { rota, campos } = stored;
  // An earlier build stored none.
  const address = rotaDoHash(`#${stored.address}`) === rota ? stored.address : rota;
  return { rota, address, campos };
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
