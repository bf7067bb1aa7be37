import { render, screen, waitFor } from '@testing-library/react';
import { type PortalServer, renderApp, startPortalServer } from '../../app/testing/render-app.tsx';
import { ComprasView } from './compras.view.tsx';

const ANA = '52998224725';

let server: PortalServer;
beforeAll(async () => {
  server = await startPortalServer();
}, 60_000);

test('a server that knows of no page beyond the end is asked for its first one', async () => {
  await server.faults({
    path: '/api/pessoa/cupons',
    mode: 'status',
    status: 200,
    body: { data: [], totalPages: 0 },
  });
  await renderApp('/compras?pagina=9', { server, documento: ANA });
  await waitFor(() => expect(location.hash).toBe('#/compras?pagina=1'));
  expect(await screen.findByText('Não há registros para serem mostrados')).toBeInTheDocument();
});

test('coupon numbers that repeat from store to store leave no card of the page before', () => {
  const cupons = (...ids: string[]) =>
    ids.map((idCupom) => ({
      loja: 'Loja',
      idCupom,
      valorTotalDaCompra: null,
      valorTotalDeDesconto: null,
      dtaCupom: null,
    }));
  const view = (page: number, ...ids: string[]) => (
    <ComprasView
      status="ready"
      cupons={cupons(...ids)}
      page={page}
      pages={2}
      onPageChange={() => undefined}
      retry={() => undefined}
    />
  );
  jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(view(1, '7', '7'));
  rerender(view(2, '8', '9'));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.queryByText('7')).toBeNull();
});
