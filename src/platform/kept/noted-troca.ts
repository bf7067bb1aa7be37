import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isStored } from '../session/session-changes.ts';
import { readKey, TROCA_KEY } from '../session/session-storage.ts';

/**
 * Notes that an exchange of this campaign is on its way: whoever loads the page again before its answer came has to
 * know of it (R64). It names no customer, and goes with the session of this token (`forget-customer`).
 */
export function noteTroca(token: string, idCampanha: string): void {
  try {
    if (isStored(token)) localStorage.setItem(TROCA_KEY, noteOf(token, idCampanha));
  } catch {
    // Full or forbidden storage: the exchange itself does not need the note.
  }
}

/** Whether an exchange of this campaign is noted, and of this session. */
export function isTrocaNoted(token: string, idCampanha: string): boolean {
  return readKey(TROCA_KEY) === noteOf(token, idCampanha);
}

/** Takes the note of this campaign away, never that of another session. */
export function forgetTroca(token: string, idCampanha: string): void {
  if (isTrocaNoted(token, idCampanha)) localStorage.removeItem(TROCA_KEY);
}

const noteOf = (token: string, idCampanha: string): string => `${fingerprintOf(token)} ${idCampanha}`;
