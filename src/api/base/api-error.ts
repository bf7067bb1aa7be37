import { cutText } from '../../lib/texto/cut-text.ts';

/**
 * What a failed call returns; made in `base-query` and `payload` alone.
 * - `http`: the server refused (a 4xx/5xx, or a 200 whose `statusCode` is bad).
 * - `network`: no answer.
 * - `contract`: the answer does not match the schema.
 * @rule C3.2, R6
 */
export interface ApiError {
  kind: 'http' | 'network' | 'contract';
  /** Null when no answer came, or when the write's outcome is unknown. */
  status: number | null;
  /** The server's own words; null when it gave none. @rule R7 */
  message: string | null;
  /** The texts of `errors[].message`; empty for most calls. @rule R30 */
  details: readonly string[];
}

/** Tells an `ApiError` from an exception. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'details' in error;
}

/** In characters: what a toast holds. @rule R174 */
const LONGEST_MESSAGE = 1000;

const MESSAGE_KEYS = ['error_description', 'description', 'mensagem', 'message'] as const;

/** The one extractor of a failure's message: the first that is not empty, at the top or under `data`. @rule R7 */
export function readMessage(body: unknown): string | null {
  return messageIn(levelsOf(body));
}

/** The message of a success; the payload's own takes precedence over its envelope's. @rule R7 */
export function readAnswerMessage(body: unknown): string | null {
  return messageIn(levelsOf(body).reverse());
}

function messageIn(levels: readonly unknown[]): string | null {
  for (const level of levels) {
    for (const key of MESSAGE_KEYS) {
      const text = textOf(get(level, key));
      if (text !== '') return text;
    }
  }
  return null;
}

/** The texts of an `errors` list, under `data` or `data.data`. @rule R30 */
export function readDetails(body: unknown): string[] {
  return levelsOf(body).flatMap((level) => textsOf(get(level, 'errors')));
}

/** An answer and what is in its envelopes, the outermost first. */
function levelsOf(body: unknown): unknown[] {
  const inner = get(body, 'data');
  return [body, inner, get(inner, 'data')];
}

function textsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) => textOf(item) || textOf(get(item, 'message'))).filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cutText(value.trim(), LONGEST_MESSAGE) : '';
}

function get(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
