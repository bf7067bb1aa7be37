import { fireEvent, screen, waitFor } from '@testing-library/react';

/**
 * A text field or a choice by its label, with or without the mark of a required one. Not by a query: it would ask every
 * field of the form for its labels, a sixth of these tests' time.
 */
export function campo(label: string): HTMLInputElement {
  const fields = [...document.querySelectorAll('label')]
    // MUI puts a thin space before the mark.
    .filter(({ textContent }) => textContent === label || textContent === `${label}\u2009*`)
    .map(({ control }) => control as HTMLInputElement | null)
    .filter((field) => field !== null && !['checkbox', 'radio'].includes(field.type));
  if (fields.length !== 1) throw new Error(`${fields.length} fields are called ‘${label}’`);
  return fields[0] as HTMLInputElement;
}

/** Puts a value into a field, as pasting does. */
export const put = (label: string, value: string): boolean =>
  fireEvent.change(campo(label), { target: { value } });

/** Waits for words that stand once or twice: in a toast and in the region that reads it out. */
export const said = async (words: string): Promise<void> =>
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);

/** Closes the toasts that stand. Not by role or label: on a whole form that costs a tenth of a second, each time. */
export async function closeToasts(): Promise<void> {
  await waitFor(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[aria-label="Fechar aviso"]');
    for (const close of buttons) close.click();
    expect(buttons).toHaveLength(0);
  });
}
