const SCRIPT = '<script>';

/**
 * Whether the page's policy allows its inline script. Between a release and the web server's reload it may not: cached so,
 * the portal would not start until the next release.
 * @param page read to its end
 * @returns true when the policy names no script hash
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
