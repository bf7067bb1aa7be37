interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The `default` Trusted Types policy: libraries may load scripts of our own origin by their address (the
 * service worker), and nothing else; HTML from strings stays forbidden. Call once, before any other script.
 */
export function installTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, document.baseURI).origin === location.origin) return url;
      throw new TypeError('script of a foreign origin');
    },
  });
}
