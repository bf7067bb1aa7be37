/**
 * What a failed call hands to whoever asked. Made in `base-query` and `payload` alone.
 * - `http`: the server refused (a 4xx/5xx, or a 200 whose `statusCode` is bad, R6).
 * - `network`: no answer came.
 * - `contract`: an answer came that fits no form of the contract (C3.2).
 */
export interface ApiError {
  kind: 'http' | 'network' | 'contract';
  /** The bad status; null when no answer came, or none that tells what became of a write. */
  status: number | null;
  /** The server's own words (R7); null when it gave none. */
  message: string | null;
  /** The texts of `errors[].message` (R30); empty for most calls. */
  details: readonly string[];
}

/** Tells an `ApiError` from whatever else a rejected call may carry. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'details' in error;
}

const MESSAGE_KEYS = ['error_description', 'description', 'mensagem', 'message'] as const;

/** The one extractor of the server's message (R7): the first that is not empty, at the top or under `data`. */
export function readMessage(body: unknown): string | null {
  for (const level of [body, inner(body)]) {
    for (const key of MESSAGE_KEYS) {
      const value = get(level, key);
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
    }
  }
  return null;
}

/** The texts of an `errors` list, under `data` or `data.data` (R30). */
export function readDetails(body: unknown): string[] {
  const lists = [get(body, 'errors'), get(inner(body), 'errors'), get(inner(inner(body)), 'errors')];
  return lists.map(textsOf).find((texts) => texts.length > 0) ?? [];
}

function textsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const text = typeof item === 'string' ? item : get(item, 'message');
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
}

function inner(body: unknown): unknown {
  return get(body, 'data');
}

function get(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
