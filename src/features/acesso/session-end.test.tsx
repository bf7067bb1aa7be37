import { act, screen, waitFor } from '@testing-library/react';
import { pessoaApi } from '../pessoa/pessoa.api.ts';
import { dropOldResumePoint } from '../../session/stored-resume-point.ts';
import { campo, put } from '../../app/testing/form.ts';
import { keepResumePoint } from '../../session/resume-point.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const KEY = 'portal.continuar';
const ENDED = 'Sua sessão terminou. Entre de novo para continuar.';
const NOTICE = /^Sua sessão termina às \d\d:\d\d$/;

const server = portalServer();
afterEach(() => {
  sessionStorage.clear();
});

type App = Awaited<ReturnType<typeof renderApp>>;

/** Lets the stored session end in this many milliseconds and resumes the page. */
async function endsIn({ root }: App, ms: number) {
  const { session } = root.session.getSnapshot().context;
  if (session === null) throw new Error('nobody is signed in');
  await act(async () => {
    root.session.send({ type: 'session.replaced', session: { ...session, expiresAt: Date.now() + ms } });
    root.session.send({ type: 'page.shown' });
  });
}

async function signIn({ user }: App, documento: string) {
  await waitFor(() => campo('CPF ou CNPJ'));
  put('CPF ou CNPJ', documento);
  put('Senha', 'clube123');
  await user.click(screen.getByText('Entrar', { selector: 'button' }));
}

const complemento = async () => waitFor(() => campo('Complemento'));
const offer = () => screen.findByRole('link', { name: 'Continuar em Meu perfil' });
const again = () => screen.findByText('Entrar de novo', { selector: 'button' });
const login = () => screen.findByText('Entrar', { selector: 'button' });

/** The notice stores nothing before the customer is known. */
async function knowsWho({ root }: App) {
  const { select } = pessoaApi.endpoints.pessoa;
  await waitFor(() => {
    const store = root.loadStore.loaded;
    expect(store && select()(store.getState()).isSuccess).toBe(true);
  });
  // The store notifies the screens with the next frame.
  await act(async () => new Promise(requestAnimationFrame));
}

async function typing(config = {}): Promise<App> {
  const app = await renderApp('/perfil', { server, documento: ANA, config });
  await complemento();
  put('Complemento', 'Casa 2');
  return app;
}

// @rule R110, R111, R91
test('the notice, a new sign-in, and the resumed input', async () => {
  const app = await typing();
  (await complemento()).focus();
  await endsIn(app, 240_000);
  const notice = await screen.findByText(NOTICE);
  expect(notice.closest('output')).toBeInTheDocument();
  expect(await complemento()).toHaveFocus();
  await app.user.click(await again());
  expect(await login()).toBeInTheDocument();
  expect(location.hash).toBe('#/');
  expect(localStorage.getItem('portal.token')).toBeNull();
  const kept = sessionStorage.getItem(KEY) ?? '';
  expect(kept).toContain('Casa 2');
  expect(kept).not.toContain(ANA);
  expect(kept).not.toContain('529.982.247-25');
  await signIn(app, ANA);
  const link = await offer();
  expect(location.hash).toBe('#/portal');
  await app.user.click(link);
  expect(await complemento()).toHaveValue('Casa 2');
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
  // It is not saved and not offered twice.
  location.hash = '#/chats';
  await app.user.click(await screen.findByText('Sair sem salvar', { selector: 'button' }));
  await waitFor(() => expect(() => campo('Complemento')).toThrow('0 fields'));
  location.hash = '#/perfil';
  expect(await complemento()).toHaveValue('Apto 52');
});

// @rule R111
test('a page reloaded right after the end keeps input for its customer', async () => {
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  const app = await typing();
  await endsIn(app, 240_000);
  await waitFor(() => expect(derive).toHaveBeenCalled());
  await act(async () => void (await derive.mock.results[0]?.value));
  act(() => app.root.session.send({ type: 'renewal.requested' }));
  // Read in the same turn, as a reload would find it.
  expect(sessionStorage.getItem(KEY)).toMatch(/"quem":"\d/);
  await login();
});

// @rule R111, R91
test('who has dismissed the notice is offered the way back to the address', async () => {
  const app = await renderApp('/portal', { server, documento: ANA });
  // An unknown customer cannot be told from the next.
  await screen.findByRole('heading', { level: 1, name: 'Olá, Ana Souza' });
  location.hash = '#/promocoes?idEmpresa=2&nome=caf%C3%A9';
  await screen.findByRole('heading', { level: 1, name: 'Ofertas Exclusivas' });
  await endsIn(app, 240_000);
  await app.user.click(await screen.findByRole('button', { name: 'Dispensar aviso' }));
  expect(screen.queryByText(NOTICE)).toBeNull();
  await endsIn(app, 0);
  await signIn(app, ANA);
  expect(await screen.findByRole('link', { name: /^Continuar em/ })).toHaveAttribute(
    'href',
    '#/promocoes?idEmpresa=2&nome=caf%C3%A9',
  );
});

// @rule R111, R91, R243
test('an expiry keeps it too, and one visit of home is all: then nothing is left of it', async () => {
  const app = await typing();
  await endsIn(app, 0);
  expect(await screen.findByText(ENDED)).toBeInTheDocument();
  await signIn(app, ANA);
  await offer();
  location.hash = '#/chats';
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
  location.hash = '#/portal';
  expect(await screen.findByText(/Cliente desde/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Continuar em Meu perfil' })).toBeNull();
});

// @rule R91
test.each([
  ['/campanha/abc/resgates', '/campanha/ABC/resgates', 'Trocar meus pontos'],
  ['/campanha/1/extrato', '/campanha/1/extrato', 'Extrato da campanha'],
])("a campaign's screen %s is offered at its address", async (rota, address, nome) => {
  await keepResumePoint(ANA, { rota, address, campos: null });
  await renderApp('/portal', { server, documento: ANA });
  const link = await screen.findByRole('link', { name: `Continuar em ${nome}` });
  expect(link).toHaveAttribute('href', `#${address}`);
});

// @rule R91
test('an unknown stored route is not offered', async () => {
  await keepResumePoint(ANA, { rota: '__proto__', address: '/__proto__', campos: null });
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  await renderApp('/portal', { server, documento: ANA });
  await waitFor(() => expect(derive).toHaveBeenCalled());
  await act(async () => void (await derive.mock.results[0]?.value));
  expect(await screen.findByText(/Cliente desde/)).toBeInTheDocument();
  expect(screen.queryByText(/^Você parou em/)).toBeNull();
  location.hash = '#/chats';
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
});

// @rule R91
test('another customer gets nothing of it, and it is deleted', async () => {
  const app = await typing();
  await endsIn(app, 0);
  await signIn(app, MERCADO);
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
  expect(screen.queryByRole('link', { name: 'Continuar em Meu perfil' })).toBeNull();
  location.hash = '#/perfil';
  expect(await complemento()).not.toHaveValue('Casa 2');
});

// @rule R88, R111, R243
test.each([
  ['Sair', null, (app: App) => app.root.session.send({ type: 'signOut.requested' })],
  [
    'a refused token',
    ENDED,
    ({ root }: App) =>
      root.session.send({
        type: 'session.rejected',
        token: root.session.getSnapshot().context.session?.token ?? '',
      }),
  ],
  ['another tab', null, ({ root }: App) => root.session.send({ type: 'session.removed' })],
])('%s stores no input', async (_how, says, end) => {
  const app = await typing();
  sessionStorage.setItem(KEY, '{}');
  await act(async () => end(app));
  expect(sessionStorage.getItem(KEY)).toBeNull();
  await login();
  expect(screen.queryByText(ENDED)?.textContent ?? null).toBe(says);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

// @rule R110
test('a dismissed notice does not return', async () => {
  const app = await renderApp('/chats', { server, documento: ANA });
  await endsIn(app, 240_000);
  await screen.findByText(NOTICE);
  await app.user.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
  expect(screen.queryByText(NOTICE)).toBeNull();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText(NOTICE)).toBeNull();
});

// @rule R89, R110
test('left out by the deployment: no notice, and nothing is kept', async () => {
  const app = await typing({ features: { sessionNotice: false } });
  await endsIn(app, 240_000);
  expect(screen.queryByText(NOTICE)).toBeNull();
  await endsIn(app, 0);
  expect(await login()).toBeInTheDocument();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

// @rule R111
test('a registration draft survives a new sign-in without its password', async () => {
  const app = await renderApp('/register', { server, documento: ANA });
  const nome = async () => waitFor(() => campo('Nome Completo'));
  await nome();
  put('Nome Completo', 'Clara Nunes');
  put('Senha', 'segredo-9');
  await endsIn(app, 240_000);
  await screen.findByText(NOTICE);
  await knowsWho(app);
  await app.user.click(await again());
  expect(await login()).toBeInTheDocument();
  expect(sessionStorage.getItem(KEY)).toContain('Clara Nunes');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('segredo-9');
  await signIn(app, ANA);
  await app.user.click(await screen.findByRole('link', { name: 'Continuar em Criar conta' }));
  expect(await nome()).toHaveValue('Clara Nunes');
  expect(campo('Senha')).toHaveValue('');
});

// @rule R111
test('a resume point is deleted after half an hour', async () => {
  const app = await typing();
  await endsIn(app, 0);
  await login();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 1_790_000);
  dropOldResumePoint();
  expect(sessionStorage.getItem(KEY)).toContain('Casa 2');
  jest.spyOn(Date, 'now').mockReturnValue(now + 1_800_000);
  dropOldResumePoint();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

// @rule R91
test('a link that led to the login is offered once to whoever signs in', async () => {
  const app = await renderApp('/promocoes?idEmpresa=7', { server });
  await signIn(app, ANA);
  const link = await screen.findByRole('link', { name: 'Continuar em Ofertas exclusivas' });
  expect(link).toHaveAttribute('href', '#/promocoes?idEmpresa=7');
  expect(await screen.findByText('Você queria abrir Ofertas exclusivas.')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Minha conta' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  await signIn(app, MERCADO);
  expect(await screen.findByText(/Cliente desde/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Continuar em/ })).toBeNull();
});
