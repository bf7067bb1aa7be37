import { PLACE_KEY } from '../session/session-changes.ts';

/** Whether a place waits, of whomever and however old. */
export function isPlaceLeft(): boolean {
  try {
    return PLACE_KEY in sessionStorage;
  } catch {
    return false;
  }
}
