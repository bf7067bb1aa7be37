import { screen, waitFor } from '@testing-library/react';
import { holdAnswers } from '../../app/testing/hold-answers.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const CALL = '/api/login/recuperarsenha';
const LATER = 'Não foi possível enviar. Tente novamente mais tarde.';
const BY_SMS = 'Se o cadastro existir, você receberá uma senha provisória por SMS no celular cadastrado.';

const server = portalServer();
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The server limits these calls per hour.
  await server.restore();
});

const documento = () => screen.findByLabelText('CPF ou CNPJ');
const sms = () => screen.getByLabelText('SMS');
const enviar = () => screen.getByText('Enviar', { selector: 'button' });
const isLoading = () => screen.queryByText('Carregando…') !== null;

/** The completed screen. */
async function open() {
  const { user } = await renderApp('/recover-password', { server });
  await user.type(await documento(), '00000000200');
  await user.click(sms());
  return user;
}

async function expectKept(): Promise<void> {
  await waitFor(() => expect(isLoading()).toBe(false));
  expect(await documento()).toHaveValue('000.000.002-00');
  expect(sms()).toBeChecked();
}

// @rule S8.18, R247
test.each([
  [
    '200 with statusCode 400',
    { mode: 'badStatusCode', body: { statusCode: 400, data: { description: 'Recusado.' } } },
    'Recusado.',
  ],
  [
    'a bare refusal',
    { mode: 'status', status: 404, body: {} },
    'Não foi possível enviar. Os dados informados não conferem com o cadastro.',
  ],
  ['half an answer', { mode: 'brokenBody' }, LATER],
  ['a hang-up', { mode: 'hangup' }, 'Não foi possível enviar. Verifique sua conexão e tente novamente.'],
] as const)(
  'the call answers %s: says so, keeps what was typed, and works the next time',
  async (_name, fault, words) => {
    await server.faults({ method: 'POST', path: CALL, times: 1, ...fault });
    const user = await open();
    await user.click(enviar());
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/^Agora abra/)).toBeNull();
    await expectKept();
    await user.click(enviar());
    expect(await screen.findByText(BY_SMS)).toBeInTheDocument();
    expect(screen.getByText(/^Agora abra as mensagens do seu celular/)).toBeInTheDocument();
    await expectKept();
  },
);

test('a slow answer is waited for once, whatever is pressed', async () => {
  const user = await open();
  const answer = holdAnswers((address) => address.includes(CALL));
  await user.click(enviar());
  await waitFor(() => expect(isLoading()).toBe(true));
  await user.keyboard('{Enter}{Enter}');
  await user.type(await documento(), '{Enter}');
  await answer();
  expect(await screen.findByText(BY_SMS)).toBeInTheDocument();
  await waitFor(() => expect(isLoading()).toBe(false));
  expect((await server.takeLog()).filter((call) => call === `POST ${CALL}`)).toHaveLength(1);
});

// @rule C4.3
test('does not promise a new password or a link', async () => {
  await open();
  expect(screen.queryByText(/nova senha/)).toBeNull();
});
