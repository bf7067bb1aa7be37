/** Navigates from outside a screen; the router follows the address. */
export function goTo(path: string): void {
  location.hash = path;
}
