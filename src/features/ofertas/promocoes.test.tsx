import { screen, waitFor, within } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const GLOBAL = '/api/promocoes/global';
const ATIVAR = '/api/promocao/ativar';

const server = portalServer();

const grupo = (nomeExibicao: string, ...tiposDescontos: object[]) => ({
  nomeExibicao,
  publico: 'E',
  tiposDescontos,
});
const CAFE = { nome: 'Café Torrado', preco: 15, precoOriginal: 20, idPromoProd: 41 };
const PAO = { nome: 'Pão de Queijo', preco: 8, precoOriginal: 16 };
const CHA = { nome: 'Chá Mate', preco: 3, idPromoProd: 42 };
const ACUCAR = { nome: 'Açúcar e café', preco: 5 };

const ofertas = (...body: object[]) => ({ path: GLOBAL, mode: 'status' as const, status: 200, body });
beforeEach(async () => {
  await server.faults(ofertas(grupo('Mercearia', CAFE, PAO), grupo('Bebidas', CHA, ACUCAR)), {
    path: ATIVAR,
    method: 'POST',
    mode: 'status',
    status: 200,
    body: {},
  });
});

const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const groups = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const ALL = ['Café Torrado', 'Pão de Queijo', 'Chá Mate', 'Açúcar e café'];
const field = async () => screen.findByRole('searchbox', { name: 'Buscar oferta' });
const open = async (query = '', config = {}) => {
  const app = await renderApp(`/promocoes${query}`, { server, documento: ANA, config });
  await waitFor(() => expect(cards()).not.toHaveLength(0));
  return app;
};

// @rule R130, R133
test("without a search the list keeps the server's order", async () => {
  await open();
  expect(cards()).toEqual(ALL);
  expect(groups()).toEqual(['Mercearia', 'Bebidas']);
  expect(screen.getByText('4 ofertas').closest('output, [role=status], [aria-live]')).toBeNull();
  expect(screen.queryByText(/encontrada/)).toBeNull();
  expect(screen.getByLabelText('Ordenar por')).toHaveDisplayValue('Recomendadas');
  expect(screen.queryByRole('button', { name: 'Limpar busca' })).toBeNull();
  expect(location.hash).not.toMatch(/nome|ativar|ordem/);
});

// @rule R130, R131, R133
test('a search ignores accents and case', async () => {
  const { user } = await open('?idEmpresa=1');
  const places = history.length;
  await user.type(await field(), 'CAFE ');
  await waitFor(() => expect(cards()).toEqual(['Café Torrado', 'Açúcar e café']));
  expect(groups()).toEqual(['Mercearia', 'Bebidas']);
  const status = await screen.findByText('2 ofertas encontradas');
  expect(screen.queryByText('4 ofertas')).toBeNull();
  expect(status).toHaveAttribute('class');
  expect(status.tagName).toBe('OUTPUT');
  await waitFor(() => expect(location.hash).toBe('#/promocoes?idEmpresa=1&nome=CAFE'));
  expect(await field()).toHaveValue('CAFE ');
  await user.type(await field(), 'torr');
  expect(await field()).toHaveValue('CAFE torr');
  await waitFor(() => expect(cards()).toEqual(['Café Torrado']));
  expect(await screen.findByText('1 oferta encontrada')).toBe(status);
  expect(history).toHaveLength(places);
});

// @rule R133
test('an empty result is cleared by a button', async () => {
  const { user } = await open('?ordem=preco');
  await user.type(await field(), 'xyz');
  expect(await screen.findByText('Nenhuma oferta encontrada')).toBeInTheDocument();
  expect(cards()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  await waitFor(() => expect(cards()).toEqual(ALL));
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('');
  await waitFor(() => expect(location.hash).toBe('#/promocoes'));
});

// @rule R130
test('‘Só as que faltam ativar’ keeps an activated offer until the next search', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Só as que faltam ativar' }));
  await waitFor(() => expect(cards()).toEqual(['Café Torrado', 'Chá Mate']));
  await waitFor(() => expect(location.hash).toBe('#/promocoes?ativar=1'));
  await user.click(screen.getByRole('button', { name: 'Ativar oferta: Chá Mate' }));
  expect(await screen.findByRole('button', { name: 'Oferta ativada: Chá Mate' })).toHaveFocus();
  await user.type(await field(), 'a');
  await waitFor(() => expect(cards()).toEqual(['Café Torrado']));
});

// @rule R131, R132
test('a shared address restores search and order', async () => {
  const { user } = await open('?ordem=desconto&nome=a');
  expect(await field()).toHaveValue('a');
  expect(groups()).toEqual(['Maior desconto']);
  expect(cards()).toEqual(['Pão de Queijo', 'Café Torrado', 'Chá Mate', 'Açúcar e café']);
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Menor preço');
  await waitFor(() =>
    expect(cards()).toEqual(['Chá Mate', 'Açúcar e café', 'Pão de Queijo', 'Café Torrado']),
  );
  expect(within(screen.getByRole('region', { name: 'Menor preço' })).getAllByRole('article')).toHaveLength(4);
  // An address set elsewhere updates the field: a menu link, Back.
  location.hash = '#/promocoes?nome=mate';
  await waitFor(() => expect(cards()).toEqual(['Chá Mate']));
  expect(await field()).toHaveValue('mate');
});

// @rule R89
test('a deployment can leave the search out', async () => {
  await open('?nome=mate&ordem=preco', { features: { offerSearch: false } });
  expect(cards()).toEqual(ALL);
  expect(screen.queryByLabelText('Buscar oferta')).toBeNull();
});

// @rule R131
test('it outlives the way back, a reload and another store', async () => {
  const { user, unmount } = await open('?idEmpresa=1');
  await user.type(await field(), 'cafe');
  await waitFor(() => expect(location.hash).toBe('#/promocoes?idEmpresa=1&nome=cafe'));
  location.hash = '#/chats';
  await screen.findByRole('heading', { level: 1, name: 'Chat' });
  history.back();
  expect(await field()).toHaveValue('cafe');
  await waitFor(() => expect(cards()).toEqual(['Café Torrado', 'Açúcar e café']));
  unmount();
  const again = await renderApp(location.hash.slice(1), { server });
  expect(await field()).toHaveValue('cafe');
  await waitFor(() => expect(cards()).toEqual(['Café Torrado', 'Açúcar e café']));
  await again.user.selectOptions(screen.getByLabelText('Loja'), '2');
  await waitFor(() => expect(location.hash).toBe('#/promocoes?idEmpresa=2&nome=cafe'));
  expect(await field()).toHaveValue('cafe');
});
