/** Whether an address is of our origin: only there browsers honour `download`. @rule R57 */
export function isOwnOrigin(url: string): boolean {
  return new URL(url, location.href).origin === location.origin;
}
