import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { campo, put } from '../../../app/testing/form.ts';
import { PESSOA } from '../../../app/testing/pessoa.ts';
import { type PortalServer, renderApp } from '../../../app/testing/render-app.tsx';

/** `/register` after its form has loaded. */
export async function openRegister(server: PortalServer): ReturnType<typeof renderApp> {
  const app = await renderApp('/register', { server });
  await screen.findByText('Cadastrar', { selector: 'button' });
  return app;
}

/** Visible alerts; the banner's empty region is one too. */
export const alertas = (): (string | null)[] =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** The submit button. */
export const cadastrar = (): HTMLElement => screen.getByText('Cadastrar', { selector: 'button' });

/** Types a CEP of the reference server and waits for its street. */
export async function putKnownCep(): Promise<void> {
  put('CEP', '13083859');
  await waitFor(() => expect(campo('Endereço')).toHaveValue('Rua Sérgio Buarque de Holanda'));
}

/** A valid individual; `documento` makes a new one. */
export async function fillPessoa(user: UserEvent, documento: string = PESSOA.CPF): Promise<void> {
  for (const [label, value] of Object.entries({ ...PESSOA, CPF: documento })) put(label, value);
  await user.click(screen.getByLabelText('Feminino'));
  put('Estado Civil', 'C');
  await putKnownCep();
  await finish(user);
}

/** The rest of the form. */
export async function finish(user: UserEvent): Promise<void> {
  put('Número', '777');
  put('Senha', 's3nha & +');
  put('Confirmar Senha', 's3nha & +');
  await user.click(screen.getByLabelText(/Li e aceito os termos do programa/));
}
