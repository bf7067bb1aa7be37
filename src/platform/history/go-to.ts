/** Goes to a route of the portal from outside of a screen; the router follows the address. */
export function goTo(path: string): void {
  location.hash = path;
}
