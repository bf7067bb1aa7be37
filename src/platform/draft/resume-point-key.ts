import { ofFolder } from '../start/own-folder.ts';
/** Where this tab was left when its session got old, and what was typed there (`draft/resume-point`). @rule R111 */
export const RESUME_POINT_KEY = ofFolder('portal.continuar');

export function forgetResumePoint(): void {
  try {
    sessionStorage.removeItem(RESUME_POINT_KEY);
  } catch {
    // Forbidden in this browser: nothing was kept.
  }
}

/** Whether a screen waits, of whomever and however old. */
export function hasResumePoint(): boolean {
  try {
    return RESUME_POINT_KEY in sessionStorage;
  } catch {
    return false;
  }
}
