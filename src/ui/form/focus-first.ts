/**
 * Moves the focus to the first field, in the order of the page, that has an error (R23).
 * @param form the form
 * @param names the fields with an error, by the names of their controls
 */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  if (form === null) return;
  const controls = [...form.elements] as HTMLInputElement[];
  const first = controls.find((control) => names.includes(control.name));
  if (first === undefined) return;
  // Of a group of radios the chosen one takes the focus, as with the Tab key.
  const chosen = controls.find(({ name, checked }) => name === first.name && checked);
  (first.type === 'radio' ? (chosen ?? first) : first).focus();
}
