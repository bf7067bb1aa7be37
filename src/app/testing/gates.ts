import { act, waitFor } from '@testing-library/react';

/** The gates' titles. */
export const GATES = {
  terms: 'Antes de continuar',
  phone: 'Telefone não informado',
  whatsapp: 'Receber novidades pelo WhatsApp?',
} as const;

/** The titles of the modals that stand. Not by role: on a whole screen that costs a second. */
export const modals = (): string[] =>
  [...document.querySelectorAll('[role=dialog]')].map((modal) => {
    const title = document.getElementById(modal.getAttribute('aria-labelledby') ?? '');
    return title?.textContent ?? '';
  });

/** Waits until exactly these modals stand. */
export async function expectModals(...titles: string[]): Promise<void> {
  await waitFor(() => expect(modals()).toEqual(titles));
}

/** Goes to a route as a link would, and waits for the words that stand on it. */
export async function follow(path: string, words: string): Promise<void> {
  await act(async () => void (location.hash = path));
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(words));
}
