import { screen, within } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const PENDENTES = '/api/fidelidade/campanha/1/resgates/pendentes';
const EFETUADOS = '/api/fidelidade/campanha/resgates/efetuados';
const ROTA = '/campanha/1/resgates/detalhes';

const server = portalServer();
beforeEach(() => {
  Object.assign(globalThis, { innerWidth: 1280 });
});

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const answer = async (path: string, body: unknown) =>
  server.faults({ path, mode: 'status', status: 200, body });

// @rule S2.56
test('two tabs, a table in each, and the two ways out', async () => {
  const { user } = await renderApp(ROTA, { server, documento: ANA });
  const pendentes = await screen.findByRole('table', { name: 'Resgates Pendentes' });
  expect(
    within(pendentes)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Resgate', 'Descrição', 'Data da solicitação', 'Pontos']);
  const [, row] = within(pendentes).getAllByRole('row');
  expect(row && cells(row)).toEqual([
    '3',
    'Troca: Ingresso de cinema',
    expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    '150 pontos',
  ]);
  expect(await screen.findByText('Junte e Troque Panelas')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '#/campanha/1/detalhes');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home' })).toHaveAttribute(
    'href',
    '#/portal',
  );

  await user.click(screen.getByRole('tab', { name: 'Resgates Efetuados' }));
  const efetuados = await screen.findByRole('table', { name: 'Resgates Efetuados' });
  expect(
    within(efetuados)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Resgate', 'Descrição', 'Produto', 'Tipo', 'Pontos da campanha']);
  expect(within(efetuados).getAllByRole('row').slice(1).map(cells)).toEqual([
    [
      '2',
      'Troca: Voucher de R$\u00a010 em compras',
      'Voucher de R$\u00a010 em compras',
      'Voucher',
      '80 pontos',
    ],
    ['1', 'Troca: Frigideira antiaderente 24 cm', 'Frigideira antiaderente 24 cm', 'Produto', '120 pontos'],
  ]);
  expect(location.hash).toBe(`#${ROTA}?aba=efetuados`);
});

test('a phone gets a card for each row, with the same facts', async () => {
  Object.assign(globalThis, { innerWidth: 360 });
  await renderApp(ROTA, { server, documento: ANA });
  const list = await screen.findByRole('list', { name: 'Resgates Pendentes' });
  const card = within(list).getByRole('listitem');
  expect(within(card).getByRole('heading', { name: 'Troca: Ingresso de cinema' })).toBeInTheDocument();
  expect(
    within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Resgate', 'Data da solicitação', 'Pontos']);
  expect(within(card).getAllByRole('definition')[0]).toHaveTextContent(/^\d+$/);
  expect(screen.queryByRole('table')).toBeNull();
});

test('a customer without exchanges reads so in both tabs', async () => {
  const { user } = await renderApp(ROTA, { server, documento: MERCADO });
  expect(await screen.findByText('Você não tem resgates pendentes.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver prêmios' })).toHaveAttribute('href', '#/campanha/1/resgates');
  await user.click(screen.getByRole('tab', { name: 'Resgates Efetuados' }));
  expect(await screen.findByText('Você não tem resgates efetuados.')).toBeInTheDocument();
});

// @rule S8.22, R66
test.each([
  '/campanha//resgates/detalhes',
  '/campanha/resgates/detalhes',
  '/campanha/%20/resgates/detalhes',
  '/campanha/../resgates/detalhes',
])('an address without a campaign says so: %s', async (path) => {
  await renderApp(path, { server, documento: ANA });
  expect(
    await screen.findByRole('heading', { name: 'Ops!, parametro para consulta não foi repassado' }),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

// @rule S8.23, R9
test.each(['hangup', 'badStatusCode'] as const)(
  'a load failed by %s says so and can be retried',
  async (mode) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await server.faults({ path: PENDENTES, mode }, { path: EFETUADOS, mode });
    const { user } = await renderApp(ROTA, { server, documento: ANA });
    const words = 'Ops! Não foi possivel recuperar detalhes dos resgates';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Resgates Efetuados' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await server.faults();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('table', { name: 'Resgates Efetuados' })).toBeInTheDocument();
  },
);

// @rule R17
test('numbers as text, days in other forms, missing fields, lists that are null', async () => {
  await answer(PENDENTES, {
    statusCode: '200',
    data: {
      resgates: [
        { idResgate: '9', descricao: 'A', dtaSolicitacaoTroca: '31/01/2026 23:59:59', qtdPonto: '1.500' },
        { idResgate: null },
      ],
    },
  });
  const { user } = await renderApp(ROTA, { server, documento: ANA });
  const table = await screen.findByRole('table', { name: 'Resgates Pendentes' });
  await within(table).findByText('1.500 pontos');
  expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
    ['9', 'A', '31/01/2026', '1.500 pontos'],
    ['–', '–', '–', '–'],
  ]);
  await answer(EFETUADOS, { resgates: null });
  await user.click(screen.getByRole('tab', { name: 'Resgates Efetuados' }));
  expect(await screen.findByText('Você não tem resgates efetuados.')).toBeInTheDocument();
});

test('kinds are read in any case, an unknown one as it is', async () => {
  await answer(EFETUADOS, { resgates: [{ tipo: 'pr' }, { tipo: 'Vo' }, { tipo: 'constructor' }] });
  await renderApp(`${ROTA}?aba=efetuados`, { server, documento: ANA });
  const table = await screen.findByRole('table', { name: 'Resgates Efetuados' });
  const kinds = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => cells(row)[3]);
  expect(kinds).toEqual(['Produto', 'Voucher', 'constructor']);
});
