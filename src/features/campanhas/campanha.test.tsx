import { act, screen, within } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const CAMPANHA = '/api/fidelidade/campanha/1';
const PONTOS = `${CAMPANHA}/extratos/pontos`;

const server = portalServer();

const saldo = () => screen.findByRole('region', { name: 'Saldo de pontos' });

// @rule S2.51, S6.2
test.each([
  ['F', ANA, '305 pontos'],
  ['J', MERCADO, '585 pontos'],
])('a campaign for %s: name, description, balance, three tiles, Voltar', async (_, documento, pontos) => {
  const { container } = await renderApp('/campanha/1/detalhes', { server, documento });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Junte e Troque Panelas' }),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Junte pontos nas suas compras e troque por panelas, vouchers e passeios.'),
  ).toBeInTheDocument();
  expect(container.querySelector('main img')).toHaveAttribute('src', expect.stringMatching(/panelas\.webp$/));
  expect(await within(await saldo()).findByText(pontos)).toBeInTheDocument();
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Voltar', '#/campanhas'],
    ['Extrato', '#/campanha/1/extrato'],
    ['Trocar meus pontos', '#/campanha/1/resgates'],
    ['Minhas Trocas', '#/campanha/1/resgates/detalhes'],
  ]);
});

// @rule S2.52, R63
test.each([
  [true, true],
  ['S', 'N'],
  [0, 1],
  [null, undefined],
])('flagTrocarPontos %j, flagMinhasTrocas %j: the tiles that show', async (trocar, trocas) => {
  await server.faults({
    path: CAMPANHA,
    mode: 'status',
    status: 200,
    body: {
      data: {
        idCampanha: 1,
        campanha: 'Uma',
        flagExtrato: false,
        flagTrocarPontos: trocar,
        flagMinhasTrocas: trocas,
      },
    },
  });
  await renderApp('/campanha/1/detalhes', { server, documento: ANA });
  expect(await screen.findByRole('link', { name: 'Extrato' })).toBeInTheDocument();
  for (const [name, flag] of [
    ['Trocar meus pontos', trocar],
    ['Minhas Trocas', trocas],
  ] as const) {
    const isOpen = flag === true || flag === 'S' || flag === 1;
    expect(screen.queryByRole('link', { name }) !== null).toBe(isOpen);
    const closed = screen.queryByRole('button', { name: `${name} Não disponível nesta campanha` });
    expect(closed !== null).toBe(!isOpen);
    if (closed !== null) expect(closed).toBeDisabled();
  }
});

test.each([
  ['1', { pontos: 1 }, 'selos', '1 selo'],
  ['thousands', { statusCode: 200, data: { pontos: '1.500' } }, 'grãos', '1.500 grãos'],
  ['none', { pontos: 0 }, null, '0 pontos'],
])('the balance %s, in the word of the campaign', async (_name, body, nomePonto, words) => {
  await server.faults(
    { path: PONTOS, mode: 'status', status: 200, body },
    { path: CAMPANHA, mode: 'status', status: 200, body: { idCampanha: 1, campanha: 'Uma', nomePonto } },
  );
  await renderApp('/campanha/1/detalhes', { server, documento: ANA });
  expect(await within(await saldo()).findByText(words)).toBeInTheDocument();
});

// @rule S8.11, R66
test.each([
  ['/campanha/detalhes'],
  ['/campanha//detalhes'],
  ['/campanha/%20/detalhes'],
  ['/campanha/../detalhes'],
  ['/campanha/./detalhes'],
])('an address without a campaign (%s) asks nothing and says so', async (path) => {
  await renderApp(path, { server, documento: ANA });
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Ops!, Parametro para consulta não está sendo repassado!',
    }),
  ).toBeInTheDocument();
  const log = await server.takeLog();
  expect(log.filter((call) => call.includes('/fidelidade/'))).toEqual([]);
});

// @rule S8.11
test.each([{ mode: 'badStatusCode' }, { mode: 'hangup' }] as const)(
  'failed details ($mode) show the specified text',
  async (fault) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    await server.faults({ path: CAMPANHA, ...fault });
    const { user } = await renderApp('/campanha/1/detalhes', { server, documento: ANA });
    expect(
      await screen.findByText('Ops!, não foi possivel capturar detalhes da campanha'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '#/campanhas');
    // Including the gap below a title.
    const title = screen.getByRole('heading', { level: 1, name: 'Campanha' });
    expect(getComputedStyle(title).marginBottom).toBe('24px');
    await server.faults();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'Extrato' })).toBeInTheDocument();
  },
);

// @rule R9
test('a failed balance leaves the tiles and can be retried', async () => {
  await server.faults({ path: PONTOS, mode: 'status', status: 500 });
  const { user } = await renderApp('/campanha/1/detalhes', { server, documento: ANA });
  const tile = within(await saldo());
  expect(await tile.findByText('Não foi possível carregar')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Trocar meus pontos' })).toBeInTheDocument();
  await server.faults();
  await user.click(tile.getByRole('button', { name: 'Tentar novamente' }));
  expect(await tile.findByText('305 pontos')).toBeInTheDocument();
});

// @rule R64
test('a balance that a refresh could not confirm is not shown as one', async () => {
  await server.faults({ path: PONTOS, mode: 'status', status: 200, body: { pontos: 500 } });
  await renderApp('/campanha/1/detalhes', { server, documento: ANA });
  expect(await within(await saldo()).findByText('500 pontos')).toBeInTheDocument();
  await server.faults({ path: PONTOS, mode: 'status', status: 429 });
  const open = async (hash: string) => act(async () => void (location.hash = hash));
  // The previous screen stays until the next one's code has loaded; only the new title shows the change.
  await open('#/campanhas');
  await screen.findByRole('heading', { level: 1, name: 'Campanhas' });
  await open('#/campanha/1/detalhes');
  const tile = within(await saldo());
  expect(await tile.findByText('Não foi possível carregar')).toBeInTheDocument();
  expect(tile.queryByText('500 pontos')).toBeNull();
});
