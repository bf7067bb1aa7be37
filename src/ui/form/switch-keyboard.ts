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
