/** The replacement character: lost bytes, never saved back. @rule R166 */
const LOST = '\uFFFD';

/** Whether a value contains undecodable text. */
export const isIllegible = (value: unknown): boolean => JSON.stringify(value ?? null).includes(LOST);

/** An answer's text in its header's charset; `Response.text` assumes UTF-8. @rule R166 */
export async function decoded(response: Response): Promise<string> {
  const [, charset = 'utf-8'] =
    /charset\s*=\s*["']?([\w:.+-]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  if (/^utf-?8$/i.test(charset)) return response.text();
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // Unknown charset.
    return new TextDecoder().decode(bytes);
  }
}
