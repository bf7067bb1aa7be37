import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A text field or a choice by its label, with or without the mark of a required one. */
export const campo = (label: string): HTMLInputElement =>
  screen.getByLabelText((words) => words === label || words === `${label} *`, {
    selector: 'select, input:not([type=checkbox], [type=radio])',
  });

/** Puts a value into a field, as pasting does. */
export const put = (label: string, value: string): boolean =>
  fireEvent.change(campo(label), { target: { value } });

/** Waits for words that stand once or twice: in a toast and in the region that reads it out. */
export const said = async (words: string): Promise<void> =>
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);

/** Closes the toasts that stand. */
export async function closeToasts(user: UserEvent): Promise<void> {
  for (const button of screen.queryAllByLabelText('Fechar aviso')) await user.click(button);
  await waitFor(() => expect(screen.queryByLabelText('Fechar aviso')).toBeNull());
}
