import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showToast } from '../ui/feedback/toast.ts';
import { portalServer, renderApp } from './testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';

const server = portalServer();

const closed = async (words: string) => waitFor(() => expect(screen.queryByText(words)).toBeNull());
const entrar = () => screen.findByText('Entrar', { selector: 'button' });

// @rule R152
test("a refused sign-in's toast closes with the next sign-in", async () => {
  const { user } = await renderApp('/', { server });
  await user.type(screen.getByLabelText('CPF ou CNPJ'), ANA);
  await user.type(screen.getByLabelText('Senha'), 'errada1');
  await user.click(await entrar());
  expect(await screen.findByText('CPF/CNPJ ou senha inválidos.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Senha'));
  await user.type(screen.getByLabelText('Senha'), 'clube123');
  await user.click(await entrar());
  expect(await screen.findByText('Saldo disponível')).toBeInTheDocument();
  await closed('CPF/CNPJ ou senha inválidos.');
});

// @rule S8.10, R152
test("'Sair' clears earlier toasts, its own stays on the login", async () => {
  await server.faults({ method: 'POST', path: '/logout', mode: 'hangup' });
  const { user } = await renderApp('/chats', { server, documento: ANA });
  await user.click(await screen.findByLabelText('Minha conta'));
  act(() => showToast({ kind: 'success', message: 'Preferência salva com sucesso!!!' }));
  expect(await screen.findByText('Preferência salva com sucesso!!!')).toBeInTheDocument();
  await user.click(await screen.findByText('Sair'));
  await closed('Preferência salva com sucesso!!!');
  await entrar();
  expect(await screen.findByText('Erro ao fazer logout')).toBeInTheDocument();
});

// @rule R152
test.each(['session.removed', 'renewal.requested'] as const)(
  'a session that ends by %s takes its toasts with it',
  async (type) => {
    const { root } = await renderApp('/chats', { server, documento: ANA });
    act(() => showToast({ kind: 'success', message: 'Registro atualizado com sucesso!!!' }));
    expect(await screen.findByText('Registro atualizado com sucesso!!!')).toBeInTheDocument();
    await act(async () => root.session.send({ type }));
    await entrar();
    await closed('Registro atualizado com sucesso!!!');
  },
);

// @rule S4.13, R152
test('only the last of two registration toasts stays', async () => {
  const { user } = await renderApp('/perfil', { server, documento: MERCADO });
  const card = within(await screen.findByRole('region', { name: 'Situação do cadastro' }));
  await user.click(await card.findByText('Desativar'));
  expect(await screen.findByText(/^Cadastro desativado\./)).toBeInTheDocument();
  // Later than a double click's second press.
  const press = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(press, 'timeStamp', { value: Date.now() + 60_000 });
  fireEvent(await card.findByText('Reativar'), press);
  expect(await screen.findByText(/^Cadastro reativado/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Cadastro desativado\./)).toBeNull());
});
