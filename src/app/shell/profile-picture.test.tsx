import { screen, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../testing/render-app.tsx';

const IMAGE = '/api/pessoa/imagem';
const FAILED = 'Ops!, Finalize seu cadastro no menu de Perfil';

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Through the form: a sign-in loads the picture. */
async function signIn(): Promise<void> {
  const { user } = await renderApp('/', { server });
  await user.type(screen.getByLabelText('CPF ou CNPJ'), '52998224725');
  await user.type(screen.getByLabelText('Senha'), 'clube123');
  await user.click(screen.getByText('Entrar', { selector: 'button' }));
  expect(await screen.findByText('Saldo disponível')).toBeInTheDocument();
}
const avatar = () => screen.getByLabelText('Minha conta').querySelector('img');

// @rule R70
test('a missing picture is the default one, without a toast', async () => {
  await signIn();
  const asked: string[] = [];
  await waitFor(async () => {
    asked.push(...(await server.takeLog()).filter((call) => call === `GET ${IMAGE}`));
    expect(asked).toHaveLength(1);
  });
  expect(avatar()).toBeNull();
  expect(screen.queryByText(FAILED)).toBeNull();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

// @rule S8.26, R70
test('one that fails after sign-in says where to go, and the session stays', async () => {
  await server.faults({ path: IMAGE, mode: 'status', status: 500 });
  await signIn();
  expect((await screen.findAllByText(FAILED)).length).toBeGreaterThan(0);
  expect(localStorage.getItem('portal.token')).not.toBeNull();
  expect(localStorage.getItem('portal.user')).not.toBeNull();
});

// @rule R3, R70
test('one that there is is shown, and kept with the session', async () => {
  await server.faults({ path: IMAGE, mode: 'status', status: 200, body: { url: '/icons/favicon.svg' } });
  await signIn();
  await waitFor(() =>
    expect(avatar()).toHaveAttribute('src', expect.stringMatching(/\/icons\/favicon\.svg$/)),
  );
  expect(localStorage.getItem('portal.user')).toContain('/icons/favicon.svg');
});
