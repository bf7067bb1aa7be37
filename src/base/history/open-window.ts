/**
 * Opens a new tab without an opener.
 * @param address of the portal, or one that `safeUrl` has accepted
 * @returns false when the browser blocked it; 'noopener' would hide that, so the opener is removed afterwards, before the
 * new page runs
 * @rule R12, R13
 */
export function openWindow(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}
