import { render, screen, waitFor, within } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';
import { ComprasView } from './compras.view.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const CUPONS = '/api/pessoa/cupons';

const server = portalServer();

interface Cupons {
  data: {
    loja: string;
    idCupom: number;
    valorTotalDaCompra: number;
    valorTotalDeDesconto: number;
    dtaCupom: string;
  }[];
  totalPages: number;
}

const brl = (reais: number) => reais.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
const day = (text: string) => text.slice(0, 10).split('-').reverse().join('/');

/** The server's own answer for a page. */
async function pageOf(number: number): Promise<Cupons> {
  const headers = { authorization: `Bearer ${await server.signIn(ANA)}` };
  const query = `tamanhoPagina=8&pagina=${number}&idEmpFormato=1`;
  const answer = await fetch(`${server.baseUrl}${CUPONS}?${query}`, { headers });
  return ((await answer.json()) as { data: Cupons }).data;
}

// @rule S2.61, S2.62, R61
test('purchases are shown eight on a page, by its pager', async () => {
  const [first, second] = [await pageOf(1), await pageOf(2)];
  const sent = jest.spyOn(globalThis, 'fetch');
  const { user } = await renderApp('/compras', { server, documento: ANA });
  const cards = async () => {
    await screen.findAllByText('Valor total da compra');
    const found = within(screen.getByRole('main')).getAllByRole('listitem');
    const words = found.map(({ textContent }) => (textContent ?? '').replaceAll('\u00A0', ' '));
    return words.filter((text) => text.includes('Cupom'));
  };
  const shows = async (cupom: Cupons['data'][number] | undefined) =>
    waitFor(async () => expect((await cards())[0]).toContain(`Cupom${cupom?.idCupom}Valor`));
  const [cupom] = first.data;
  const expected =
    `${cupom?.loja}Cupom${cupom?.idCupom}Valor total da compra${brl(cupom?.valorTotalDaCompra ?? 0)}` +
    `Valor total de desconto${brl(cupom?.valorTotalDeDesconto ?? 0)} de descontoData da compra${day(cupom?.dtaCupom ?? '')}`;
  expect(await cards()).toHaveLength(8);
  expect((await cards())[0]).toBe(expected.replaceAll('\u00A0', ' '));
  const pager = within(screen.getByRole('navigation', { name: 'Páginas de compras' }));
  const last = String(first.totalPages);
  const pages = pager.getAllByRole('button', { name: /^Página/ });
  expect(pages.map(({ textContent }) => textContent)).toEqual(['1', '2', last]);
  expect(pager.getByRole('button', { current: 'page' })).toHaveTextContent('1');
  await user.click(pager.getByRole('button', { name: 'Próxima' }));
  await shows(second.data[0]);
  expect(location.hash).toBe('#/compras?pagina=2');
  expect(pager.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  await user.click(pager.getByRole('button', { name: 'Anterior' }));
  await shows(cupom);
  location.hash = '#/compras?pagina=4000';
  await waitFor(() => expect(location.hash).toBe(`#/compras?pagina=${last}`));
  await waitFor(() => expect(pager.getByRole('button', { current: 'page' })).toHaveTextContent(last));
  const asked = sent.mock.calls.map(([address]) => new URL(address as string, location.href));
  for (const { searchParams } of asked.filter(({ pathname }) => pathname === CUPONS)) {
    expect(searchParams.get('tamanhoPagina')).toBe('8');
    expect(searchParams.get('idEmpFormato')).toBe('1');
  }
});

// @rule S2.61
test('a company sees its purchases', async () => {
  await renderApp('/compras', { server, documento: MERCADO });
  expect((await screen.findAllByText('Valor total da compra')).length).toBeGreaterThan(1);
});

// @rule S2.63, R240
test('a customer without any reads so, and where to begin', async () => {
  await server.faults({ path: CUPONS, mode: 'status', status: 200, body: { data: null, totalPages: 0 } });
  await renderApp('/compras', { server, documento: ANA });
  expect(await screen.findByText('Não há registros para serem mostrados')).toBeInTheDocument();
  expect(screen.queryByText('Próxima')).toBeNull();
  expect(screen.getByRole('link', { name: 'Encontrar uma loja' })).toHaveAttribute('href', '#/location');
});

test('a server that knows of no page beyond the end is asked for its first one', async () => {
  await server.faults({
    path: CUPONS,
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
