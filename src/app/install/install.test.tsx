import { act, screen, waitFor, within } from '@testing-library/react';
import { catchInstallOffer, takeInstallOffer } from './install-offer.ts';
import { type PortalServer, renderApp, startPortalServer } from '../testing/render-app.tsx';

let server: PortalServer;
beforeAll(async () => {
  catchInstallOffer();
  server = await startPortalServer();
});
afterEach(() => {
  // A leftover offer must not reach the next test.
  takeInstallOffer();
});

/** Chromium's event for an installable page. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = jest.fn(() => Promise.resolve());
  const event = new Event('beforeinstallprompt', { cancelable: true });
  Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
  act(() => void dispatchEvent(event));
  return { event, prompt };
}

const modal = () => screen.findByRole('dialog', { name: 'Adicionar à tela inicial' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// @rule S2.15
test("accepting the kept offer opens the browser's install dialog", async () => {
  const { user } = await renderApp('/', { server });
  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(await modal()).toHaveTextContent('Ocupa pouco espaço');
  await user.click(within(await modal()).getByRole('button', { name: 'Adicionar' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await gone();
  expect(localStorage.getItem('install')).toBeNull();
});

test.each(['display: none', 'visibility: hidden'])(
  "a hidden extension's dialog (%s) does not block an offer",
  async (style) => {
    const foreign = document.createElement('div');
    foreign.setAttribute('role', 'dialog');
    foreign.style.cssText = style;
    document.body.append(foreign);
    await renderApp('/', { server });
    offer();
    expect(await modal()).toBeInTheDocument();
    foreign.remove();
  },
);

// @rule S2.15, S3.2, R45
test('‘Não adicionar’ is remembered, and no later offer asks again', async () => {
  const { user } = await renderApp('/', { server });
  offer();
  await user.click(within(await modal()).getByRole('button', { name: 'Não adicionar' }));
  await gone();
  expect(localStorage.getItem('install')).toBe('false');
  offer();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape puts it off without a word', async () => {
  const { user } = await renderApp('/', { server });
  offer();
  await modal();
  await user.keyboard('{Escape}');
  await gone();
  expect(localStorage.getItem('install')).toBeNull();
});

// @rule S3.2, S4.14
test('‘install’ is ‘false’ from before: nothing is asked', async () => {
  localStorage.setItem('install', 'false');
  await renderApp('/', { server });
  offer();
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @rule S4.14, R45
test('hidden while a token exists, shown once it is gone', async () => {
  const { root } = await renderApp('/portal', { server, documento: '52998224725' });
  expect(await screen.findByRole('region', { name: 'Seu saldo' })).toBeInTheDocument();
  offer();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => root.session.send({ type: 'session.removed' }));
  expect(await modal()).toBeInTheDocument();
});

// @rule R45
test('filling in a form is not interrupted', async () => {
  const { user } = await renderApp('/', { server });
  await user.type(screen.getByLabelText('CPF ou CNPJ'), '5');
  offer();
  // The prompt's chunk is loaded with the first offer: waits for a wrong prompt.
  await act(async () => import('./install-prompt.flow.tsx'));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Not while the form's button is being pressed: the dialog would take the press.
  await user.type(screen.getByLabelText('Senha'), 'clube123');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Entrar', { selector: 'button' }) });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await screen.findByText(/\S/, { selector: '[role=alert] *' })).toBeInTheDocument();
  await user.click(document.body);
  expect(await modal()).toBeInTheDocument();
});

// @rule S2.16, R254
test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5],
])(
  '%s outside standalone, on its first visit: how to do it by hand',
  async (_, userAgent, maxTouchPoints) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
    const { user } = await renderApp('/', { server });
    const dialog = await modal();
    expect(within(dialog).getByText('Toque em Compartilhar')).toBeInTheDocument();
    expect(within(dialog).getByText('Escolha “Adicionar à Tela de Início”')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Não adicionar' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Entendi' }));
    await gone();
    expect(localStorage.getItem('install')).toBeNull();
  },
);

// @rule R181
test.each([
  ['Instagram', 'Mobile/15E148 Instagram 352.0.0 (iPhone15,2; iOS 18_1)'],
  ['Facebook', 'Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/490.0.0]'],
  ['the app of Google', 'GSA/340.0 Mobile/15E148 Safari/604.1'],
  ['whatever has no browser of its own', 'Mobile/15E148'],
])('within %s on an iPhone the way leads to Safari', async (_, app) => {
  const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${app}`;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await renderApp('/', { server });
  const dialog = await modal();
  expect(within(dialog).getByText('Abra no Safari')).toBeInTheDocument();
  expect(within(dialog).queryByText('Toque em Compartilhar')).toBeNull();
});

test('an iPhone’s app on the home screen asks nothing', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  await renderApp('/', { server });
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  Object.defineProperty(navigator, 'standalone', { value: undefined, configurable: true });
});
