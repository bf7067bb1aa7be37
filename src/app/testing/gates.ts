import { act, waitFor } from '@testing-library/react';

/** The gates' titles. */
export const GATES = {
  terms: 'Antes de continuar',
  phone: 'Telefone não informado',
  whatsapp: 'Receber novidades pelo WhatsApp?',
} as const;

/** The titles of open modals. Not by role: that takes a second on a whole screen. */
export const modals = (): string[] =>
  [...document.querySelectorAll('[role=dialog]')].map((modal) => {
    const title = document.getElementById(modal.getAttribute('aria-labelledby') ?? '');
    return title?.textContent ?? '';
  });

/** Waits until exactly these modals are open. */
export async function expectModals(...titles: string[]): Promise<void> {
  await waitFor(() => expect(modals()).toEqual(titles));
}

/** Navigates to a route and waits for its text. */
export async function follow(path: string, text: string): Promise<void> {
  await act(async () => void (location.hash = path));
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(text));
}
