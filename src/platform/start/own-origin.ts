/** Whether an address is of the page's own origin: only there does a browser heed `download`. @rule R57 */
export function isOwnOrigin(url: string): boolean {
  return new URL(url, location.href).origin === location.origin;
}
