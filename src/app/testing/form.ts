import { fireEvent, screen, waitFor } from '@testing-library/react';

/**
 * A field by its label, required or not. Not a Testing Library query: querying all labels takes a sixth of these tests'
 * time.
 */
export const campo = (label: string): HTMLInputElement => labelled(label, (type) => !isChoice(type));

/** A radio button or checkbox by its label, as `campo`. */
export const opcao = (label: string): HTMLInputElement => labelled(label, isChoice);

const isChoice = (type: string) => type === 'checkbox' || type === 'radio';

function labelled(label: string, isKind: (type: string) => boolean): HTMLInputElement {
  const fields = [...document.querySelectorAll('label')]
    // MUI puts a thin space before the asterisk.
    .filter(({ textContent }) => textContent === label || textContent === `${label}\u2009*`)
    .map(({ control }) => control as HTMLInputElement | null)
    .filter((field) => field !== null && isKind(field.type));
  if (fields.length !== 1) throw new Error(`${fields.length} fields are called ‘${label}’`);
  return fields[0] as HTMLInputElement;
}

/** Sets a field's value, like pasting. */
export const put = (label: string, value: string): boolean =>
  fireEvent.change(campo(label), { target: { value } });

/** Waits for text that is in a toast and in its live region. */
export const said = async (text: string): Promise<void> =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

/** Closes all toasts. Not by role or label: that takes a tenth of a second on a whole form. */
export async function closeToasts(): Promise<void> {
  await waitFor(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[aria-label="Fechar aviso"]');
    for (const close of buttons) close.click();
    expect(buttons).toHaveLength(0);
  });
}
