/** What the portal sends by itself, what only the browser may set, and what it drops without a word. */
const TAKEN =
  /^(?:accept(?:-.*)?|authorization|cache-control|connection|content-.*|cookie2?|date|dnt|domain|expect|host|keep-alive|origin|portal-.*|pragma|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|user-agent|via)$/i;

/**
 * Whether a header of this name can carry something new on the portal's requests.
 * @param name as `config.json` has it; never more than 64 characters, and of letters, digits, `-` and `_` alone
 */
export function isFreeHeaderName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name) && !TAKEN.test(name);
}
