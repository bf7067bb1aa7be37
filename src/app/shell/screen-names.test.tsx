import { act, screen, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../testing/render-app.tsx';

const ANA = '52998224725';
const server = portalServer();

// @rule R301
test('a screen is said by its name, by the area that takes the focus or beside it', async () => {
  await renderApp('/chats', { server, documento: ANA });
  const said = () => document.querySelector('.shell-column > [aria-live]');
  await screen.findByRole('button', { name: 'Mostrar meu código' });
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
