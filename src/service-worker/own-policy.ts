const SCRIPT = '<script>';

/**
 * Whether a page may run its own script by the policy that it came with. Between a release's files and the reload of the web
 * server's configuration it may not: kept so, the portal would be dead on this device until the next release.
 * @param page the page's answer; read to its end
 * @returns true where the answer's policy names no script by its hash
 */
export async function allowsOwnScript(page: Response): Promise<boolean> {
  const policy = page.headers.get('content-security-policy') ?? '';
  const text = await page.text();
  const from = text.indexOf(SCRIPT) + SCRIPT.length;
  const script = text.slice(from, text.indexOf('</script>', from));
  if (!text.includes(SCRIPT) || !policy.includes("'sha256-")) return true;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return policy.includes(`'sha256-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}'`);
}
