import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isStored } from '../session/session-changes.ts';
import { readKey, TROCA_KEY } from '../session/session-storage.ts';

/**
 * Notes that an exchange of this campaign is on its way: whoever loads the page again before its answer came has to
 * know of it. It names no customer, and goes with the session of this token (`forget-customer`).
 * @rule R64
 */
export function noteTroca(token: string, idCampanha: string): void {
  if (isStored(token)) note(token, [...new Set([...notedOf(token), keyOf(idCampanha)])]);
}

/** Whether an exchange of this campaign is noted, and of this session. */
export function isTrocaNoted(token: string, idCampanha: string): boolean {
  return notedOf(token).includes(keyOf(idCampanha));
}

/** Takes the note of this campaign away, never that of another session. */
export function forgetTroca(token: string, idCampanha: string): void {
  if (!isTrocaNoted(token, idCampanha)) return;
  const others = notedOf(token).filter((key) => key !== keyOf(idCampanha));
  if (others.length > 0) note(token, others);
  else localStorage.removeItem(TROCA_KEY);
}

/** The session's campaigns whose exchange has no answer yet. */
function notedOf(token: string): string[] {
  const [owner, ...keys] = (readKey(TROCA_KEY) ?? '').split(' ');
  return owner === fingerprintOf(token) ? keys : [];
}

function note(token: string, keys: readonly string[]): void {
  try {
    localStorage.setItem(TROCA_KEY, [fingerprintOf(token), ...keys].join(' '));
  } catch {
    // Full or forbidden storage: what becomes of the exchange does not depend on the note.
  }
}

/** Without the space that stands between two. */
const keyOf = (idCampanha: string): string => encodeURIComponent(idCampanha);
