import { screen, within } from '@testing-library/react';
import { type PortalServer, renderApp, startPortalServer } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const VOUCHERS = '/api/promocoes/voucher';

let server: PortalServer;
beforeAll(async () => {
  server = await startPortalServer();
}, 60_000);
beforeEach(async () => {
  await server.faults();
});

const answer = async (body: unknown) => server.faults({ path: VOUCHERS, mode: 'status', status: 200, body });
const cards = async () => within(await screen.findByRole('main')).findAllByRole('listitem');

test.each(['status', 'hangup', 'html', 'badStatusCode', 'brokenBody'] as const)(
  'a load that fails by %s shows no toast and can be tried again (R9)',
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

test('the code goes by four names; numbers are text, lists null, days in three forms (R17, R60)', async () => {
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
  // A minimum belongs to a discount.
  expect(b).not.toContain('mínimo');
  expect(c).toContain('CódigoC3');
  expect(d).toContain('Valor do descontoR$ 1,00Valor mínimo de compraR$ 30,00');
  expect(d).not.toContain('Mostrar código');
});

test.each([[[]], [{ statusCode: 200, data: null }]])('no vouchers (%j) are said in words', async (body) => {
  await answer(body);
  await renderApp('/voucher', { server, documento: ANA });
  expect(await screen.findByText('Você não tem vouchers ativos.')).toBeInTheDocument();
});

test('a browser that forbids the clipboard says how to copy by hand', async () => {
  const { user } = await renderApp('/voucher', { server, documento: ANA });
  await user.click(await screen.findByRole('button', { name: 'Mostrar código VIZ10-7F3K2' }));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  const dialog = screen.getByRole('dialog', { name: 'Apresente no caixa' });
  await user.click(within(dialog).getByRole('button', { name: 'Copiar código' }));
  const [words] = await within(dialog).findAllByText('Não foi possível copiar. Selecione o código e copie.');
  expect(words).toBeVisible();
});
