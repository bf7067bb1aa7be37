import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordNewerVersion } from './update/newer-version.ts';
import { portalServer, renderApp } from './testing/render-app.tsx';

/** Features beyond the specification that have no test beside their screen, with their key and without. */

const ANA = '52998224725';
const server = portalServer();

const open = async (path: string, ...leftOut: string[]) =>
  renderApp(path, {
    server,
    ...(path === '/' || path === '/acessibilidade' ? {} : { documento: ANA }),
    config: { features: Object.fromEntries(leftOut.map((key) => [key, false])) },
  });
const main = async () => within(await screen.findByRole('main'));
const entries = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Minha conta' }));
  const menu = within(await screen.findByRole('menu'));
  const fold = menu.queryByRole('menuitem', { name: 'Aparência' });
  if (fold !== null) await user.click(fold);
  const items = [...menu.queryAllByRole('menuitem'), ...menu.queryAllByRole('menuitemradio')];
  return items.map(({ textContent }) => textContent).toSorted();
};
const SPECIFIED = ['Alterar senha', 'Meu perfil', 'Minhas preferências', 'Sair'];

// @rule R89, R20
test('`accessibility` off: no link, and its address leads to the login', async () => {
  const { unmount } = await open('/acessibilidade', 'accessibility');
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  expect(location.hash).toBe('#/');
  expect(screen.queryByRole('link', { name: 'Acessibilidade' })).toBeNull();
  unmount();
  const { user } = await open('/chats', 'accessibility');
  expect(await entries(user)).not.toContain('Acessibilidade');
});

// @rule R89
test('`themes`: no choice of theme in the menu and on the page about accessibility', async () => {
  const { unmount } = await open('/acessibilidade', 'themes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  unmount();
  const { user } = await open('/chats', 'themes', 'accessibility');
  expect(await entries(user)).toEqual(SPECIFIED);
});

// @rule R89
test('with features on the menus have the added entries', async () => {
  const { unmount } = await open('/');
  expect(await screen.findByRole('link', { name: 'Acessibilidade' })).toBeInTheDocument();
  unmount();
  const { user } = await open('/chats');
  expect(await entries(user)).toEqual(
    [
      ...SPECIFIED,
      'Acessibilidade',
      'Alto contraste',
      'Aparência',
      'Tema claro',
      'Tema do aparelho',
      'Tema escuro',
    ].toSorted(),
  );
});

// @rule R89, R20
test('`shoppingList`: its address leads home', async () => {
  await open('/lista', 'shoppingList');
  await waitFor(() => expect(location.hash).toBe('#/portal'));
});

// @rule R89
test('`monthlySavings`: the savings card has no way to the months', async () => {
  const { unmount } = await open('/portal', 'monthlySavings');
  expect(await screen.findByText('Você já economizou')).toBeInTheDocument();
  expect(screen.queryByText('Economia por mês')).toBeNull();
  unmount();
  await open('/portal');
  expect(await screen.findByText('Economia por mês')).toBeInTheDocument();
});

// @rule R89, S2.59
test('`voucherCode`: the cards have their code, and nothing fills the screen with it', async () => {
  await open('/voucher', 'voucherCode');
  expect(await screen.findByText('VIZ10-7F3K2')).toBeInTheDocument();
  expect(screen.queryByText('Mostrar código')).toBeNull();
});

// @rule R89, S2.69
test('`dataCopy` and `deviceWipe`: each alone', async () => {
  const { unmount } = await open('/pdo', 'dataCopy');
  expect((await main()).getByText('Apagar dados deste aparelho')).toBeInTheDocument();
  expect(screen.queryByText('Baixar meus dados')).toBeNull();
  unmount();
  await open('/pdo', 'deviceWipe');
  expect(await screen.findByText('Baixar meus dados')).toBeInTheDocument();
  expect(screen.queryByText('Apagar dados deste aparelho')).toBeNull();
});

// @rule R89, S2.47
test('`storeSearch` and `directions` off: no field, the address is text', async () => {
  const geolocation = {
    getCurrentPosition: (_: unknown, fail: (error: object) => void) =>
      fail({ code: 1, PERMISSION_DENIED: 1 }),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const { user } = await open('/location', 'storeSearch', 'directions');
  const loja = within(await screen.findByRole('article', { name: 'Vizinhança Cambuí' }));
  expect(loja.getByText(/Campinas\/SP/)).toBeVisible();
  expect(loja.queryByRole('link', { name: /Campinas/ })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Perto de mim' }));
  expect(await screen.findByText(/Permita a localização .* e tente de novo\.$/)).toBeVisible();
  Reflect.deleteProperty(navigator, 'geolocation');
});

// @rule R89
test('`leaveQuestion` off: unsaved input does not block leaving', async () => {
  await open('/perfil', 'leaveQuestion');
  fireEvent.change(await screen.findByLabelText(/^Complemento/), { target: { value: 'Casa 2' } });
  await act(async () => void (location.hash = '#/chats'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @rule R89
test('`updateNotice`: a newer version is not offered', async () => {
  const { unmount } = await open('/');
  recordNewerVersion();
  expect(await screen.findByRole('region', { name: 'Nova versão disponível' })).toBeInTheDocument();
  unmount();
  await open('/', 'updateNotice');
  await server.roundTrip();
  expect(screen.queryByRole('region', { name: 'Nova versão disponível' })).toBeNull();
});

// @rule C1.9, R89
test('CONFIG and CONTRACT name exactly the existing keys', () => {
  const source = readFileSync('src/lib/deployment/config.ts', 'utf8');
  const [, type = ''] = /export type Feature =([^;]+);/.exec(source) ?? [];
  const keys = [...type.matchAll(/'(\w+)'/g)].map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(10);
  const [, table = ''] =
    /### Features\n([\s\S]+?)\n#/.exec(readFileSync('docs/deploy/CONFIG.md', 'utf8')) ?? [];
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key)).toEqual(keys);
  const [, list = ''] = /`features` is `\{([^}]+)\}`/.exec(readFileSync('docs/CONTRACT.md', 'utf8')) ?? [];
  expect(list.split(', ')).toEqual(keys);
});
