/** Headers that the portal sets, that only the browser may set, or that it drops. */
const TAKEN =
  /^(?:accept(?:-.*)?|authorization|cache-control|connection|content-.*|cookie2?|date|dnt|domain|expect|host|keep-alive|origin|portal-.*|pragma|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|user-agent|via)$/i;

/**
 * Whether a configured header name is usable.
 * @param name at most 64 letters, digits, `-` and `_`
 */
export function isFreeHeaderName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name) && !TAKEN.test(name);
}
