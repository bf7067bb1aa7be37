import { applyMask, insertedText, type Mask } from '../../lib/campos/mascara.ts';

interface Typed {
  /** The previous text. */
  previous: string;
  /** The input event's type; '' when unknown. */
  inputType: string;
  /** The input event's text; browsers leave it out for a paste. */
  data?: string | null | undefined;
  /** A composition is in progress: the text is left alone. */
  isComposing?: boolean;
  mask: Mask;
}

interface Shown {
  value: string;
  caret: number | null;
}

/** A field's edit state. */
interface Edits {
  /** The text at the composition's start; null: none is in progress. */
  composed: string | null;
  /** The text of its last step, and whether a step brought more than a key: dictation, a suggestion. */
  step: string;
  inPieces: boolean;
  /** The text after the last edit. If it differs now, the undo steps are obsolete. */
  now: Shown;
  past: Shown[];
  future: Shown[];
}

const histories = new WeakMap<HTMLInputElement, Edits>();

/** Events that bring a whole text, also one that differs from the previous text in one character. */
const AT_ONCE = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'];

/**
 * Masks the typed text in the field itself, since the next key may precede a render. The caret stays behind its character.
 * Compositions are left alone: a change would insert the word twice.
 * @returns the masked text
 * @rule R21, R165, R278
 */
export function maskInput(
  input: HTMLInputElement,
  { previous, inputType, data, isComposing = false, mask }: Typed,
): string {
  const edits = editsOf(input, previous);
  const step = edits.composed === null ? previous : edits.step;
  const isWhole = AT_ONCE.includes(inputType) || (data?.length ?? 0) > 1;
  edits.inPieces = (edits.composed !== null && edits.inPieces) || insertedText(step, input.value).length > 1;
  if (isComposing) {
    edits.composed ??= previous;
    edits.step = input.value;
    return input.value;
  }
  const before = edits.composed ?? previous;
  const edited = applyMask({
    previous: before,
    value: input.value,
    caret: input.selectionStart,
    mask,
    forward: inputType === 'deleteContentForward',
    atOnce: edits.composed === null ? isWhole || undefined : edits.inPieces,
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
  const edits = histories.get(input);
  if (edits !== undefined && (edits.composed !== null || edits.now.value === value)) return edits;
  const now = { value, caret: value.length };
  const fresh: Edits = { composed: null, step: '', inPieces: false, now, past: [], future: [] };
  histories.set(input, fresh);
  return fresh;
}

function show(input: HTMLInputElement, edits: Edits, { value, caret }: Shown): void {
  input.value = value;
  input.setSelectionRange(caret, caret);
  edits.now = { value, caret };
}

/** The parts of a key event that mean undo or redo. */
type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

/**
 * Undoes or redoes a masked field's edit; the browser cannot, after a script has written the text.
 * @returns whether the text changed
 * @rule R165
 */
export function undoMasked(input: HTMLInputElement, keys: Keys): boolean {
  const way = wayOf(keys);
  const edits = histories.get(input);
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

/** The label of the keyboard button. */
export const LETTERS_LABEL = 'ABC: teclado com letras, para CNPJ';

/** Attributes of a numeric field whose keyboard can switch to letters. */
export const keyboardProps = (letters: boolean) =>
  ({ inputMode: letters ? 'text' : 'numeric', autoCapitalize: letters ? 'characters' : 'none' }) as const;

/** The same for the pre-rendered login, whose button keeps its own state. */
export function toggleKeyboard(button: Element): void {
  const letters = button.ariaPressed !== 'true';
  button.ariaPressed = String(letters);
  switchKeyboard(button.previousElementSibling as HTMLInputElement, letters);
}

/** Switches between digits and letters. Refocuses, since phones read `inputmode` on focus. */
export function switchKeyboard(input: HTMLInputElement, letters: boolean): void {
  const { inputMode, autoCapitalize } = keyboardProps(letters);
  input.inputMode = inputMode;
  input.autocapitalize = autoCapitalize;
  input.blur();
  input.focus();
}
