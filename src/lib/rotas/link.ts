/** Control characters: browsers drop some inside a URL, so that 'java\nscript:' would run. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const IMAGE_DATA = /^data:image\/(?:png|jpe?g|webp|gif|avif);base64,[a-z0-9+/]+={0,2}$/i;

/**
 * A server's link for `href` and `window.open`.
 * @param value anything; 'www.loja.com.br/x' counts as https
 * @param base resolves relative links; without it they are refused
 * @returns an absolute http(s) URL; null for other schemes, credentials, control characters, invalid URLs
 * @rule R12
 */
export function safeUrl(value: unknown, base?: string): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '' || CONTROL.test(text)) return null;
  const address = /^www\.[^\s/]/i.test(text) ? `https://${text}` : text;
  try {
    const url = new URL(address, base);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * A server's image address: like `safeUrl`, and raster data URLs.
 * @param base as for `safeUrl`
 * @returns an http(s) URL or a base64 data URL of PNG, JPEG, WebP, GIF or AVIF; else null
 */
export function safeImageUrl(value: unknown, base?: string): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return IMAGE_DATA.test(text) ? text : safeUrl(value, base);
}

/**
 * Marks pictures that the service worker may cache, by `referrerPolicy`, the one `<img>` attribute it can see. Equal to the
 * default but for our own path. Never used for a customer's picture.
 */
export const KEEPABLE_PICTURE = 'strict-origin';
