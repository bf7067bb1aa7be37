import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { campo, put, modals, GATES } from '../portal/testing-app.ts';

/** Fills in the login. */
export async function fillLogin(documento: string): Promise<void> {
  await waitFor(() => campo('CPF ou CNPJ'));
  put('CPF ou CNPJ', documento);
  put('Senha', 'clube123');
}

/** Presses a button of the portal by its words. */
export async function click(text: string): Promise<void> {
  const [button] = await screen.findAllByText(text, { selector: 'button, button *' });
  await act(async () => void fireEvent.click(button as HTMLElement));
}

export async function typeAndEnter(documento: string): Promise<void> {
  await fillLogin(documento);
  await click('Entrar');
}

/** Waits until the portal is at a path. */
export const at = async (path: string): Promise<void> =>
  waitFor(() => expect(location.hash).toBe(`#${path}`));

export const termsStand = (): boolean => modals().includes(GATES.terms);
