import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { askAgain } from '../base/browser/network.ts';
import { expectModals, follow, GATES } from './testing/gates.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { fine, situation } from './testing/situation.ts';
import { portalServer, renderApp } from './testing/render-app.tsx';

const ANA = '52998224725';
const CHAT = 'O atendimento por chat ainda não está disponível.';

const server = portalServer();

const sessionKeys = () => Object.keys(localStorage).filter((key) => /token|user/.test(key));
const expectLogin = async () => {
  expect(await screen.findByText('Entrar', { selector: 'button' })).toBeInTheDocument();
  expect(location.hash).toBe('#/');
};
const logouts = async () => (await server.takeLog()).filter((call) => call === 'POST /logout');

// @rule S4.3
describe('Sair', () => {
  // @rule S8.10, R46
  test.each([
    ['hangs up', { mode: 'hangup' }, 'Erro ao fazer logout'],
    [
      'refuses with words',
      { mode: 'status', status: 500, body: { data: { mensagem: 'Serviço parado.' } } },
      'Serviço parado.',
    ],
    ['knows the token no more', { mode: 'status', status: 401, body: { description: 'Expirou.' } }, null],
  ] as const)('a server that %s: the toast, and signed out once', async (_name, fault, said) => {
    const { user } = await renderApp('/chats', { server, documento: ANA });
    expect(await screen.findByText(CHAT)).toBeInTheDocument();
    await server.faults({ method: 'POST', path: '/logout', ...fault });
    await user.click(screen.getByLabelText('Minha conta'));
    await user.click(await screen.findByText('Sair'));
    // Nothing of the customer can be used until it has ended.
    expect(screen.getByText(CHAT).closest('[inert]')).not.toBeNull();
    await expectLogin();
    if (said !== null) expect(await screen.findByText(said)).toBeInTheDocument();
    expect(sessionKeys()).toEqual([]);
    expect(await logouts()).toHaveLength(1);
  });
});

describe('a session that is over', () => {
  // @rule S2.5, S4.1
  test.each([
    ['is over', new Date(Date.now() - 1000).toISOString()],
    ['is missing', undefined],
    ['cannot be read', 'amanhã'],
  ])(
    'a stored expiry that %s deletes both keys and leads to the login without a call',
    async (_name, expires) => {
      localStorage.setItem('portal.token', await server.signIn(ANA));
      const user = { Name: 'Ana Souza', img: null, '.expires': expires };
      localStorage.setItem('portal.user', JSON.stringify(user));
      await server.takeLog();
      await renderApp('/chats', { server });
      await expectLogin();
      expect(sessionKeys()).toEqual([]);
      expect((await server.takeLog()).filter((call) => call.includes('/api/'))).toEqual([]);
    },
  );

  // @rule R5
  test('a 401 signs out', async () => {
    await renderApp('/chats', { server, documento: ANA });
    expect(await screen.findByText(CHAT)).toBeInTheDocument();
    await server.faults({ path: '/api/pessoa/preferencia', mode: 'status', status: 401 });
    await act(async () => void (location.hash = '/minhas-preferencias'));
    await expectLogin();
    expect(sessionKeys()).toEqual([]);
  });

  // @rule S8.14, R5, R7
  test('a 401 to a write signs out and reports the refusal', async () => {
    const { user } = await renderApp('/campanha/1/resgates', { server, documento: ANA });
    const selector = 'button[aria-disabled=false]';
    const [open] = await screen.findAllByText('Trocar', { selector });
    const body = { description: 'Sua sessão foi encerrada.' };
    await server.faults({
      method: 'POST',
      path: '/api/fidelidade/extrato',
      mode: 'status',
      status: 401,
      body,
    });
    await user.click(open ?? document.body);
    await expectLogin();
    expect(await screen.findByText(body.description)).toBeInTheDocument();
    expect(screen.queryByText(/Não sabemos se a troca/)).toBeNull();
  });

  // @rule R5, R243, R267
  test.each([
    ['/perfil', 'Complemento', '/api/pessoa', { description: 'Falha simulada.' }],
    ['/minhas-preferencias', 'SMS', '/api/pessoa/preferencia', {}],
  ])('a 401 to the save of %s leaves the message of the login alone', async (route, label, path, body) => {
    const config = { personApiUrl: server.baseUrl };
    const { user } = await renderApp(route, { server, documento: ANA, config });
    const field = await screen.findByLabelText(label);
    if (field.matches('[type=checkbox]')) await user.click(field);
    else fireEvent.change(field, { target: { value: 'Casa 2' } });
    await server.faults({ method: 'POST', path, mode: 'status', status: 401, body });
    await user.click(screen.getByText('Salvar', { selector: 'button' }));
    await expectLogin();
    expect(await screen.findByText('Sua sessão terminou. Entre de novo para continuar.')).toBeInTheDocument();
    // Toasts follow the screen: their code loads with the first one.
    await act(async () => new Promise((resolve) => void setTimeout(resolve, 300)));
    expect(screen.queryByText(/Não foi possível|Falha simulada|Error saving/)).toBeNull();
  });

  // @rule R4, S8.16
  test("a save aborted by another tab's sign-out reports no failure", async () => {
    const { user, root } = await renderApp('/minhas-preferencias', { server, documento: ANA });
    await user.click(await screen.findByRole('checkbox', { name: 'SMS' }));
    const letGo = holdAnswers((address, method) => address.endsWith('preferencia') && method === 'POST');
    await user.click(screen.getByText('Salvar'));
    await waitFor(async () => expect(await server.posted('/api/pessoa/preferencia')).toHaveLength(1));
    await act(async () => root.session.send({ type: 'session.removed' }));
    await expectLogin();
    await act(letGo);
    expect(screen.queryByText('Error saving preferences!')).toBeNull();
  });

  // @rule R4, R74
  test("a deactivation aborted by another tab's sign-out reports nothing", async () => {
    const { user, root } = await renderApp('/perfil', { server, documento: ANA });
    const desativar = await screen.findByText('Desativar', { selector: 'button, button *' });
    const letGo = holdAnswers((address) => address.endsWith('/api/pessoa/desativar/PortalWeb'));
    await user.click(desativar);
    await waitFor(async () => expect(await server.posted('/api/pessoa/desativar/PortalWeb')).toHaveLength(1));
    await act(async () => root.session.send({ type: 'session.removed' }));
    await expectLogin();
    await act(letGo);
    expect(screen.queryByText(/Não foi possível concluir/)).toBeNull();
  });

  // @rule R4, R41
  test("terms aborted by another tab's sign-out report no failure", async () => {
    await server.faults(...situation({ ...fine, terms: false }));
    const { user, root } = await renderApp('/chats', { server, documento: ANA });
    await expectModals(GATES.terms);
    const letGo = holdAnswers((address) => /termosaceite\/\d/.test(address));
    await user.click(screen.getByText('Aceito', { selector: 'button' }));
    await waitFor(async () => expect((await server.log()).map(({ method }) => method)).toContain('POST'));
    await act(async () => root.session.send({ type: 'session.removed' }));
    await expectLogin();
    await act(letGo);
    expect(screen.queryByText(/Erro ao aceitar o termo/)).toBeNull();
  });

  // @rule R4, R64
  test("an exchange aborted by another tab's sign-out is unknown", async () => {
    const { user, root } = await renderApp('/campanha/1/resgates', { server, documento: ANA });
    const [open] = await screen.findAllByText('Trocar', { selector: 'button[aria-disabled=false]' });
    const letGo = holdAnswers((address) => address.endsWith('/api/fidelidade/extrato'));
    await user.click(open ?? document.body);
    await waitFor(async () => expect(await server.posted('/api/fidelidade/extrato')).toHaveLength(1));
    await act(async () => root.session.send({ type: 'session.removed' }));
    await expectLogin();
    expect(await screen.findByText(/Não sabemos se a troca/)).toBeInTheDocument();
    await act(letGo);
  });

  test('a token that the server does not know signs out', async () => {
    const user = { Name: 'Ana Souza', img: null, '.expires': new Date(Date.now() + 3_600_000) };
    localStorage.setItem('portal.token', 'x'.repeat(43));
    localStorage.setItem('portal.user', JSON.stringify(user));
    await renderApp('/voucher', { server });
    await expectLogin();
    expect(screen.queryByText('Ana Souza')).toBeNull();
  });

  // @rule R4
  test.each([
    [
      'a route entered after the expiry signs out, though the timer slept',
      () => void (location.hash = '/pdo'),
    ],
    ['what the page asks for again once the device has woken finds the session that has expired', askAgain],
  ])('%s', async (_what, look) => {
    let slept = 0;
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + slept);
    await renderApp('/chats', { server, documento: ANA });
    expect(await screen.findByText(CHAT)).toBeInTheDocument();
    // Only the wall clock moves, as in a device that slept.
    slept = 7_200_000;
    await act(async () => look());
    await expectLogin();
    expect(sessionKeys()).toEqual([]);
  });
});

describe('the network', () => {
  // @rule R40
  test('nothing is checked offline, and all of it when the network is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await server.faults(...situation(fine));
    await renderApp('/chats', { server, documento: ANA });
    await waitFor(async () => expect((await server.log()).map(({ path }) => path)).toContain('/api/pessoa'));
    await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
    await server.takeLog();
    await server.faults(...situation({ ...fine, terms: false, phone: false }));
    online.mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('offline')));
    await follow('/pdo', 'Fale com PDO');
    await act(async () => undefined);
    expect((await server.takeLog()).filter((call) => call.includes('/api/'))).toEqual([]);
    online.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    await expectModals(GATES.terms);
    screen.getByText('Aceito', { selector: 'button' }).click();
    await expectModals(GATES.phone);
  });
});
