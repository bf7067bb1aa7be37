import { createListeners } from '../../lib/listeners.ts';

/** An answer on the screen that is not of now. */
export interface Known {
  /** The session's fingerprint: this outlives the session, and the token must not. @rule R82 */
  owner: string;
  /** When it was answered, epoch milliseconds. */
  at: number;
  address: string;
  /** The screens that show it or act on it, as `rotaDe` writes them. */
  rotas: readonly string[];
  /** Takes it out of the page's memory. */
  drop: () => void;
}

/** By call, and who hears of a change: for `known-answers`, which comes later. */
export const known = new Map<string, Known>();
export const listeners = createListeners();

/** Calls back once something on the screen is not of now. */
export function onceKnown(call: () => void): void {
  if (known.size > 0) call();
  else listeners.listen(call);
}
