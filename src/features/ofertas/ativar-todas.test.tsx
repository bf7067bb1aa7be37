import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { type HeldActivations, holdActivations } from './testing/held-activations.ts';

const ANA = '52998224725';
const NOME = 'Ativar todas as ofertas';

const server = portalServer();
let calls: HeldActivations;

const item = (nome: string, preco: number, idPromoProd?: number) => ({ nome, preco, idPromoProd });
const ofertas = (publico: string, ...tiposDescontos: object[]) => ({
  path: '/api/promocoes/global',
  mode: 'status' as const,
  status: 200,
  body: [{ nomeExibicao: 'Mercearia', publico, tiposDescontos }],
});
const TRES = [item('Café', 15, 41), item('Pão', 1), item('Chá Mate', 3, 42), item('Arroz', 9, 43)];

beforeEach(async () => {
  await server.faults(ofertas('E', ...TRES));
  calls = holdActivations();
});

const open = async (route = '/promocoes', config = {}) => {
  const app = await renderApp(route, { server, documento: ANA, config });
  await screen.findByRole('heading', { level: 3, name: 'Chá Mate' });
  return app;
};
const todas = async () => screen.findByRole('button', { name: 'Ativar todas' });
const region = () => within(screen.getByRole('region', { name: NOME }));
const announced = () => region().getByRole('status').textContent;
const own = (nome: string) => screen.getByRole('button', { name: new RegExp(`ativ.*: ${nome}$`, 'i') });
const refusal = (description: string) => [200, { statusCode: 400, description }] as const;

// @rule R134, R135
test('activates the shown offers one call at a time', async () => {
  const { user } = await open('/promocoes?ordem=preco');
  await user.click(await todas());
  await waitFor(() => expect(calls.ids).toEqual(['42']));
  expect(await region().findByText('Ativando 1 de 3')).toBeVisible();
  expect(announced()).toBe('Ativando as ofertas…');
  expect(own('Chá Mate')).toHaveTextContent('Ativando…');
  await user.click(own('Chá Mate'));
  await user.click(await todas());
  await calls.answer(200, { mensagem: 'Oferta ativada: Chá Mate.' });
  await waitFor(() => expect(calls.ids).toEqual(['42', '43']));
  expect(region().getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Ativando 2 de 3');
  await calls.answer(...refusal('Esta oferta terminou ontem.'));
  await waitFor(() => expect(calls.ids).toEqual(['42', '43', '41']));
  await calls.answer(200);
  await waitFor(() => expect(announced()).toBe('2 ofertas ativadas, 1 recusada.'));
  const recusadas = region().getByRole('list', { name: 'Ofertas recusadas' });
  expect(within(recusadas).getByRole('listitem')).toHaveTextContent('Arroz: Esta oferta terminou ontem.');
  expect(own('Café')).toHaveTextContent('Oferta ativada');
  expect(own('Arroz')).toHaveTextContent('Ativar oferta');
  // The report replaces the toast.
  expect(screen.queryByText('Oferta ativada: Chá Mate.')).toBeNull();
  // One offer is left: its own button is enough, and the focus stays.
  expect(region().queryByRole('button')).toBeNull();
  expect(screen.getByRole('region', { name: NOME })).toHaveFocus();
  expect(calls.waiting()).toBe(0);
});

// @rule R135
test('‘Parar’ stops after the call in flight', async () => {
  const { user } = await open();
  await user.click(await todas());
  await user.click(region().getByRole('button', { name: 'Parar' }));
  const parando = region().getByRole('button', { name: 'Parando…' });
  expect(parando).toHaveFocus();
  expect(parando).toHaveAttribute('aria-disabled', 'true');
  await calls.answer(200);
  await waitFor(() => expect(announced()).toBe('1 oferta ativada, 2 não tentadas.'));
  expect(screen.getByRole('region', { name: NOME })).toHaveFocus();
  expect(calls.ids).toEqual(['41']);
  await user.click(await todas());
  await waitFor(() => expect(calls.ids).toEqual(['41', '42']));
  expect(region().getByText('Ativando 1 de 2')).toBeVisible();
});

// @rule R134
test('an offer in activation is not sent twice', async () => {
  const { user } = await open();
  await user.click(own('Café'));
  await waitFor(() => expect(calls.ids).toEqual(['41']));
  await user.click(await todas());
  await waitFor(() => expect(calls.ids).toEqual(['41', '42']));
  expect(region().getByText('Ativando 1 de 2')).toBeVisible();
  await user.click(own('Arroz'));
  await waitFor(() => expect(calls.ids).toEqual(['41', '42', '43']));
  await calls.answer(200, { mensagem: 'Café de sempre.' });
  expect(await screen.findByText('Café de sempre.')).toBeVisible();
  await calls.answer(200);
  expect(await region().findByText('Ativando 2 de 2')).toBeVisible();
  await calls.answer(...refusal('Arroz acabou.'));
  await waitFor(() => expect(announced()).toBe('1 oferta ativada, 1 recusada.'));
  expect(region().getByRole('listitem')).toHaveTextContent('Arroz: Arroz acabou.');
  expect(calls.ids).toEqual(['41', '42', '43']);
});

// @rule R135
test('a call without an answer ends the run with an unknown outcome', async () => {
  const { user } = await open();
  await user.click(await todas());
  await calls.answer();
  await waitFor(() =>
    expect(announced()).toBe(
      'Nenhuma oferta ativada, 2 não tentadas. Sem resposta para Café: não se sabe se foi ativada.',
    ),
  );
  expect(calls.ids).toEqual(['41']);
});

// @rule R135
test('the end of the session ends it', async () => {
  const { user } = await open();
  await user.click(await todas());
  await calls.answer(401);
  await waitFor(() => expect(location.hash).toBe('#/'));
  await screen.findByLabelText('CPF ou CNPJ');
  expect(screen.queryByText(/não tentada/)).toBeNull();
  expect(calls.ids).toEqual(['41']);
});

// @rule R135
test.each([
  ['leaving the screen', () => undefined],
  ['leaving it in a browser that keeps no session', () => localStorage.clear()],
])('%s ends it after the call in flight, with a toast', async (_how, prepare) => {
  const { user } = await open();
  prepare();
  await user.click(await todas());
  await waitFor(() => expect(calls.ids).toEqual(['41']));
  await act(async () => {
    location.hash = '#/chats';
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: NOME })).toBeNull());
  await calls.answer(200);
  expect(await screen.findByText('Ativar todas: 1 oferta ativada, 2 não tentadas.')).toBeVisible();
  expect(calls.ids).toEqual(['41']);
});

// @rule R135
test('left before the code of a call is there, nothing is sent', async () => {
  const { unmount } = await open();
  fireEvent.click(await todas());
  unmount();
  render(<ToastHost />);
  expect(await screen.findByText('Ativar todas: Nenhuma oferta ativada, 3 não tentadas.')).toBeVisible();
  expect(calls.ids).toEqual([]);
});

// @rule R134
test('continues while the search shows nothing', async () => {
  const { user } = await open('/promocoes?nome=a');
  await user.click(await todas());
  await user.type(screen.getByRole('searchbox', { name: 'Buscar oferta' }), 'bcd');
  expect(await screen.findByText('Nenhuma oferta encontrada')).toBeVisible();
  await calls.answer(200);
  await calls.answer(200);
  await calls.answer(200);
  await waitFor(() => expect(announced()).toBe('3 ofertas ativadas.'));
});

// @rule R134
test('the home offers it for two activatable offers or more', async () => {
  await server.faults(ofertas('G', ...TRES));
  const { user, unmount } = await open('/portal');
  await user.click(await todas());
  await calls.answer(200);
  await waitFor(() => expect(calls.ids).toEqual(['41', '42']));
  unmount();
  await server.faults(ofertas('E', item('Café', 15, 41), item('Chá Mate', 3)));
  await open();
  expect(own('Café')).toBeVisible();
  expect(screen.queryByRole('region', { name: NOME })).toBeNull();
});

// @rule R104
test('without a network it is off and says why, as the button of one offer', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { user } = await open();
  const button = await todas();
  online.mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  await waitFor(() => expect(button).toHaveAccessibleDescription('Disponível quando a conexão voltar.'));
  await user.click(button);
  expect(region().queryByRole('progressbar')).toBeNull();
  expect(calls.ids).toEqual([]);
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(button).not.toHaveAccessibleDescription());
});

// @rule R89
test('a deployment can leave it out', async () => {
  await open('/promocoes', { features: { activateAll: false } });
  expect(own('Café')).toBeVisible();
  expect(screen.queryByRole('region', { name: NOME })).toBeNull();
});
