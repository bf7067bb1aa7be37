import { act, screen, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';
import { type ItemDaLista, itemDeTexto } from './lista.ts';
import { empresas } from '../../base/device/customer-store.ts';
import { storedLista } from './lista.flow.ts';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const KEY = 'portal.guardado';
const itemOf = (texto: string) => itemDeTexto(texto) as ItemDaLista;

const server = portalServer();

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

type App = Awaited<ReturnType<typeof renderApp>>;
const tokenOf = ({ root }: App) => root.session.getSnapshot().context.session?.token ?? '';
const box = () => localStorage.getItem(KEY);
const isSealed = async () => waitFor(() => expect(box()).not.toBeNull());

/** An earlier session of Ana's that noted an item and a favourite, and expired. */
async function earlierVisit(config = {}): Promise<App> {
  const app = await renderApp('/lista', { server, documento: ANA, config });
  await screen.findByRole('textbox', { name: 'Outro item' });
  act(() => {
    storedLista.change(tokenOf(app), () => ({ itens: [itemOf('Sabão')] }));
    empresas.change(tokenOf(app), (previous) => ({ ...previous, favorita: '2' }));
  });
  return app;
}

async function expire({ root }: App) {
  const { session } = root.session.getSnapshot().context;
  if (session === null) throw new Error('nobody is signed in');
  await act(async () => {
    root.session.send({ type: 'session.replaced', session: { ...session, expiresAt: Date.now() } });
    root.session.send({ type: 'page.shown' });
  });
}

// @rule R250
test('after an expiry the same customer gets the list and the favourite back', async () => {
  const previous = await earlierVisit();
  await isSealed();
  await expire(previous);
  expect(localStorage.getItem('portal.lista')).toBeNull();
  previous.unmount();
  const after = await renderApp('/lista', { server, documento: ANA });
  act(() => void storedLista.change(tokenOf(after), () => ({ itens: [itemOf('Pão')] })));
  expect(await screen.findByRole('checkbox', { name: 'Sabão' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Pão' })).toBeInTheDocument();
  expect(empresas.read(tokenOf(after)).favorita).toBe('2');
});

// @rule R250
test('another customer gets nothing of it, and nothing is left', async () => {
  const previous = await earlierVisit();
  await isSealed();
  await expire(previous);
  previous.unmount();
  const after = await renderApp('/lista', { server, documento: MERCADO });
  await waitFor(() => expect(box()).toBeNull());
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(empresas.read(tokenOf(after)).favorita).toBeNull();
});

// @rule R250
test('‘Sair’ deletes it at the press', async () => {
  const app = await earlierVisit();
  await isSealed();
  await app.user.click(screen.getByLabelText('Minha conta'));
  await app.user.click(await screen.findByText('Sair'));
  expect(box()).toBeNull();
});

// @rule R250
test('a sign-out of which only the note survived takes the box with it', async () => {
  const noted = new Map<string, unknown>();
  const cache = {
    put: async (key: string, value: unknown) => void noted.set(key, value),
    keys: async () => [...noted.keys()],
    delete: async (key: string) => noted.delete(key),
  };
  // jsdom has none.
  Object.assign(globalThis, {
    caches: { open: async () => cache, match: async (key: string) => noted.get(key) },
  });
  const app = await earlierVisit();
  await isSealed();
  const kept = Object.entries({ ...localStorage }) as [string, string][];
  await app.user.click(screen.getByLabelText('Minha conta'));
  await app.user.click(await screen.findByText('Sair'));
  expect(await screen.findByText('Entrar', { selector: 'button' })).toBeInTheDocument();
  app.unmount();
  // As a browser that was killed before its storage was on the disk.
  for (const [key, value] of kept) localStorage.setItem(key, value);
  await renderApp('/lista', { server });
  expect(await screen.findByText('Entrar', { selector: 'button' })).toBeInTheDocument();
  expect(box()).toBeNull();
});

// @rule R250, R89
test('the feature off: the list ends with the session, and the screen says so', async () => {
  await earlierVisit({ features: { keepList: false } });
  expect(screen.getByText(/é apagada quando você sai da sua conta ou a sessão termina/)).toBeInTheDocument();
  expect(box()).toBeNull();
});

// @rule R250
test('the screen says how long the list is kept and what deletes it', async () => {
  await renderApp('/lista', { server, documento: ANA });
  expect(
    await screen.findByText(
      /até 30 dias, cifrada\. ‘Sair’ a apaga na hora, e a entrada de outra pessoa também/,
    ),
  ).toBeInTheDocument();
});
