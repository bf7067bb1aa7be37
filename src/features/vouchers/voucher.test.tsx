import { act, screen, waitFor, within } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const VOUCHERS = '/api/promocoes/voucher';

const server = portalServer();

const answer = async (body: unknown) => server.faults({ path: VOUCHERS, mode: 'status', status: 200, body });
const cards = async () => within(await screen.findByRole('main')).findAllByRole('listitem');

// @rule R9
test.each(['hangup', 'badStatusCode'] as const)(
  'a load that fails by %s shows no toast and can be tried again',
  async (mode) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await server.faults({ path: VOUCHERS, mode });
    const { user } = await renderApp('/voucher', { server, documento: ANA });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Finalizados' })).toBeInTheDocument();
    await server.faults();
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Mostrar código VIZ10-7F3K2' })).toBeInTheDocument();
  },
);

// @rule R294
test('a code that was used while the app was away is closed when it comes back', async () => {
  const { user } = await renderApp('/voucher', { server, documento: ANA });
  await user.click(await screen.findByRole('button', { name: 'Mostrar código VIZ10-7F3K2' }));
  expect(await screen.findByRole('dialog', { name: 'Apresente no caixa' })).toBeInTheDocument();
  await server.takeLog();
  await answer({ statusCode: 200, data: [] });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText(/Atualizando…/)).toBeNull();
  expect((await screen.findAllByText('Este voucher não está mais ativo.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Apresente no caixa' })).toBeNull());
  expect(await screen.findByText('Você não tem vouchers ativos.')).toBeInTheDocument();
  expect((await server.takeLog()).filter((call) => call.includes(VOUCHERS))).toHaveLength(1);
});

// @rule R88
test("another customer's session shows nothing of the previous one", async () => {
  await renderApp('/voucher', { server, documento: ANA });
  expect(await screen.findByRole('button', { name: 'Mostrar código VIZ10-7F3K2' })).toBeInTheDocument();
  const token = await server.signIn('11222333000181');
  await server.faults({ path: VOUCHERS, mode: 'hangup' });
  const shown: boolean[] = [];
  const look = () => shown.push(document.body.textContent.includes('VIZ10-7F3K2'));
  const user = { Name: 'Mercado', img: null, '.expires': new Date(Date.now() + 3_600_000).toISOString() };
  // In the other tab Ana signs out and the company signs in.
  localStorage.clear();
  localStorage.setItem('portal.user', JSON.stringify(user));
  localStorage.setItem('portal.token', token);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  watch.disconnect();
  expect(shown).not.toContain(true);
  expect(JSON.stringify(localStorage)).not.toContain('VIZ10-7F3K2');
});

// @rule R17, R60
test('reads the code by four names and dates in three notations', async () => {
  await answer({
    statusCode: '200',
    data: [
      {
        codVoucher: 'A1',
        dtaInicio: '01/02/2030',
        dtaFim: '2030-02-28T23:59:59',
        desconto: { valor: '12,50' },
      },
      {
        codigoVoucher: 22,
        desconto: null,
        vlrMinUsoVoucher: '80',
        produtosDesconto: [{ precoOriginal: '9.90' }],
      },
      { voucher: 'C3', beneficio: null, produtosDesconto: null },
      { codigo: null, beneficio: 'Sem código', desconto: { valor: 1, moeda: 'BRL' }, vlrMinUsoVoucher: 30 },
    ],
  });
  await renderApp('/voucher', { server, documento: ANA });
  const [a, b, c, d] = (await cards()).map((card) => (card.textContent ?? '').replaceAll('\u00A0', ' '));
  expect(a).toContain('CódigoA1Validade01/02/2030 a 28/02/2030Valor do descontoR$ 12,50');
  expect(b).toContain('Código22Validade– a –Preço originalR$ 9,90');
  // A minimum purchase needs a discount.
  expect(b).not.toContain('mínimo');
  expect(c).toContain('CódigoC3');
  expect(d).toContain('Valor do descontoR$ 1,00Valor mínimo de compraR$ 30,00');
  expect(d).not.toContain('Mostrar código');
});

test.each([[[]], [{ statusCode: 200, data: null }]])('no vouchers (%j) are said in words', async (body) => {
  await answer(body);
  const { user } = await renderApp('/voucher', { server, documento: ANA });
  expect(await screen.findByText('Você não tem vouchers ativos.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver campanhas' })).toHaveAttribute('href', '#/campanhas');
  await waitFor(() => expect(localStorage.getItem('portal.vouchers')).not.toBeNull());
  // Offline there is nothing to show.
  expect(screen.queryByText(/sem sinal/)).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
  expect(await screen.findByText('Você não tem vouchers finalizados.')).toBeInTheDocument();
});

test('the tabs: arrow keys move the focus, Enter chooses', async () => {
  const { user } = await renderApp('/voucher', { server, documento: ANA });
  await cards();
  act(() => screen.getByRole('tab', { name: 'Ativos' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Finalizados' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Ativos' })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('tabpanel', { name: 'Finalizados' })).toBeInTheDocument();
});

test('a browser that forbids the clipboard says how to copy by hand', async () => {
  const { user } = await renderApp('/voucher', { server, documento: ANA });
  await user.click(await screen.findByRole('button', { name: 'Mostrar código VIZ10-7F3K2' }));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  const dialog = screen.getByRole('dialog', { name: 'Apresente no caixa' });
  await user.click(within(dialog).getByRole('button', { name: 'Copiar código' }));
  const [text] = await within(dialog).findAllByText('Não foi possível copiar. Selecione o código e copie.');
  expect(text).toBeVisible();
});

interface WireVoucher {
  codigo: string;
  dtaInicio: string;
  dtaFim: string;
  dtaUso: string | null;
}

const SAVED = /salvos em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/;
const day = (text: string | null | undefined) => (text ?? '').slice(0, 10).split('-').reverse().join('/');
const textOf = async (codigo: string) => {
  await screen.findByText(codigo);
  const found = (await cards()).find(({ textContent }) => textContent?.includes(codigo));
  return (found?.textContent ?? '').replaceAll('\u00A0', ' ');
};

// @rule S2.57, S2.58, S2.59, S2.60, R51, R81
test('vouchers as the rules write them, of all stores and of one', async () => {
  const headers = { authorization: `Bearer ${await server.signIn(ANA)}` };
  const wire = async (tipo: string) => {
    const response = await fetch(`${server.baseUrl}${VOUCHERS}?tipo=${tipo}`, { headers });
    const { data } = (await response.json()) as { data: WireVoucher[] };
    return (codigo: string) => data.find((voucher) => voucher.codigo === codigo);
  };
  const [active, finished] = [await wire('ativo'), await wire('finalizado')];
  const sent = jest.spyOn(globalThis, 'fetch');
  const { user } = await renderApp('/voucher', { server, documento: ANA });
  const validade = (codigo: string) => `${day(active(codigo)?.dtaInicio)} a ${day(active(codigo)?.dtaFim)}`;
  expect(await textOf('7891004120351')).toBe(
    `R$ 20 em comprasCódigo7891004120351Validade${validade('7891004120351')}` +
      'Valor do descontoR$ 20,00Valor mínimo de compraR$ 150,00Mostrar códigoAdicionar ao calendário',
  );
  expect(await textOf('7891004120368')).toBe(
    `Café Torrado 500 g grátisCódigo7891004120368Validade${validade('7891004120368')}` +
      'Preço originalR$ 24,99Mostrar códigoAdicionar ao calendário',
  );
  expect(await textOf('7891004120375')).not.toContain('mínimo');
  expect(screen.getByText(SAVED)).toBeInTheDocument();
  // The selector: all stores, then those of the format.
  const loja = screen.getByLabelText('Loja');
  await waitFor(() => expect(within(loja).getAllByRole('option')).toHaveLength(10));
  expect(within(loja).getAllByRole('option')[0]).toHaveTextContent('Todas as lojas');
  await user.selectOptions(loja, 'Vizinhança Taquaral – Campinas');
  await waitFor(() => expect(screen.queryByText('7891004120375')).toBeNull());
  expect(await textOf('VIZ10-7F3K2')).not.toBe('');
  expect(location.hash).toBe('#/voucher?idEmpresa=2');
  await user.selectOptions(loja, 'Todas as lojas');
  await textOf('7891004120375');
  await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
  expect(await textOf('7891004119027')).toBe(
    `R$ 15 em hortifrutiCódigo7891004119027Usado em${day(finished('7891004119027')?.dtaUso)}` +
      'Valor do descontoR$ 15,00',
  );
  expect(await textOf('7891004118020')).toBe(
    `R$ 5 na próxima compraCódigo7891004118020Encerrado em${day(finished('7891004118020')?.dtaFim)}` +
      'Valor do descontoR$ 5,00',
  );
  expect(screen.queryByText('Mostrar código')).toBeNull();
  const asked = sent.mock.calls.map(([address]) => new URL(address as string, location.href));
  const queries = asked.filter(({ pathname }) => pathname === VOUCHERS).map(({ search }) => search);
  expect(queries).toEqual(['?tipo=ativo', '?tipo=ativo&idEmpresa=2', '?tipo=ativo', '?tipo=finalizado']);
});
