import { screen, waitFor, within } from '@testing-library/react';
import { type PortalServer, renderApp, startPortalServer } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const BRUNO = '11144477735';
const MERCADO = '11222333000181';
const ACEITOS = '/api/termos/aceitos';
const FAILED = 'Ops! Não foi possível carregar os termos.';

let server: PortalServer;
beforeAll(async () => {
  server = await startPortalServer();
});
afterEach(async () => server.faults());

/** A card of the page behind the modal. */
const card = async (nome: string) => screen.findByRole('button', { name: nome, hidden: true });
const missing = (nome: string) =>
  expect(screen.queryByRole('button', { name: nome, hidden: true })).toBeNull();

// @rule R41
test('a term accepted in the modal is in the list', async () => {
  await server.faults({ method: 'POST', path: '/api/termosaceite/3', mode: 'status', status: 500, times: 1 });
  const { user } = await renderApp('/termos', { server, documento: BRUNO });
  const modal = within(await screen.findByRole('dialog', { name: 'Antes de continuar' }));
  expect(await screen.findByText('Nenhum termo aceito até o momento.')).toBeInTheDocument();

  await user.click(modal.getByRole('button', { name: 'Aceito' }));
  expect(await modal.findByRole('img', { name: 'Já aceito' })).toBeInTheDocument();
  expect(await card('Regulamento do Programa')).toBeInTheDocument();
  missing('Política de Privacidade');

  await user.click(modal.getByRole('button', { name: 'Aceito' }));
  expect(await card('Política de Privacidade')).toBeInTheDocument();
  expect(await card('Regulamento do Programa')).toBeInTheDocument();
});

// @rule S2.68, S8.8
test('a company, and a term without its code, which is said: nothing opens', async () => {
  const { unmount } = await renderApp('/termos', { server, documento: MERCADO });
  expect(await card('Regulamento do Programa')).toBeInTheDocument();
  unmount();
  const body = [{ idTermo: null, nomeTipo: 'Política de Privacidade', tipo: 'X', ip: null, dtaAceite: null }];
  await server.faults({ path: ACEITOS, mode: 'status', status: 200, body });
  const { user } = await renderApp('/termos', { server, documento: ANA });
  await user.click(await card('Política de Privacidade'));
  const said = await screen.findAllByText('Ops! Código do termo não foi repassado');
  expect(said.length).toBeGreaterThan(0);
  expect(screen.queryByText('Abrindo termo…')).toBeNull();
});

// @rule S8.8
test('failed terms and texts can be retried, then a text is closed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await server.faults(
    { path: ACEITOS, mode: 'html', times: 1 },
    { path: '/api/termo/3', mode: 'hangup', times: 1 },
  );
  const { user } = await renderApp('/termos', { server, documento: ANA });
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  await user.click(screen.getByText('Tentar novamente'));
  await user.click(await card('Política de Privacidade'));
  const modal = within(await screen.findByRole('dialog', { name: 'Política de Privacidade' }));
  expect(await modal.findByText(FAILED)).toBeInTheDocument();
  expect(modal.queryByText('Imprimir')).toBeNull();
  await user.click(modal.getByText('Tentar novamente'));
  expect(await modal.findByText('Quais dados tratamos')).toBeInTheDocument();
  expect(modal.getByText('Imprimir')).toBeInTheDocument();
  await user.click(modal.getByLabelText('Fechar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
