/** What stands for bytes that no text has: it was lost on the way, and is never saved back. @rule R166 */
const LOST = '\uFFFD';

/** Whether a value holds text that could not be decoded. */
export const isIllegible = (value: unknown): boolean => JSON.stringify(value ?? null).includes(LOST);

/** An answer's text in the charset that its header names; `Response.text` takes any for UTF-8. @rule R166 */
export async function decoded(response: Response): Promise<string> {
  const [, charset = 'utf-8'] =
    /charset\s*=\s*["']?([\w:.+-]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  if (/^utf-?8$/i.test(charset)) return response.text();
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // No charset has that name.
    return new TextDecoder().decode(bytes);
  }
}
