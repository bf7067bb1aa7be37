interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string; createHTML(html: string): string | null },
  ): unknown;
}

/** Leaflet checks with it, on load, whether the browser reads SVG (docs/adr/0009). */
const SVG_PROBE = '<svg/>';

let foreign: string | null = null;

/**
 * The `default` Trusted Types policy: script addresses of our own origin and of the configured push SDK; no HTML but Leaflet's probe.
 * Call once, before any other script.
 * @rule R47
 */
export function installTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, href } = new URL(url, document.baseURI);
      if (origin === location.origin || (foreign !== null && href.startsWith(foreign))) return url;
      throw new TypeError('foreign script');
    },
    // Null: refused.
    createHTML: (html) => (html === SVG_PROBE ? html : null),
  });
}

/** Allows a script of another host and its folder: the SDK loads more files from there. */
export function allowScriptsBeside(url: string): void {
  foreign = new URL('.', new URL(url, document.baseURI)).href;
}
