import { act, waitFor } from '@testing-library/react';
import type { Fault } from './render-app.tsx';

/** What the server says of the customer who signs in. */
export interface Situation {
  terms: boolean;
  phone: boolean;
  whatsapp: boolean;
}

/** Nothing stands in the way. */
export const fine: Situation = { terms: true, phone: true, whatsapp: true };

/** The terms check of every route. */
export const CHECK = '/api/termosaceite/tipo/verificaaceite';

/** Faults that make a situation, whoever signs in. */
export function situation({ terms, phone, whatsapp }: Situation): Fault[] {
  const answer = (path: string, body: object): Fault => ({ path, mode: 'status', status: 200, body });
  return [
    answer(CHECK, { statusCode: 200, data: { aceitouTermos: terms } }),
    answer('/api/pessoa', { nomeRazao: 'Cliente', telefones: phone ? [{ numero: '999990000' }] : null }),
    answer('/api/pessoa/preferencia', {
      preferencias: {
        recebeEmail: true,
        recebeSms: false,
        recebePush: true,
        recebeWhatsapp: whatsapp,
        cupomDigital: true,
      },
    }),
  ];
}

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
