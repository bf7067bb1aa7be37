/**
 * Whether an address is the portal's one page. Any other file of the folder (a leaflet, a picture, the charts' page)
 * is the server's to answer.
 */
export function isPortalPage(address: string, scope: string): boolean {
  const { origin, pathname } = new URL(address);
  const home = new URL(scope);
  return origin === home.origin && (pathname === home.pathname || pathname === `${home.pathname}index.html`);
}

/**
 * The address that a notification opens.
 * @param asked what the message names: an address, or a route such as '#/voucher' or '/voucher'
 * @returns an address of the portal's page; anything foreign or unreadable is its start
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
    // No address at all.
  }
  return scope;
}
