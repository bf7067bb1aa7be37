import { screen, waitFor } from '@testing-library/react';
import { holdAnswers } from './testing/hold-answers.ts';
import { portalServer, renderApp } from './testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const KEYS = ['portal.token', 'portal.user'] as const;
const PICTURE = '/api/pessoa/imagem';

const server = portalServer();
beforeEach(async () =>
  server.faults({ path: PICTURE, mode: 'status', status: 200, body: { url: '/p.png' } }),
);

const stored = () => KEYS.map((key) => localStorage.getItem(key));

/** Signs in through the form; the returned function releases the picture's answer. */
async function signInWithoutPicture(): Promise<() => Promise<void>> {
  const picture = holdAnswers((address) => address.endsWith(PICTURE));
  const { user } = await renderApp('/', { server });
  await user.type(screen.getByLabelText('CPF ou CNPJ'), ANA);
  await user.type(screen.getByLabelText('Senha'), 'clube123');
  await user.click(screen.getByText('Entrar', { selector: 'button' }));
  await waitFor(() => expect(stored()).not.toContain(null));
  return async () => {
    await picture();
    await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  };
}

test('the picture loads and is stored with the session', async () => {
  const picture = await signInWithoutPicture();
  expect(stored()[1]).not.toContain('/p.png');
  await picture();
  await waitFor(() => expect(stored()[1]).toContain('/p.png'));
});

// @rule R88
test('a picture that arrives after sign-out is not stored', async () => {
  const picture = await signInWithoutPicture();
  // jsdom fires no storage event, like a page in the back-forward cache.
  localStorage.clear();
  await picture();
  expect(stored()).toEqual([null, null]);
});

// @rule R88
test("a late picture does not become the next customer's", async () => {
  const picture = await signInWithoutPicture();
  const token = await server.signIn(MERCADO);
  const user = JSON.stringify({ Name: 'Mercado', img: null, '.expires': new Date(Date.now() + 3_600_000) });
  localStorage.setItem('portal.token', token);
  localStorage.setItem('portal.user', user);
  await picture();
  expect(stored()).toEqual([token, user]);
});
