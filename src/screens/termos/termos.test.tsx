import { screen, within } from '@testing-library/react';
import { type PortalServer, renderApp, startPortalServer } from '../../app/testing/render-app.tsx';

const BRUNO = '11144477735';

let server: PortalServer;
beforeAll(async () => {
  server = await startPortalServer();
}, 60_000);
afterEach(async () => server.faults());

/** Of the page behind the modal. */
const card = async (nome: string) => screen.findByRole('button', { name: nome, hidden: true });
const missing = (nome: string) =>
  expect(screen.queryByRole('button', { name: nome, hidden: true })).toBeNull();

test('a term accepted in the modal stands in the list behind it, also when the next one fails (R41)', async () => {
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
