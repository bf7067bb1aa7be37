interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

let foreign: string | null = null;

/**
 * The `default` Trusted Types policy: libraries may load scripts of our own origin by their address (the
 * service worker), and the configured push SDK its own; nothing else. HTML from strings stays forbidden. Call
 * once, before any other script.
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
  });
}

/** Lets a script of another host through, with what lies in its folder: the SDK's first file fetches the others. */
export function allowScriptsBeside(url: string): void {
  foreign = new URL('.', new URL(url, document.baseURI)).href;
}
