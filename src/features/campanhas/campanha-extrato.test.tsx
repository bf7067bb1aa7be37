import { screen, within } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const BRUNO = '11144477735';
const EXTRATOS = '/api/fidelidade/extratos';

const server = portalServer();

const answer = async (body: unknown) => server.faults({ path: EXTRATOS, mode: 'status', status: 200, body });
const cards = async () =>
  (await within(await screen.findByRole('main')).findAllByRole('listitem')).map(
    ({ textContent }) => textContent ?? '',
  );

// @rule S2.54, R65
test('entries show text, points and date, zeros are hidden', async () => {
  await renderApp('/campanha/1/extrato', { server, documento: ANA });
  expect(await screen.findByRole('heading', { level: 1, name: 'Extrato' })).toBeInTheDocument();
  expect(await screen.findByText('Junte e Troque Panelas')).toBeInTheDocument();
  const found = await cards();
  // Ten are fetched, one of them has no points.
  expect(found).toHaveLength(9);
  expect(found[0]).toMatch(/^Compra na loja Cambuí\+47 pontosData\d\d\/\d\d\/\d{4}$/);
  expect(found[2]).toMatch(/^Troca: Ingresso de cinema-150 pontosData/);
  expect(found.join()).not.toContain('Ajuste de arredondamento');
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '#/campanha/1/detalhes');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home' })).toHaveAttribute(
    'href',
    '#/portal',
  );
});

// @rule R63
test('points have their campaign’s name, one of them in the singular', async () => {
  await renderApp('/campanha/2/extrato', { server, documento: ANA });
  expect(await screen.findByText('+2 selos')).toBeInTheDocument();
  expect(screen.getAllByText('+1 selo')).toHaveLength(2);
});

test('a company has a statement too', async () => {
  await renderApp('/campanha/1/extrato', { server, documento: MERCADO });
  expect(await screen.findByText('+275 pontos')).toBeInTheDocument();
});

// @rule S2.55
test('a customer without entries reads so', async () => {
  await renderApp('/campanha/1/extrato', { server, documento: BRUNO });
  expect(await screen.findByText('Não há nenhum extrato disponível.')).toBeInTheDocument();
});

// @rule S2.55, R65
test.each([
  [{ extratos: null }],
  [
    {
      statusCode: 200,
      data: { extratos: [{ qtDePonto: 0 }, { qtDePonto: '0' }, { qtDePonto: '0.0' }, { qtDePonto: '0,00' }] },
    },
  ],
])('nothing but zeros is nothing: %j', async (body) => {
  await answer(body);
  await renderApp('/campanha/1/extrato', { server, documento: ANA });
  expect(await screen.findByText('Não há nenhum extrato disponível.')).toBeInTheDocument();
});

// @rule R14, R17
test('numbers as text, days in other forms, missing fields', async () => {
  await answer({
    statusCode: '200',
    data: {
      extratos: [{ qtDePonto: '1.500', dtaEvento: '31/01/2026' }, { descricao: 'B', qtDePonto: '-2' }, {}],
    },
  });
  await renderApp('/campanha/1/extrato', { server, documento: ANA });
  await screen.findByText('+1.500 pontos');
  expect(await cards()).toEqual([
    'Lançamento+1.500 pontosData31/01/2026',
    'B-2 pontosData–',
    'Lançamento–Data–',
  ]);
});

// @rule R65, R84
test('half a point is an entry, zero in any form is none', async () => {
  const extratos = [0.5, '-0,5', '0,00', 0, '-0', '1.200,25'].map((qtDePonto) => ({ qtDePonto }));
  await answer({ extratos });
  await renderApp('/campanha/1/extrato', { server, documento: ANA });
  await screen.findByText('+0,5 ponto');
  expect(await cards()).toEqual([
    'Lançamento+0,5 pontoData–',
    'Lançamento-0,5 pontoData–',
    'Lançamento+1.200,25 pontosData–',
  ]);
});

// @rule S8.11, R66
test.each(['/campanha//extrato', '/campanha/extrato', '/campanha/%20/extrato', '/campanha/../extrato'])(
  'an address without a campaign says so: %s',
  async (path) => {
    await renderApp(path, { server, documento: ANA });
    expect(
      await screen.findByRole('heading', { name: 'Ops!, Parametro para consulta não está sendo repassado!' }),
    ).toBeInTheDocument();
  },
);

// @rule S8.21, R9
test.each(['hangup', 'badStatusCode'] as const)(
  'a load failed by %s says so and can be retried',
  async (mode) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await server.faults({ path: EXTRATOS, mode });
    const { user } = await renderApp('/campanha/1/extrato', { server, documento: ANA });
    expect(await screen.findByText('Ops!, Erro ao consultar informações de extratos')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await server.faults();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('+47 pontos')).toBeInTheDocument();
  },
);

test('a campaign that cannot be read leaves the entries, in points', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await server.faults({ path: '/api/fidelidade/campanha/1', mode: 'status' });
  await renderApp('/campanha/1/extrato', { server, documento: ANA });
  expect(await screen.findByText('+47 pontos')).toBeInTheDocument();
  expect(screen.queryByText('Junte e Troque Panelas')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
