/** Where this tab was left when its session got old, and what was typed there (`draft/left-place`, R111). */
export const PLACE_KEY = 'portal.continuar';

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(PLACE_KEY);
  } catch {
    // Forbidden in this browser: nothing was kept.
  }
}

/** Whether a place waits, of whomever and however old. */
export function isPlaceLeft(): boolean {
  try {
    return PLACE_KEY in sessionStorage;
  } catch {
    return false;
  }
}
