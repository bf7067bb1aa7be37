import { screen, waitFor, within } from '@testing-library/react';
import { pressSlowly } from '../../app/testing/presses.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const server = portalServer();

type Ask = Geolocation['getCurrentPosition'];
const asks: Parameters<Ask>[] = [];
const position = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition;
const failure = (code: number) => ({ code }) as GeolocationPositionError;

beforeEach(() => {
  pressSlowly();
  asks.length = 0;
  const geolocation = { getCurrentPosition: (...ask: Parameters<Ask>) => void asks.push(ask) };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const ANA = { documento: '52998224725' };
const names = () =>
  within(screen.getByRole('list', { name: 'Lojas' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });

// @rule R144, R145
test('sorts stores by distance on request and stores no position', async () => {
  const { user } = await renderApp('/location', { server, ...ANA });
  const press = await button('Perto de mim');
  const own = names();
  expect(asks).toHaveLength(0);
  const [keys, address] = [JSON.stringify({ ...localStorage, ...sessionStorage }), location.href];
  // The last call of the start, sent after the screen has settled.
  await waitFor(async () => expect(await server.takeLog()).toContain('GET /api/pessoa'));
  await user.click(press);
  expect(screen.getByText('Procurando onde você está…')).toBeVisible();
  asks[0]?.[0](position(-23.5, -47.45));
  expect(await screen.findByText(/As lojas mais próximas vêm primeiro/)).toBeVisible();
  expect(names()).not.toEqual(own);
  expect(names()[0]).toBe('Vizinhança Campolim');
  expect(screen.getAllByText(/^a \d/).length).toBeGreaterThan(5);
  expect(await server.takeLog()).toEqual([]);
  expect([JSON.stringify({ ...localStorage, ...sessionStorage }), location.href]).toEqual([keys, address]);
  expect(press).toHaveFocus();
  await user.click(press);
  expect(names()).toEqual(own);
  expect(screen.queryByText(/^a \d/)).toBeNull();
});

// @rule S2.47
test('phones and ids that the server sends twice are all shown', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loja = (nomeFantasia: string, latitude: number) => ({
    idEmpresa: 7,
    idEmpFormato: 1,
    nomeFantasia,
    endereco: [{ cidade: 'Campinas', latitude, longitude: -47 }],
    telefone: [{ numero: '1932514100' }, { numero: '1932514100' }],
  });
  const body = { empresas: [loja('Cambuí', -22.9), loja('Jundiaí', -23.2)] };
  await server.faults({ path: '/api/lojas', mode: 'status', status: 200, body });
  await renderApp('/location', { server, ...ANA });
  expect(await screen.findByRole('article', { name: 'Jundiaí' })).toBeVisible();
  expect(names()).toEqual(['Cambuí', 'Jundiaí']);
  expect(screen.getAllByRole('link', { name: /3251-4100/ })).toHaveLength(4);
  expect(errors).not.toHaveBeenCalled();
});

test('a key in the search is shown before map and list follow', async () => {
  await renderApp('/location', { server, ...ANA });
  expect(await screen.findByText('9 lojas')).toBeVisible();
  const field = screen.getByLabelText<HTMLInputElement>(/^Buscar por nome/);
  await withoutAct(async () => {
    // React's own setter of the value hides the change from it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'cambui');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    expect(field).toHaveValue('cambui');
    expect(screen.getByText('9 lojas')).toBeVisible();
    await waitFor(() => expect(screen.getByText('1 loja')).toBeVisible());
  });
});

/** Renders as in a browser, where urgent work comes before the rest. */
async function withoutAct(run: () => Promise<void>): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

// @rule S2.46, S2.47, R58
test('a store links to directions and phone, a search filters', async () => {
  const { user } = await renderApp('/location', { server, ...ANA });
  const cambui = within(await screen.findByRole('article', { name: 'Vizinhança Cambuí' }));
  expect(screen.getByText('9 lojas')).toBeVisible();
  const address = cambui.getByRole('link', {
    name: 'Rua Coronel Quirino, 1045 – Cambuí – Campinas/SP, 13025-002',
  });
  expect(address).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/.*destination=-22\.89453%2C-47\.05211$/),
  );
  expect(address).toHaveAttribute('target', '_blank');
  expect(address).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(cambui.getByText('(19) 3251-4100').closest('a')).toHaveAttribute('href', 'tel:+551932514100');
  const busca = screen.getByLabelText('Buscar por nome, bairro ou cidade');
  await user.type(busca, 'piracicaba');
  expect(await screen.findByText('1 loja')).toBeVisible();
  expect(screen.getByText('Sem localização no mapa.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mapa das lojas' })).toBeNull();
  await user.type(busca, 'xyz');
  expect(await screen.findByText('Nenhuma loja encontrada para essa busca.')).toBeVisible();
});

// @rule R89, R190
test('a deployment without a map has the list with its links alone', async () => {
  await renderApp('/location', { server, ...ANA, config: { map: false } });
  const cambui = within(await screen.findByRole('article', { name: 'Vizinhança Cambuí' }));
  expect(cambui.getByRole('link', { name: /Coronel Quirino/ })).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('button', { name: 'Ver no mapa' })).toBeNull();
  expect(screen.queryByText('Sem localização no mapa.')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Mapa das lojas' })).toBeNull();
});

// @rule R9
test('failed stores can be retried', async () => {
  await server.faults({ path: '/api/lojas', mode: 'hangup', times: 1 });
  const { user } = await renderApp('/location', { server, ...ANA });
  const retry = await screen.findByText('Tentar novamente');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(retry);
  expect(await screen.findByText('9 lojas')).toBeVisible();
});

// @rule R146
test.each([
  [1, /Permita a localização para este site/],
  [2, /Ative a localização nas configurações do aparelho/],
  [3, /demorou demais/],
])('without a place (%i) it says what to do, and can be asked again', async (code, words) => {
  const { user } = await renderApp('/location', { server, ...ANA });
  await user.click(await button('Perto de mim'));
  asks[0]?.[1]?.(failure(code));
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(await button('Perto de mim'));
  expect(screen.queryByText(words)).toBeNull();
  expect(asks).toHaveLength(2);
});

// @rule R146
test('a slow position can be cancelled', async () => {
  const { user } = await renderApp('/location', { server, ...ANA });
  await user.click(await button('Perto de mim'));
  const own = names();
  await user.click(await button('Parar de procurar'));
  asks[0]?.[0](position(-23.5, -47.45));
  expect(await button('Perto de mim')).toHaveFocus();
  expect(names()).toEqual(own);
});

// @rule R146
test('a device without positions says so', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  const { user } = await renderApp('/location', { server, ...ANA });
  await user.click(await button('Perto de mim'));
  expect(await screen.findByText(/O aparelho não sabe onde está/)).toBeVisible();
});

// @rule R147
test('the star toggles the one favourite store', async () => {
  const { user } = await renderApp('/location', { server, ...ANA });
  const star = async (name: string) =>
    within(await screen.findByRole('article', { name })).getByRole('button', { name: 'Loja favorita' });
  await user.click(await star('Vizinhança Taquaral'));
  expect(await star('Vizinhança Taquaral')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await star('Vizinhança Cambuí'));
  expect(await star('Vizinhança Taquaral')).toHaveAttribute('aria-pressed', 'false');
  expect(await star('Vizinhança Cambuí')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await star('Vizinhança Cambuí'));
  expect(screen.queryByRole('button', { name: 'Loja favorita', pressed: true })).toBeNull();
});

// @rule R147
test('without storage the star says so', async () => {
  const { user } = await renderApp('/location', { server, ...ANA });
  const card = await screen.findByRole('article', { name: 'Vizinhança Taquaral' });
  const star = within(card).getByRole('button', { name: 'Loja favorita' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(star);
  expect(await screen.findByText('Este navegador não permite guardar a loja favorita.')).toBeVisible();
  expect(star).toHaveAttribute('aria-pressed', 'false');
});

// @rule R89, C1.9
test('config.json leaves both out', async () => {
  await renderApp('/location', {
    server,
    ...ANA,
    config: { features: { nearby: false, favouriteStore: false } },
  });
  expect(await screen.findByRole('article', { name: 'Vizinhança Cambuí' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Perto de mim' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Loja favorita' })).toBeNull();
});
