import { applyMask, type Mask } from '../../lib/campos/mascara.ts';

interface Typed {
  /** What the field held before. */
  previous: string;
  /** Of the input event; '' where the browser does not say. */
  inputType: string;
  /** A keyboard is still composing a word: the text is its own until it has ended. */
  isComposing?: boolean;
  mask: Mask;
}

interface Shown {
  value: string;
  caret: number | null;
}

/** What is known of a field besides its text. */
interface Edits {
  /** Its text when a composition began; null: none is under way. */
  composed: string | null;
  /** As the last edit left it. Another text since: the steps are of a text that has gone. */
  now: Shown;
  past: Shown[];
  future: Shown[];
}

const known = new WeakMap<HTMLInputElement, Edits>();

/**
 * Puts the separators into what was just typed, in the field itself: the next key may come before a render, and must
 * find the text and the caret. The caret stays behind the character it was behind. While a keyboard composes a word nothing is
 * changed: the word would be put in twice.
 * @returns the text with separators
 * @rule R21, R165
 */
export function maskInput(
  input: HTMLInputElement,
  { previous, inputType, isComposing = false, mask }: Typed,
): string {
  const edits = editsOf(input, previous);
  if (isComposing) {
    edits.composed ??= previous;
    return input.value;
  }
  const before = edits.composed ?? previous;
  const edited = applyMask({
    previous: before,
    value: input.value,
    caret: input.selectionStart,
    mask,
    forward: inputType === 'deleteContentForward',
    keyed: edits.composed !== null,
  });
  if (edited.value !== before) {
    edits.past.push(edits.now);
    edits.future = [];
  }
  edits.composed = null;
  show(input, edits, edited);
  return edited.value;
}

function editsOf(input: HTMLInputElement, value: string): Edits {
  const edits = known.get(input);
  if (edits !== undefined && (edits.composed !== null || edits.now.value === value)) return edits;
  const fresh: Edits = { composed: null, now: { value, caret: value.length }, past: [], future: [] };
  known.set(input, fresh);
  return fresh;
}

function show(input: HTMLInputElement, edits: Edits, { value, caret }: Shown): void {
  input.value = value;
  input.setSelectionRange(caret, caret);
  edits.now = { value, caret };
}

/** As much as of a key press says whether it undoes or redoes. */
type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

/**
 * Undoes the last edit of a masked field, or redoes it: a text that a script has written is none that the browser goes back
 * from.
 * @returns whether the field holds another text now
 * @rule R165
 */
export function undoMasked(input: HTMLInputElement, keys: Keys): boolean {
  const way = wayOf(keys);
  const edits = known.get(input);
  if (way === null || edits === undefined || edits.now.value !== input.value) return false;
  keys.preventDefault();
  const step = edits[way].pop();
  if (step === undefined) return false;
  edits[way === 'past' ? 'future' : 'past'].push(edits.now);
  show(input, edits, step);
  return true;
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): 'past' | 'future' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'future' : 'past';
  return letter === 'y' && ctrlKey ? 'future' : null;
}
