/** A field's mask: `read` removes separators, `format` adds them; separators are the characters that `keeps` refuses. */
export interface Mask {
  readonly keeps: (char: string) => boolean;
  /** The kept characters of a text, in order. May drop a prefix only. */
  readonly read: (text: string) => string;
  readonly max: number;
  /** Formats kept characters. Never ends with a separator, which Backspace could not remove. */
  readonly format: (raw: string) => string;
  /** The kept characters of a text that arrives in one piece; null: read as if typed. */
  readonly readWhole?: (text: string) => string | null;
  /** Whether an edited text is left unchanged, as not meant for this mask. */
  readonly leaves?: (edit: MaskEdit) => boolean;
}

export interface MaskEdit {
  readonly previous: string;
  /** The browser's text after the edit. */
  readonly value: string;
  /** `selectionStart` after the edit; null means the end. */
  readonly caret: number | null;
  readonly mask: Mask;
  /** True for `inputType` 'deleteContentForward' (the Delete key). */
  readonly forward?: boolean;
  /** Whether the text arrived in one piece; absent: when more than one character is new. */
  readonly atOnce?: boolean | undefined;
}

export interface MaskedText {
  readonly value: string;
  readonly caret: number;
}

const isDigit = (char: string): boolean => char >= '0' && char <= '9';

export const onlyDigits = (text: string): string => text.replace(/[^0-9]+/g, '');

/**
 * Fills a pattern as far as the characters reach.
 * @param pattern `#` for a character, anything else is a separator: '#####-###'
 * @param raw characters without separators; what does not fit is dropped
 * @returns the text, without a trailing separator
 */
export function fillPattern(pattern: string, raw: string): string {
  let text = '';
  let used = 0;
  for (const slot of pattern) {
    if (used >= raw.length) break;
    text += slot === '#' ? raw.charAt(used++) : slot;
  }
  return text;
}

/** A mask of digits in one fixed pattern. */
export const digitMask = (pattern: string): Mask => ({
  keeps: isDigit,
  read: onlyDigits,
  max: pattern.split('#').length - 1,
  format: (raw) => fillPattern(pattern, raw),
});

/**
 * A whole text through a mask, without a caret: for values that come from the server or from a test.
 * @returns the masked text, cut to what the field holds
 */
export const maskText = (mask: Mask, text: string): string => mask.format(mask.read(text).slice(0, mask.max));

/** The inserted text: what is between the common prefix and suffix. */
export function insertedText(previous: string, value: string): string {
  let start = 0;
  while (start < value.length && value.charAt(start) === previous.charAt(start)) start++;
  let end = 0;
  const most = Math.min(value.length, previous.length) - start;
  while (end < most && value.at(-1 - end) === previous.at(-1 - end)) end++;
  return value.slice(start, value.length - end);
}

/** Whether an edit is no single key, however the browser names it. @rule R278 */
export const isAtOnce = ({ previous, value, atOnce }: MaskEdit): boolean =>
  atOnce ?? insertedText(previous, value).length > 1;

const countKept = (mask: Mask, text: string): number => Array.from(text).filter(mask.keeps).length;

const onlySeparatorsWereDeleted = ({ previous, value, mask }: MaskEdit, caret: number): boolean =>
  value.length < previous.length &&
  countKept(mask, value) === countKept(mask, previous) &&
  previous.startsWith(value.slice(0, caret)) &&
  previous.endsWith(value.slice(caret));

/** The position after the n-th kept character, nearest to the browser's caret. */
function placeCaret(mask: Mask, text: string, kept: number, wanted: number): number {
  let low = 0;
  for (let seen = 0; seen < kept && low < text.length; low++) {
    if (mask.keeps(text.charAt(low))) seen++;
  }
  let high = low;
  while (high < text.length && !mask.keeps(text.charAt(high))) high++;
  return Math.min(Math.max(wanted, low), high);
}

/**
 * One edit of a masked field: masks the text and keeps the caret after its character. Deleting a separator deletes the
 * character next to it. Excess is cut from the inserted text, not from the end. Do not set `maxlength`: it would cut a
 * pasted number before its separators are removed.
 * @rule R21
 */
export function applyMask(edit: MaskEdit): MaskedText {
  const { value, mask } = edit;
  const caret = Math.min(Math.max(edit.caret ?? value.length, 0), value.length);
  if (mask.leaves?.(edit) === true) return { value, caret };
  const whole = mask.readWhole !== undefined && isAtOnce(edit) ? mask.readWhole(value) : null;
  if (whole !== null) {
    const text = mask.format(whole.slice(0, mask.max));
    return { value: text, caret: text.length };
  }
  const all = mask.read(value);
  const split = Math.max(all.length - countKept(mask, value.slice(caret)), 0);
  let left = all.slice(0, split);
  let right = all.slice(split);
  if (onlySeparatorsWereDeleted(edit, caret)) {
    if (edit.forward === true) right = right.slice(1);
    else left = left.slice(0, -1);
  }
  const excess = left.length + right.length - mask.max;
  if (excess > 0) left = left.slice(0, Math.max(left.length - excess, 0));
  const text = mask.format((left + right).slice(0, mask.max));
  return { value: text, caret: placeCaret(mask, text, left.length, caret) };
}
