import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../testing/render-app.tsx';

const ANA = '52998224725';
const server = portalServer();
const said = () => document.getElementById('said');

beforeAll(() => {
  const [region] = /<div id="said".*/.exec(readFileSync('public/index.html', 'utf8')) ?? [];
  document.body.insertAdjacentHTML('beforeend', String(region));
});

// @rule R301
test('a screen is said by its name, by the area that takes the focus or beside it', async () => {
  await renderApp('/chats', { server, documento: ANA });
  await screen.findByRole('button', { name: 'Mostrar meu código' });
  expect(said()).toHaveAttribute('aria-live', 'polite');
  expect(said()).toBeEmptyDOMElement();
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  act(() => void (location.hash = '#/termos'));
  await waitFor(() => expect(screen.getByRole('main', { name: 'Termos do Programa' })).toHaveFocus());
  expect(said()).toBeEmptyDOMElement();
  act(() => screen.getByRole('button', { name: 'Mostrar meu código' }).focus());
  act(() => void (location.hash = '#/voucher'));
  await waitFor(() => expect(said()).toHaveTextContent('Vouchers'));
  await waitFor(() => expect(said()).toBeEmptyDOMElement(), { timeout: 10_000 });
});

// @rule R301
test('a sign-in and a sign-out are said by the name of their screen', async () => {
  const { user } = await renderApp('/', { server });
  await user.type(screen.getByLabelText('CPF ou CNPJ'), ANA);
  await user.type(screen.getByLabelText('Senha'), 'clube123{Enter}');
  await waitFor(() => expect(said()).toHaveTextContent('Home'));
  await user.click(screen.getByLabelText('Minha conta'));
  await user.click(await screen.findByText('Sair'));
  await waitFor(() => expect(said()).toHaveTextContent('Entre na sua conta'));
});
