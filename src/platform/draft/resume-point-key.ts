import { ofFolder } from '../start/own-folder.ts';
/** The screen and input of this tab when its session expired (`draft/resume-point`). @rule R111 */
export const RESUME_POINT_KEY = ofFolder('portal.continuar');

export function forgetResumePoint(): void {
  try {
    sessionStorage.removeItem(RESUME_POINT_KEY);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}

/** Whether a resume point exists, of any customer and age. */
export function hasResumePoint(): boolean {
  try {
    return RESUME_POINT_KEY in sessionStorage;
  } catch {
    return false;
  }
}
