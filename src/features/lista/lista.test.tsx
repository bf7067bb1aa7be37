import { act, screen, waitFor, within } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';
import { fullLista } from './testing/full-lista.ts';
import { storedLista } from './lista.flow.ts';
import { forgetStoredSession } from '../../base/device/forget-customer.ts';

const ANA = '52998224725';
const KEY = 'portal.lista';

const server = portalServer();

const dia = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const grupo = (nome: string, dtaFim: string, ...tiposDescontos: object[]) => ({
  nomeExibicao: nome,
  publico: 'E',
  dtaInicio: dia(-20),
  dtaFim,
  tiposDescontos,
});
beforeEach(async () => {
  await server.faults({
    path: '/api/promocoes/global',
    mode: 'status',
    status: 200,
    body: [
      grupo('Mercearia', dia(10), { nome: 'Café', preco: 15 }, { nome: 'Chá', preco: 3 }),
      grupo('De ontem', dia(-3), { nome: 'Arroz', preco: 9 }),
    ],
  });
});

const open = async (route = '/lista', config = {}) => renderApp(route, { server, documento: ANA, config });
const card = async (texts: string) => screen.findByRole('button', { name: new RegExp(`^${texts}`) });
const row = (nome: string) =>
  within(screen.getByRole('button', { name: `Remover: ${nome}` }).closest('li') ?? document.body);
const kept = () =>
  (JSON.parse(localStorage.getItem(KEY) ?? '{"itens":[]}') as { itens: { nome: string }[] }).itens.map(
    ({ nome }) => nome,
  );
const go = async (hash: string) => act(async () => void (location.hash = hash));
const write = async (user: Awaited<ReturnType<typeof open>>['user'], ...texts: string[]) => {
  const field = await screen.findByRole('textbox', { name: 'Outro item' });
  for (const each of texts) await user.type(field, `${each}{Enter}`);
  return field;
};

// @rule R136, R138
test('an offer is listed and unlisted by its own button', async () => {
  const { user } = await open('/promocoes');
  const cafe = await card('Adicionar à lista: Café');
  await user.click(cafe);
  expect(cafe).toHaveTextContent('Na lista');
  await user.click(await card('Adicionar à lista: Arroz'));
  await user.click(await card('Adicionar à lista: Chá'));
  await user.click(await card('Na lista: Chá'));
  expect(kept()).toEqual(['Café', 'Arroz']);
  expect(
    (await server.takeLog()).filter((call) => call.startsWith('POST') && !call.includes('/token')),
  ).toEqual([]);
  await go('#/lista');
  const loja = within(await screen.findByRole('region', { name: /Campinas|Cambuí|–/ }));
  expect(loja.getAllByRole('listitem')).toHaveLength(2);
  expect(row('Café').getByText(/^\s*R\$\s15,00 · até \d\d\/\d\d\/\d{4}$/)).toBeInTheDocument();
  expect(row('Arroz').getByText('Oferta encerrada')).toBeInTheDocument();
  expect(row('Café').queryByText('Oferta encerrada')).toBeNull();
  await go('#/promocoes');
  expect(await card('Na lista: Café')).toBeInTheDocument();
});

// @rule R137
test('own items have a tick and a number', async () => {
  const { user } = await open();
  expect(await screen.findByText(/^Sua lista está vazia/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver ofertas' })).toHaveAttribute('href', '#/promocoes');
  expect(screen.getByText(/^A lista fica só neste aparelho/)).toBeInTheDocument();
  const field = await write(user, 'Sabão', 'Pão', 'sabao');
  expect(field).toHaveValue('');
  await user.type(field, ' {Enter}');
  expect(field).toHaveValue(' ');
  expect(field).toHaveFocus();
  expect(within(screen.getByRole('region', { name: 'Outros itens' })).getAllByRole('listitem')).toHaveLength(
    2,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Pão' }));
  expect(screen.getByText('1 de 2 no carrinho')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mais: Sabão' }));
  expect(row('Sabão').getByText('2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Menos: Sabão' }));
  const less = screen.getByRole('button', { name: 'Menos: Sabão' });
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await user.click(less);
  expect(row('Sabão').getByText('1')).toBeInTheDocument();
});

// @rule R137
test('‘Desfazer’ restores an item without losing the focus', async () => {
  const { user } = await open();
  await write(user, 'Sabão', 'Pão', 'Leite');
  await user.click(screen.getByRole('button', { name: 'Remover: Pão' }));
  expect(screen.getByText('Pão: removido da lista.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(kept()).toEqual(['Sabão', 'Pão', 'Leite']);
  expect(screen.getByRole('textbox', { name: 'Outro item' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'Sabão' }));
  await user.click(screen.getByRole('checkbox', { name: 'Leite' }));
  await user.click(screen.getByRole('button', { name: 'Limpar marcados' }));
  expect(kept()).toEqual(['Pão']);
  expect(screen.getByText('2 itens removidos.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(kept()).toEqual(['Sabão', 'Pão', 'Leite']);
  await user.click(screen.getByRole('button', { name: 'Remover: Leite' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pão' }));
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

// @rule R249
test('the button that adds leaves the focus, and the keyboard, in the field', async () => {
  const { user } = await open();
  const field = screen.getByRole('textbox', { name: 'Outro item' });
  await user.type(field, 'Sabão');
  const left = jest.fn();
  field.addEventListener('blur', left);
  await user.click(screen.getByRole('button', { name: 'Adicionar' }));
  expect(kept()).toEqual(['Sabão']);
  expect(field).toHaveFocus();
  expect(left).not.toHaveBeenCalled();
});

// @rule R137
test("another window's change keeps the focus", async () => {
  const { user } = await open();
  const field = await write(user, 'Sabão', 'Pão');
  await user.click(screen.getByRole('button', { name: 'Remover: Pão' }));
  await user.type(field, 'Arroz');
  const token = localStorage.getItem('portal.token') ?? '';
  act(() => void storedLista.change(token, () => ({ itens: [] })));
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeInTheDocument();
  expect(field).toHaveFocus();
});

// @rule R88, R138
test('changes of two tabs are merged', async () => {
  const { user } = await open();
  await write(user, 'Sabão');
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '') as { itens: { id: string; nome: string }[] };
  stored.itens.push({ ...stored.itens[0], id: 'outro|leite', nome: 'Leite' });
  localStorage.setItem(KEY, JSON.stringify(stored));
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(await screen.findByRole('checkbox', { name: 'Leite' })).toBeInTheDocument();
  await write(user, 'Pão');
  expect(kept()).toEqual(['Sabão', 'Leite', 'Pão']);
  forgetStoredSession();
  expect(localStorage.getItem(KEY)).toBeNull();
  // A change by a screen that is still mounted restores nothing.
  await user.click(screen.getByRole('checkbox', { name: 'Pão' }));
  expect(localStorage.getItem(KEY)).toBeNull();
});

// @rule R138
test('the list of another session is not shown', async () => {
  localStorage.setItem(KEY, JSON.stringify({ owner: 'another', itens: [{ id: 'a', nome: 'Alheio' }] }));
  await open();
  expect(await screen.findByText(/^Sua lista está vazia/)).toBeInTheDocument();
});

// @rule R139
test('shares the list as text, or copies it', async () => {
  const { user } = await open();
  await write(user, 'Sabão');
  const press = () => user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  const texts: unknown[] = [];
  const share = jest.fn((data: unknown) => Promise.resolve(void texts.push(data)));
  Object.assign(navigator, { share });
  await press();
  expect(texts).toEqual([{ title: 'Lista de compras', text: 'Lista de compras\n\nOutros itens\n[ ] Sabão' }]);
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await press();
  expect(screen.queryByText('Lista copiada.')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await press();
  expect(await screen.findByText('Lista copiada.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain('[ ] Sabão');
  delete (navigator as Partial<Navigator>).share;
});

// @rule R138
test('a full storage says so and keeps the input', async () => {
  const { user } = await open();
  const field = await screen.findByRole('textbox', { name: 'Outro item' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.type(field, 'Sabão{Enter}');
  expect(await screen.findByText('Não foi possível guardar a lista neste aparelho.')).toBeInTheDocument();
  expect(field).toHaveValue('Sabão');
});

// @rule R138
test('without storage there is no list, and the screen says so', async () => {
  await open('/chats');
  await screen.findByRole('heading', { level: 1, name: 'Chat' });
  localStorage.clear();
  await go('#/lista');
  expect(await screen.findByText('Este navegador não guarda a lista.')).toBeInTheDocument();
  expect(screen.queryByText(/neste aparelho/)).toBeNull();
});

// @rule R136
test('a list of 300 items takes no more offers, and says that it is full', async () => {
  const { user } = await open('/promocoes');
  await card('Adicionar à lista: Café');
  const token = localStorage.getItem('portal.token') ?? '';
  act(() => void storedLista.change(token, () => ({ itens: fullLista() })));
  await user.click(await card('Adicionar à lista: Café'));
  expect(await screen.findByText('A lista está cheia.')).toBeInTheDocument();
  expect(await card('Adicionar à lista: Café')).toBeInTheDocument();
  expect(kept()).toHaveLength(300);
});

// @rule R89
test('a deployment can leave it out: no button, no entry, the route leads home', async () => {
  await open('/promocoes', { features: { shoppingList: false } });
  await screen.findByRole('heading', { level: 3, name: 'Café' });
  expect(screen.queryByRole('link', { name: 'Lista de compras' })).toBeNull();
  await go('#/lista');
  await waitFor(() => expect(location.hash).toBe('#/portal'));
  expect(screen.queryByRole('button', { name: /lista/ })).toBeNull();
});
