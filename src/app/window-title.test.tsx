import { screen, waitFor } from '@testing-library/react';
import { type PortalServer, renderApp, startPortalServer } from './testing/render-app.tsx';

const ANA = '52998224725';
const BRAND = 'Clube Vizinhança';

let server: PortalServer;
beforeAll(async () => {
  server = await startPortalServer();
  // The page script's initial title.
  document.title = BRAND;
});

const expectTitle = async (title: string) => waitFor(() => expect(document.title).toBe(title));
const installedTitle = () =>
  document.head.querySelector('meta[name=application-title]')?.getAttribute('content') ?? null;

// @rule R151
test("without a session the title is the programme's, or the screen's first", async () => {
  await renderApp('/', { server });
  expect(document.title).toBe(BRAND);
  location.hash = '#/recover-password';
  await screen.findByRole('heading', { level: 1, name: 'Recuperar senha' });
  await expectTitle(`Recuperar senha – ${BRAND}`);
  location.hash = '#/acessibilidade';
  await expectTitle(`Acessibilidade – ${BRAND}`);
  history.back();
  await expectTitle(`Recuperar senha – ${BRAND}`);
  location.hash = '#/';
  await expectTitle(BRAND);
});

// @rule R151
test('signed in, each screen has a title without personal data', async () => {
  const { user } = await renderApp('/portal', { server, documento: ANA });
  await screen.findByRole('heading', { level: 1, name: 'Olá, Ana Souza' });
  await expectTitle(`Home – ${BRAND}`);
  expect(installedTitle()).toBe('Home');
  location.hash = '#/Campanha/1/detalhes/';
  await expectTitle(`Detalhes da campanha – ${BRAND}`);
  expect(installedTitle()).toBe('Detalhes da campanha');
  location.hash = '#/perfil';
  await expectTitle(`Meu perfil – ${BRAND}`);
  await user.click(screen.getByRole('button', { name: 'Minha conta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  await screen.findByRole('button', { name: 'Entrar' });
  await expectTitle(BRAND);
  expect(installedTitle()).toBeNull();
});
