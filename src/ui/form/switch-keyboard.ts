/** What the button that switches the keyboard of a document's field is called. */
export const LETTERS_LABEL = 'ABC: teclado com letras, para CNPJ';

/** The attributes of a field of digits, whose phone keyboard shows letters when asked to. */
export const keyboardProps = (letters: boolean) =>
  ({ inputMode: letters ? 'text' : 'numeric', autoCapitalize: letters ? 'characters' : 'none' }) as const;

/** The same for the pre-rendered login, whose button has no state but its own. */
export function toggleKeyboard(button: Element): void {
  const letters = button.ariaPressed !== 'true';
  button.ariaPressed = String(letters);
  switchKeyboard(button.previousElementSibling as HTMLInputElement, letters);
}

/** Switches a field between digits and letters. The focus is set anew: phones read `inputmode` when they get it. */
export function switchKeyboard(input: HTMLInputElement, letters: boolean): void {
  const { inputMode, autoCapitalize } = keyboardProps(letters);
  input.inputMode = inputMode;
  input.autocapitalize = autoCapitalize;
  input.blur();
  input.focus();
}
