import { act, fireEvent, screen } from '@testing-library/react';
import { campo, put } from '../../app/testing/form.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';
import { storedLista } from './lista.flow.ts';
import { fullLista } from './testing/full-lista.ts';

const server = portalServer();

// @rule R136
test('a full list keeps what is typed, and says that it is full', async () => {
  await renderApp('/lista', { server, documento: '52998224725' });
  await screen.findByText(/^Sua lista está vazia/);
  const token = localStorage.getItem('portal.token') ?? '';
  act(() => void storedLista.change(token, () => ({ itens: fullLista() })));
  await screen.findByText('Item 299');
  const field = campo('Outro item');
  put('Outro item', 'Sabão');
  fireEvent.submit(field);
  expect(await screen.findAllByText('A lista está cheia.')).not.toHaveLength(0);
  expect(field).toHaveValue('Sabão');
});
