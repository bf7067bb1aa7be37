import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Fault } from '../../../server/http/faults.ts';
import { readAnswer } from '../../base/device/last-answers.ts';
import { forgetStoredSession } from '../../base/device/forget-customer.ts';
import { portalServer, renderApp } from '../testing/render-app.tsx';

const ANA = '52998224725';
const NOTE = /^Não foi possível atualizar\. Dados de \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/;
const SALDO = '/api/contacorrente/saldo';
const EXTRATO = '/api/contacorrente/extrato';

const server = portalServer();
afterEach(() => forgetStoredSession());

const statement = async () => within(await screen.findByRole('main')).findAllByRole('heading', { level: 3 });
const token = () => localStorage.getItem('portal.token') ?? '';

/** Loads and stores the statement, then reloads with these faults. */
async function reloadWith(...faults: Fault[]) {
  const first = await renderApp('/contacorrente/extrato', { server, documento: ANA });
  const seen = (await statement()).map(({ textContent }) => textContent);
  await waitFor(async () => expect(await readAnswer(token(), EXTRATO)).not.toBeNull());
  await waitFor(async () => expect(await readAnswer(token(), SALDO)).not.toBeNull());
  first.unmount();
  first.root.session.stop();
  await server.faults(...faults);
  const second = await renderApp('/contacorrente/extrato', { server });
  return { ...second, seen };
}

// @rule R90
test.each(['hangup', 'status'] as const)(
  'a failed statement (%s) shows the stale answer with its time',
  async (mode) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const status = 503;
    const { user, seen } = await reloadWith({ path: EXTRATO, mode, status }, { path: SALDO, mode, status });
    expect(await screen.findByText(NOTE)).toBeInTheDocument();
    expect((await statement()).map(({ textContent }) => textContent)).toEqual(seen);
    await server.faults();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
    expect((await statement()).map(({ textContent }) => textContent)).toEqual(seen);
  },
);

const GLOBAL = '/api/promocoes/global';
const OFERTA = [
  { nomeExibicao: 'Mercearia', publico: 'E', tiposDescontos: [{ nome: 'Café', idPromoProd: 41 }] },
];
const ativar = async () => screen.findByRole('button', { name: 'Ativar oferta: Café' });

/** Loads and stores the offers of store 1, then reloads with these faults. */
async function reloadOfertas() {
  const good = { path: GLOBAL, mode: 'status' as const, status: 200, body: OFERTA };
  await server.faults(good);
  const first = await renderApp('/promocoes?idEmpresa=1', { server, documento: ANA });
  await ativar();
  await waitFor(async () => expect(await readAnswer(token(), GLOBAL)).not.toBeNull());
  first.unmount();
  first.root.session.stop();
  await server.faults({ path: GLOBAL, mode: 'status', status: 503 });
  const second = await renderApp('/promocoes?idEmpresa=1', { server });
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  expect(await ativar()).toHaveAttribute('aria-disabled', 'true');
  return { ...second, good };
}

// @rule R90
test('the stale note names the network or the server as the cause', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await reloadWith({ path: EXTRATO, mode: 'hangup' });
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^Dados de/)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
});

// @rule R90, R104
test('an invalid answer keeps the stale one and its note', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await reloadOfertas();
  await server.takeLog();
  await server.faults({ path: GLOBAL, mode: 'status', status: 200, body: { ok: true } });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(async () => expect(await server.takeLog()).toContain(`GET ${GLOBAL}`));
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  expect(await ativar()).toHaveAttribute('aria-disabled', 'true');
  expect((await readAnswer(token(), GLOBAL))?.body).toMatchObject({ data: OFERTA });
});

// @rule R90, R104
test('a store with stale offers refetches when chosen again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { good } = await reloadOfertas();
  await server.faults({ ...good, body: [] });
  await act(async () => void (location.hash = '#/promocoes?idEmpresa=2'));
  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  await server.faults(good);
  await server.takeLog();
  await act(async () => void (location.hash = '#/promocoes?idEmpresa=1'));
  expect(await ativar()).not.toHaveAttribute('aria-disabled', 'true');
  expect(await server.takeLog()).toContain(`GET ${GLOBAL}`);
});

/** Stores the points of campaign 1, leaves the page, and breaks their call. */
async function keepPontos(): Promise<void> {
  const path = '/api/fidelidade/campanha/1/extratos/pontos';
  const first = await renderApp('/campanha/1/detalhes', { server, documento: ANA });
  await waitFor(async () => expect(await readAnswer(token(), path)).not.toBeNull());
  first.unmount();
  first.root.session.stop();
  await server.faults({ path, mode: 'hangup' });
}

// @rule R104
test("one campaign's earlier answer holds up no other campaign", async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await keepPontos();
  await renderApp('/campanha/1/detalhes', { server });
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  await act(async () => void (location.hash = '#/campanha/2/resgates'));
  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  await act(async () => void (location.hash = '#/campanha/1/resgates'));
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
});

// @rule R90
test.each([
  ['/compras', '/api/pessoa/cupons', { data: [], totalPages: 0 }, 'Não há registros para serem mostrados'],
  ['/promocoes?idEmpresa=1', GLOBAL, [], 'Nenhuma oferta encontrada.'],
  ['/location', '/api/lojas', { empresas: [] }, 'Nenhuma loja para mostrar.'],
] as const)('%s: a stale empty list counts as failed', async (route, path, body, words) => {
  await server.faults({ path, mode: 'status', status: 200, body });
  const first = await renderApp(route, { server, documento: ANA });
  expect(await screen.findByText(words)).toBeInTheDocument();
  await waitFor(async () => expect(await readAnswer(token(), path)).not.toBeNull());
  first.unmount();
  first.root.session.stop();
  await server.faults({ path, mode: 'hangup' });
  await renderApp(route, { server });
  expect(await screen.findByText('Não foi possível carregar')).toBeInTheDocument();
  expect(screen.queryByText(words)).toBeNull();
  await screen.findByText(NOTE);
});

// @rule R88
test('stored answers are deleted at sign-out', async () => {
  const { root } = await reloadWith({ path: EXTRATO, mode: 'hangup' });
  await screen.findByText(NOTE);
  const ended = token();
  await act(async () => root.session.send({ type: 'session.rejected', token: ended }));
  await screen.findByRole('button', { name: 'Entrar' });
  expect(await readAnswer(ended, EXTRATO)).toBeNull();
});

// @rule R90
test('a screen that writes gets no stale answer', async () => {
  await keepPontos();
  await renderApp('/campanha/1/resgates', { server });
  expect((await screen.findAllByRole('button', { name: 'Tentar novamente' })).length).toBeGreaterThan(0);
  expect(screen.queryByText(NOTE)).toBeNull();
});

// @rule R89, C1.9
test('a deployment that leaves the feature out keeps nothing', async () => {
  await renderApp('/contacorrente/extrato', {
    server,
    documento: ANA,
    config: { features: { lastKnown: false } },
  });
  await statement();
  await server.roundTrip();
  expect(await readAnswer(token(), EXTRATO)).toBeNull();
});
