import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { keepAnswer } from '../../../base/device/last-answers.ts';
import { readCustomer } from './stored-customer.ts';
import { forgetStoredSession } from '../../../base/device/forget-customer.ts';
import { holdAnswers } from '../../testing/hold-answers.ts';
import { portalServer, renderApp } from '../../testing/render-app.tsx';

const ANA = '52998224725';
const PESSOA = '/api/pessoa';

const server = portalServer();
afterEach(() => forgetStoredSession());

const open = async () => screen.findByRole('button', { name: 'Mostrar meu código' });
const token = () => localStorage.getItem('portal.token') ?? '';

// @rule R92
test('the code opens over any screen, its number masked', async () => {
  const { user } = await renderApp('/termos', { server, documento: ANA });
  await user.click(await open());
  expect(await screen.findByRole('dialog', { name: 'Meu código' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'QR code do seu documento' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Código de barras do seu documento' })).toBeInTheDocument();
  const number = screen.getByRole('button', { name: /Mostrar número/ });
  expect(number).toHaveTextContent('•••.982.247-••');
  await user.click(number);
  expect(number).toHaveTextContent('529.982.247-25');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(number).toHaveTextContent('•••.982.247-••');
});

// @rule R92, R302
test('a code that comes after its dialog is said', async () => {
  const answer = holdAnswers((address) => address.endsWith(PESSOA));
  const { user } = await renderApp('/termos', { server, documento: ANA });
  await user.click(await open());
  const dialog = await screen.findByRole('dialog', { name: 'Meu código' });
  expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
  await answer();
  await waitFor(() =>
    expect(within(dialog).getByRole('status')).toHaveTextContent('Seu código está na tela.'),
  );
});

// @rule R88, R92
test('the code works offline until sign-out', async () => {
  const first = await renderApp('/termos', { server, documento: ANA });
  await first.user.click(await open());
  await screen.findByRole('img', { name: 'QR code do seu documento' });
  await waitFor(async () => expect(await readCustomer(token())).not.toBeNull());
  first.unmount();
  first.root.session.stop();
  await server.faults({ path: PESSOA, mode: 'hangup' });
  const { user, root } = await renderApp('/termos', { server });
  await user.click(await open());
  expect(await screen.findByRole('img', { name: 'QR code do seu documento' })).toBeInTheDocument();
  const ended = token();
  await act(async () => root.session.send({ type: 'session.rejected', token: ended }));
  await screen.findByRole('button', { name: 'Entrar' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await readCustomer(ended)).toBeNull();
});

// @rule R92
test('a stored name that is not text is dropped', async () => {
  await server.faults({ path: PESSOA, mode: 'hangup' });
  const { user } = await renderApp('/termos', { server, documento: ANA });
  const body = { documento: ANA, nome: { Name: 'Ana' } };
  await keepAnswer(token(), { call: 'codigo-do-cliente', address: '', base: '', body, at: Date.now() });
  await user.click(await open());
  expect(await screen.findByRole('img', { name: 'QR code do seu documento' })).toBeInTheDocument();
});

test('an unknown code says so and can be retried', async () => {
  await server.faults({ path: PESSOA, mode: 'hangup' });
  const { user } = await renderApp('/chats', { server, documento: ANA });
  await user.click(await open());
  expect(await screen.findByText('Não foi possível mostrar seu código')).toBeInTheDocument();
  await server.faults();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('img', { name: 'QR code do seu documento' })).toBeInTheDocument();
});

// @rule R92
test('the shortcut of the installed app opens it once', async () => {
  await renderApp('/portal?codigo', { server, documento: ANA });
  expect(await screen.findByRole('dialog', { name: 'Meu código' })).toBeInTheDocument();
  expect(location.hash).toBe('#/portal');
});

// @rule R89, C1.10
test('is drawn as the deployment configures it, or left out', async () => {
  const { user, unmount } = await renderApp('/chats', {
    server,
    documento: ANA,
    config: { till: { symbology: 'code128', content: 'documento' } },
  });
  await user.click(await open());
  expect(await screen.findByRole('img', { name: 'Código de barras do seu documento' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'QR code do seu documento' })).toBeNull();
  unmount();
  await renderApp('/chats', { server, config: { features: { tillCode: false } } });
  expect(await screen.findByRole('button', { name: 'Minha conta' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mostrar meu código' })).toBeNull();
});
