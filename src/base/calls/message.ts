import { cutText } from '../../lib/texto/texto.ts';
import { itemsIn } from './fields.ts';

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

/** The texts of `errors`, a list or texts by field, at the top, under `data` or `data.data`. @rule R30, R266 */
export function readDetails(body: unknown): string[] {
  return levelsOf(body).flatMap((level) => textsOf(get(level, 'errors')));
}

/** An answer and what is in its envelopes, the outermost first. */
function levelsOf(body: unknown): unknown[] {
  const inner = get(body, 'data');
  return [body, inner, get(inner, 'data')];
}

function textsOf(errors: unknown): string[] {
  const texts = itemsIn(errors).map((item) => textOf(item) || textOf(get(item, 'message')));
  const byField = Array.isArray(errors) || texts[0] !== '' ? [] : Object.values(errors as object);
  return [...texts, ...byField.flat().map(textOf)].filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cutText(value.trim(), LONGEST_MESSAGE) : '';
}

function get(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
