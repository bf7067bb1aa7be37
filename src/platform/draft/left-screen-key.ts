import { ofFolder } from '../start/own-folder.ts';
/** Where this tab was left when its session got old, and what was typed there (`draft/left-screen`). @rule R111 */
export const LEFT_SCREEN_KEY = ofFolder('portal.continuar');

export function forgetLeftScreen(): void {
  try {
    sessionStorage.removeItem(LEFT_SCREEN_KEY);
  } catch {
    // Forbidden in this browser: nothing was kept.
  }
}

/** Whether a screen waits, of whomever and however old. */
export function isScreenLeft(): boolean {
  try {
    return LEFT_SCREEN_KEY in sessionStorage;
  } catch {
    return false;
  }
}
