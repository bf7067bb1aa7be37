/** Whether an address is the portal's page (its text: `cached-copy.ts`). Other files of the folder are the server's. */
export function isPortalPage(address: string, scope: string): boolean {
  const { origin, pathname } = new URL(address);
  const home = new URL(scope);
  return origin === home.origin && (pathname === home.pathname || pathname === `${home.pathname}index.html`);
}

/**
 * The address that a notification opens.
 * @param asked an address, or a route such as '#/voucher' or '/voucher'
 * @returns an address of the portal's page; its start when `asked` is foreign or invalid
 */
export function pageToOpen(asked: unknown, scope: string): string {
  if (typeof asked !== 'string') return scope;
  const route = /^\/(?!\/)/.test(asked) ? `#${asked}` : asked;
  try {
    for (const candidate of [asked, route]) {
      const { href } = new URL(candidate, scope);
      if (isPortalPage(href, scope)) return href;
    }
  } catch {
    // Not an address.
  }
  return scope;
}
