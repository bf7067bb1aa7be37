import { act, screen, waitFor, within } from '@testing-library/react';
import { portalServer, renderApp } from './testing/render-app.tsx';

const ANA = '52998224725';
const BRUNO = '11144477735';
const CHECK = 'GET /api/termosaceite/tipo/verificaaceite';

const server = portalServer();
let online: jest.SpyInstance<boolean, []>;
beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

/** Fires the browser's event; no code that listens for it was loaded meanwhile. */
async function networkBack(): Promise<void> {
  await server.faults();
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
}

test('gates that were skipped without a network are run when it is back', async () => {
  online.mockReturnValue(false);
  await server.faults({ path: '/api/*', mode: 'hangup' });
  await renderApp('/portal', { server, documento: BRUNO });
  expect(await screen.findByRole('heading', { level: 1, name: /^Olá/ })).toBeInTheDocument();
  await waitFor(async () => expect(await screen.findByText('Ofertas da semana')).toBeInTheDocument());
  expect(await server.takeLog()).not.toContain(CHECK);
  expect(screen.queryByRole('dialog')).toBeNull();
  await networkBack();
  expect(await screen.findByRole('dialog', { name: 'Antes de continuar' })).toBeInTheDocument();
});

test('banners and footer logos that failed are asked for again with the network', async () => {
  await server.faults({ path: '/api/public/*', mode: 'hangup' });
  await renderApp('/portal', { server, documento: ANA });
  expect(await screen.findByText('Saldo disponível')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Destaques' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Parceiros' })).toBeNull();
  await networkBack();
  expect(await screen.findByRole('region', { name: 'Destaques' })).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Parceiros' })).toBeInTheDocument();
});

test("a read in flight when 'online' fires is retried when it fails", async () => {
  await server.faults({ path: '/api/promocoes/global', mode: 'lostAnswer', ms: 500, times: 1 });
  await renderApp('/portal', { server, documento: ANA });
  expect(await screen.findByText('Saldo disponível')).toBeInTheDocument();
  await waitFor(async () =>
    expect((await server.log()).map(({ path }) => path)).toContain('/api/promocoes/global'),
  );
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('region', { name: 'Feira fresca' })).toBeInTheDocument();
});

test('a failed footer logo is reloaded when the network is back', async () => {
  await renderApp('/pdo', { server, documento: ANA });
  const logos = within(await screen.findByRole('list', { name: 'Parceiros' }));
  const [first] = logos.getAllByRole('img');
  if (first === undefined) throw new Error('no logo');
  const count = logos.getAllByRole('img').length;
  act(() => void first.dispatchEvent(new Event('error')));
  await waitFor(() => expect(logos.getAllByRole('img')).toHaveLength(count - 1));
  await networkBack();
  await waitFor(() => expect(logos.getAllByRole('img')).toHaveLength(count));
});

// @rule R9
test('/voucher says when the stores failed, and has the way to them', async () => {
  await server.faults({ path: '/api/empresas', mode: 'status', status: 500 });
  const { user } = await renderApp('/voucher', { server, documento: ANA });
  expect(await screen.findByText('Não foi possível carregar as lojas.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Mostrar código VIZ10-7F3K2' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.getByText('Não foi possível carregar as lojas.')).toBeInTheDocument());
  await networkBack();
  await waitFor(() =>
    expect(within(screen.getByLabelText('Loja')).getAllByRole('option').length).toBeGreaterThan(3),
  );
  expect(screen.queryByText('Não foi possível carregar as lojas.')).toBeNull();
});
