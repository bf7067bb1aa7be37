import { fireEvent, screen, waitFor } from '@testing-library/react';
import { said } from '../../app/testing/form.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const PATH = '/api/login/alterarsenha';

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const LABELS = ['Senha atual *', 'Nova senha *', 'Confirmar nova senha *'] as const;
const fields = () => LABELS.map((label) => screen.getByLabelText(label));
const put = (...values: string[]) => {
  for (const [index, field] of fields().entries())
    fireEvent.change(field, { target: { value: values[index] } });
};
const confirmar = async () => screen.findByText('Confirmar', { selector: 'button' });
const works = async (token: string) =>
  (await fetch(`${server.baseUrl}/api/pessoa`, { headers: { authorization: `Bearer ${token}` } })).ok;

// @rule S2.71, S5.11, S5.12, S5.13, S5.14, S9.6
test('invalid passwords are named and not sent', async () => {
  const { user } = await renderApp('/change-password', { server, documento: MERCADO });
  await user.click(await confirmar());
  expect(await screen.findByText('Digite a senha atual')).toBeVisible();
  expect(screen.getByText('Digite a nova senha')).toBeVisible();
  expect(fields()[0]).toHaveFocus();
  put('errada', 'ab', 'abc');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('A nova senha deve ter no mínimo 3 caracteres')).toBeVisible();
  expect(screen.getByText('As senhas não coincidem')).toBeVisible();
  expect(await server.posted(PATH)).toEqual([]);
});

// @rule S2.71, S8.24, R5
test('a refusal keeps the session, a success ends the others', async () => {
  const elsewhere = await server.signIn(MERCADO);
  const { user } = await renderApp('/change-password', { server, documento: MERCADO });
  await confirmar();
  put('errada', 'nova+senha&1', 'nova+senha&1');
  await user.click(await confirmar());
  await said('Senha atual incorreta.');
  expect(fields()[1]).toHaveValue('nova+senha&1');
  // The error belongs to this form: the session stays.
  const body = { description: 'Confira a senha.' };
  await server.faults({ method: 'POST', path: PATH, mode: 'status', status: 401, times: 1, body });
  await user.click(await confirmar());
  await said('Confira a senha.');
  expect(location.hash).toBe('#/change-password');
  expect(localStorage.getItem('portal.token')).not.toBeNull();

  put('clube123', 'nova+senha&1', 'nova+senha&1');
  await user.click(await confirmar());
  await said('Senha alterada com sucesso');
  expect(await confirmar()).toHaveFocus();
  for (const field of fields()) {
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('type', 'password');
  }
  expect(await works(elsewhere)).toBe(false);
  expect(await works(localStorage.getItem('portal.token') ?? '')).toBe(true);
  put('nova+senha&1', 'clube123', 'clube123');
  await user.click(await confirmar());
  await waitFor(() => expect(fields()[0]).toHaveValue(''));
  expect(await works(await server.signIn(MERCADO))).toBe(true);
});

// @rule S8.24, R266
test('a refusal by field errors alone does not blame the current password', async () => {
  const { user } = await renderApp('/change-password', { server, documento: MERCADO });
  await confirmar();
  put('clube123', 'curta', 'curta');
  const body = {
    data: { errors: [{ message: 'A senha precisa de 8 caracteres' }, { message: 'Use um número' }] },
  };
  await server.faults({ method: 'POST', path: PATH, mode: 'status', status: 422, body });
  await user.click(await confirmar());
  await said('A senha precisa de 8 caracteres. Use um número');
  expect(screen.queryByText(/não confere/)).toBeNull();
});

// @rule S2.71
test("a person's password may stay the same", async () => {
  const { user } = await renderApp('/change-password', { server, documento: ANA });
  await confirmar();
  put('clube123', 'clube123', 'clube123');
  fields()[2]?.focus();
  await user.keyboard('{Enter}');
  await said('Senha alterada com sucesso');
  expect(await server.posted(PATH)).toHaveLength(1);
  // The focused field was remounted; focus stays in the form (WCAG 2.4.3).
  expect(await confirmar()).toHaveFocus();
});

// @rule C4.4
test('promises nothing about other devices', async () => {
  await renderApp('/change-password', { server, documento: ANA });
  await confirmar();
  expect(screen.queryByText(/aparelho/)).toBeNull();
});
