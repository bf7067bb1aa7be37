import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { holdAnswers } from '../../app/testing/hold-answers.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '529.982.247-25';
const SENHA = 'clube123';

const server = portalServer();

const documento = () => screen.getByLabelText('CPF ou CNPJ');
const senha = () => screen.getByLabelText('Senha');
const entrar = () => screen.getByText('Entrar', { selector: 'button' });
const signIns = async () => (await server.takeLog()).filter((call) => call === 'POST /token');

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(documento(), ANA);
  await user.type(senha(), SENHA);
}

test.each([
  ['a hang-up', { mode: 'hangup' }, 'Não foi possível entrar. Verifique sua conexão e tente novamente.'],
  [
    'a page of HTML with 502',
    { mode: 'html', status: 502 },
    'Não foi possível entrar. Tente novamente mais tarde.',
  ],
  [
    'a page of HTML with 404',
    { mode: 'html', status: 404 },
    'Não foi possível entrar. Tente novamente mais tarde.',
  ],
  [
    'a bare 400',
    { mode: 'status', status: 400, body: {} },
    'Não foi possível entrar. CPF, CNPJ ou senha não conferem.',
  ],
  [
    'a 200 with statusCode 400',
    { mode: 'badStatusCode', body: { statusCode: 400, data: { error_description: 'Conta bloqueada.' } } },
    'Conta bloqueada.',
  ],
  [
    'a 401 with words',
    { mode: 'status', status: 401, body: { error_description: 'Acesso negado.' } },
    'Acesso negado.',
  ],
  [
    'a session that is over by this device’s clock',
    {
      mode: 'status',
      status: 200,
      body: { access_token: 'token', '.expires': 'Mon, 01 Jan 2024 00:00:00 GMT' },
    },
    'Não foi possível entrar. Confira a data e a hora deste aparelho.',
  ],
] as const)('%s at sign-in: a toast, and nothing typed is lost', async (_name, fault, said) => {
  await server.faults({ method: 'POST', path: '/token', ...fault });
  const { user } = await renderApp('/', { server });
  await fillIn(user);
  await user.click(entrar());
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(documento()).toHaveValue(ANA);
  expect(senha()).toHaveValue(SENHA);
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  expect(await signIns()).toHaveLength(1);
});

// @rule R10
test('two clicks on Entrar sign in once', async () => {
  await server.faults({ method: 'POST', path: '/token', mode: 'delay', ms: 300 });
  const { user } = await renderApp('/', { server });
  await fillIn(user);
  await user.dblClick(entrar());
  await waitFor(() => expect(location.hash).toBe('#/portal'));
  expect(await signIns()).toHaveLength(1);
});

// @rule R268
test('a late answer to an abandoned sign-in empties no registration', async () => {
  const { user } = await renderApp('/', { server });
  await fillIn(user);
  const letGo = holdAnswers((address) => address.endsWith('/token'));
  await user.click(entrar());
  await waitFor(async () => expect(await signIns()).toHaveLength(1));
  await act(async () => void (location.hash = '/register'));
  const nome = await screen.findByLabelText('Nome Completo *');
  fireEvent.change(nome, { target: { value: 'Clara Dias' } });
  await act(letGo);
  await act(async () => server.roundTrip());
  expect(screen.getByLabelText('Nome Completo *')).toHaveValue('Clara Dias');
  expect(localStorage.getItem('portal.token')).toBeNull();
  await act(async () => void (location.hash = '/'));
  await screen.findByLabelText('Lembrar senha');
  await fillIn(user);
  await user.click(entrar());
  await waitFor(() => expect(location.hash).toBe('#/portal'));
});

// @rule S2.18, S3.1, R3, R22
test("a sign-in stores two keys alone, 'Lembrar senha' nothing", async () => {
  const sent = jest.spyOn(globalThis, 'fetch');
  const { user } = await renderApp('/', { server });
  await user.click(screen.getByLabelText('Lembrar senha'));
  await fillIn(user);
  await user.click(entrar());
  expect(await screen.findByText('Saldo disponível')).toBeInTheDocument();
  const addresses = sent.mock.calls.map(([to]) => (to instanceof Request ? to.url : to.toString()));
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.join(' ')).not.toContain(SENHA);
  expect(location.href).not.toContain(SENHA);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  for (const word of [SENHA, '52998224725', ANA]) expect(stored).not.toContain(word);
  expect(stored).not.toMatch(/lembrar/i);

  const personal = Object.keys(localStorage).filter((key) => !/brand|tema|visita/.test(key));
  // The key names the portal of the session, not the customer.
  expect(personal.toSorted()).toEqual(['portal.sessao', 'portal.token', 'portal.user']);
  expect(localStorage.getItem('portal.token')).toMatch(/^[\w-]{20,}$/);
  const kept = JSON.parse(String(localStorage.getItem('portal.user'))) as Record<string, unknown>;
  expect(Object.keys(kept).toSorted()).toEqual(['.expires', 'Name', 'img']);
  expect(kept.Name).toBe('Ana Souza');
  const days = (Date.parse(String(kept['.expires'])) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0.9);
  expect(days).toBeLessThanOrEqual(1);
});
