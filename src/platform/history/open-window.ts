/**
 * Opens a new tab that cannot reach back to this one.
 * @param address an address of the portal, or one that `safeUrl` has let through
 * @returns false when the browser blocked it. With the feature 'noopener' nobody could tell: the opener is cut
 *   off afterwards instead, before anything of the new page runs.
 * @rule R12, R13
 */
export function openWindow(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}
