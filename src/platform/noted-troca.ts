import { impressaoOf } from '../lib/impressao.ts';
import { readKey, readStoredSession, TROCA_KEY } from './session-storage.ts';

/**
 * Notes that an exchange of this campaign is on its way: whoever loads the page again before its answer came has to
 * know of it (R64). It names no customer, and goes with the session (`session-storage`).
 */
export function noteTroca(idCampanha: string): void {
  const note = noteOf(idCampanha);
  try {
    if (note !== null) localStorage.setItem(TROCA_KEY, note);
  } catch {
    // Full or forbidden storage: the exchange itself does not need the note.
  }
}

/** Whether an exchange of this campaign is noted, and of this session. */
export function isTrocaNoted(idCampanha: string): boolean {
  const note = noteOf(idCampanha);
  return note !== null && readKey(TROCA_KEY) === note;
}

/** Takes the note of this campaign away. */
export function forgetTroca(idCampanha: string): void {
  if (isTrocaNoted(idCampanha)) localStorage.removeItem(TROCA_KEY);
}

function noteOf(idCampanha: string): string | null {
  const session = readStoredSession();
  return session === null ? null : `${impressaoOf(session.token)} ${idCampanha}`;
}
