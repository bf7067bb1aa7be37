import { screen, waitFor, within } from '@testing-library/react';
import { dataCivilAt } from '../../lib/datas/datas.ts';
import { said } from '../../app/testing/form.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const PROMOCOES = '/api/promocoes/global';
const ATIVAR = '/api/promocao/ativar';

const server = portalServer();

const answer = (path: string, body: unknown) => ({ path, mode: 'status' as const, status: 200, body });
const item = (nome: string, idPromoProd?: unknown) => ({ nome, preco: 1, idPromoProd });
const ofertas = (...itens: object[]) =>
  answer(PROMOCOES, [{ nomeExibicao: 'Ofertas', publico: 'G', tiposDescontos: itens }]);
const posts = async () => (await server.takeLog()).filter((call) => call === `POST ${ATIVAR}`);
/** By text: a query by role takes a second on the home. */
const button = async (words: string) => {
  const found = await screen.findByText(words, { selector: 'button, button *' });
  return found.closest('button') ?? found;
};

// @rule R67
describe('activating an offer', () => {
  test('activates a card with an id once per click', async () => {
    await server.faults(ofertas(item('Café', 41), item('Chá'), item('Mate', null)), {
      ...answer(ATIVAR, { mensagem: 'Oferta ativada: Café.' }),
      method: 'POST',
      ms: 1500,
    });
    const { user } = await renderApp('/portal', { server, documento: ANA });
    const ativar = await button('Ativar oferta');
    expect(ativar).toHaveAccessibleName('Ativar oferta: Café');
    await user.dblClick(ativar);
    expect(await button('Ativando…')).toHaveAttribute('aria-disabled', 'true');
    expect(ativar).toHaveFocus();
    expect(await screen.findByText('Oferta ativada: Café.')).toBeInTheDocument();
    expect(await button('Oferta ativada')).toHaveAccessibleName('Oferta ativada: Café');
    expect(await posts()).toHaveLength(1);
    await user.click(await button('Oferta ativada'));
    await waitFor(async () => expect(await posts()).toHaveLength(1));
  });

  test.each([
    [
      'its reason',
      {
        path: ATIVAR,
        mode: 'badStatusCode' as const,
        body: { statusCode: 400, description: 'Oferta encerrada.' },
      },
      'Oferta encerrada.',
    ],
    [
      'no reason',
      { path: ATIVAR, mode: 'hangup' as const },
      'Não foi possível ativar a oferta. Tente novamente.',
    ],
  ])('a refusal with %s says so and can be retried', async (_name, fault, words) => {
    await server.faults(ofertas(item('Café', '41')), { ...fault, method: 'POST', times: 1 });
    const { user } = await renderApp('/portal', { server, documento: ANA });
    await user.click(await button('Ativar oferta'));
    await said(words);
    expect(await posts()).toHaveLength(1);
    await user.click(await button('Ativar oferta'));
    await waitFor(async () => expect(await posts()).toHaveLength(1));
  });

  test('another offer in the same place starts afresh', async () => {
    await server.faults(ofertas(item('Café', 41)), { ...answer(ATIVAR, {}), method: 'POST' });
    const { user } = await renderApp('/portal', { server, documento: ANA });
    await user.click(await button('Ativar oferta'));
    expect(await button('Oferta ativada')).toBeInTheDocument();
    await server.faults(ofertas(item('Chá', 42)));
    await user.selectOptions(await screen.findByLabelText('Loja'), '2');
    expect(await button('Ativar oferta')).toHaveAccessibleName('Ativar oferta: Chá');
  });
});

/** Formats money independently of the portal's code. */
function reais(value: number): string {
  const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}R$ ${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
}

// @rule S2.33, S2.34, R50
test.each([
  ['Ana Souza', ANA],
  ['Mercado Bom Preço Ltda', '11222333000181'],
])("the figures of %s equal the server's", async (nome, documento) => {
  const headers = { authorization: `Bearer ${await server.signIn(documento)}` };
  const get = async (path: string) =>
    ((await (await fetch(`${server.baseUrl}${path}`, { headers })).json()) as { data: unknown }).data;
  const { saldo } = (await get('/api/contacorrente/saldo')) as {
    saldo: { valorDisponivel: number; valorPendente: number };
  };
  const total = (await get('/api/cupom/totaldesconto?idEmpFormato=1')) as {
    desconto: number;
    dtaInclusao: string;
  };
  await renderApp('/portal', { server, documento });
  await screen.findByText('Saldo disponível');
  await screen.findByText(/^Cliente desde/);
  const words = (label: string) =>
    (document.querySelector(`[aria-label="${label}"]`)?.textContent ?? '').replaceAll('\u00A0', ' ');
  const since = total.dtaInclusao.slice(0, 10).split('-').reverse().join('/');
  expect(words('Seu saldo')).toContain(`Saldo disponível${reais(saldo.valorDisponivel)}`);
  expect(words('Seu saldo')).toContain(`Saldo pendente${reais(saldo.valorPendente)}`);
  for (const text of [nome, reais(total.desconto), `Cliente desde ${since}`])
    expect(words('Sua economia')).toContain(text);
});

test('savings that fail leave the name and since when on the card, from the person', async () => {
  await server.faults({ path: '/api/cupom/totaldesconto', mode: 'status', status: 500 });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderApp('/portal', { server, documento: ANA });
  const card = within(await screen.findByRole('region', { name: 'Sua economia' }));
  expect(await card.findByText('Não foi possível carregar')).toBeInTheDocument();
  expect(await card.findByText('Ana Souza')).toBeInTheDocument();
  expect(card.getByText(/^Cliente desde \d{2}\/\d{2}\/\d{4}$/)).toBeInTheDocument();
  expect(card.queryByText('Você já economizou')).toBeNull();
});

describe('savings by month', () => {
  const cupom = (dtaCupom: string, valorTotalDeDesconto: unknown) => ({
    loja: 'L',
    idCupom: dtaCupom,
    valorTotalDaCompra: 1,
    valorTotalDeDesconto,
    dtaCupom,
  });
  const [year = 0, now = 0] = dataCivilAt(Date.now()).split('-').map(Number);
  const month = (back: number) => new Date(Date.UTC(year, now - 1 - back, 10)).toISOString().slice(0, 10);

  test('a chart with its table, from the purchases, asked for when it is opened', async () => {
    const data = [cupom(month(0), '12,50'), cupom(month(0), 7.5), cupom(month(1), 3), cupom(month(9), 99)];
    await server.faults(answer('/api/pessoa/cupons', { data, totalPages: '1' }));
    const { user } = await renderApp('/portal', { server, documento: ANA });
    const open = await button('Economia por mês');
    expect(await server.takeLog()).not.toContain('GET /api/pessoa/cupons');
    await user.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Sua economia por mês' });
    const rows = await within(dialog).findAllByRole('row');
    expect(rows).toHaveLength(7);
    const words = rows.map(({ textContent }) => (textContent ?? '').replaceAll('\u00A0', ' '));
    expect(words.at(-1)).toMatch(/^[a-z]{3}\/\d{4}R\$ 20,00$/);
    expect(words.at(-2)).toMatch(/R\$ 3,00$/);
    expect(words.at(-3)).toMatch(/R\$ 0,00$/);
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(open).toHaveFocus();
  });

  test('failed purchases can be retried', async () => {
    await server.faults({ path: '/api/pessoa/cupons', mode: 'html' });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await renderApp('/portal', { server, documento: ANA });
    await user.click(await button('Economia por mês'));
    const dialog = await screen.findByRole('dialog', { name: 'Sua economia por mês' });
    await server.faults(answer('/api/pessoa/cupons', { data: null, totalPages: 0 }));
    await user.click(await within(dialog).findByRole('button', { name: 'Tentar novamente' }));
    expect(await within(dialog).findByText('Nenhum desconto nos últimos seis meses.')).toBeInTheDocument();
  });
});
