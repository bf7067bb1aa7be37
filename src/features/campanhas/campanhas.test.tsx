import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeToasts, said } from '../../app/testing/form.ts';
import { holdAnswers } from '../../app/testing/hold-answers.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const LIST = '/api/fidelidade/campanhas';

const server = portalServer();
afterEach(() => {
  jest.useRealTimers();
});

const answer = (body: unknown, path = LIST) => server.faults({ path, mode: 'status', status: 200, body });
const cards = async () => screen.findAllByRole('article');
/** By its heading: a query by role takes a tenth of a second on a whole screen. */
const cardOf = async (nome: string) => {
  const card = (await screen.findByText(nome, { selector: 'article h2, article h3' })).closest('article');
  return within(card as HTMLElement);
};

// @rule S2.48, S2.49, R63
test.each([
  ['F', ANA],
  ['J', MERCADO],
])('lists every campaign of the format for %s', async (_, documento) => {
  const { container } = await renderApp('/campanhas', { server, documento });
  expect(await screen.findByRole('heading', { level: 1, name: 'Campanhas' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Campanhas do Clube' })).toBeInTheDocument();
  expect(screen.getByText('Junte pontos, selos e grãos em todas as lojas Vizinhança.')).toBeInTheDocument();
  expect(await cards()).toHaveLength(4);
  const panelas = await cardOf('Junte e Troque Panelas');
  expect(
    panelas.getByText('Junte pontos nas suas compras e troque por panelas, vouchers e passeios.'),
  ).toBeInTheDocument();
  expect(panelas.getByText('1 ponto a cada R$ 20,00')).toBeInTheDocument();
  expect(panelas.getByText(/^De \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/)).toBeInTheDocument();
  expect(panelas.getByRole('link', { name: 'Detalhes' })).toHaveAttribute('href', '#/campanha/1/detalhes');
  expect(panelas.queryByRole('link', { name: 'Extrato' })).toBeNull();
  const feira = await cardOf('Selos da Feira');
  expect(feira.getByRole('link', { name: 'Extrato' })).toHaveAttribute('href', '#/campanha/2/extrato');
  expect(feira.queryByRole('link', { name: 'Detalhes' })).toBeNull();
  // Three have a banner, one a placeholder.
  expect(container.querySelectorAll('article img')).toHaveLength(3);
  expect(container.querySelectorAll('article > div:first-child > svg')).toHaveLength(1);
  expect(await server.takeLog()).toEqual(
    expect.arrayContaining([`GET ${LIST}`, 'GET /api/fidelidade/grupo/7']),
  );
});

// @rule R276, R89
test.each([
  [true, ['Trocar meus pontos', 'Detalhes']],
  [false, ['Detalhes']],
])('a campaign that exchanges points leads there (quickExchange: %s)', async (quickExchange, links) => {
  await renderApp('/campanhas', { server, documento: ANA, config: { features: { quickExchange } } });
  const panelas = await cardOf('Junte e Troque Panelas');
  expect(panelas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  expect(panelas.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    quickExchange ? '#/campanha/1/resgates' : '#/campanha/1/detalhes',
  );
  expect((await cardOf('Selos da Feira')).queryByText('Trocar meus pontos')).toBeNull();
});

test('the menu leads here', async () => {
  await renderApp('/chats', { server, documento: ANA });
  const entry = await screen.findByRole('link', { name: 'Campanhas' });
  expect(entry).toHaveAttribute('href', '#/campanhas');
});

// @rule R67
test('no heading is left out while the group is on its way', async () => {
  const letGo = holdAnswers((address) => address.includes('/api/fidelidade/grupo/'));
  await renderApp('/campanhas', { server, documento: ANA });
  const titleOf = async (level: number) => screen.findByRole('heading', { level, name: 'Selos da Feira' });
  expect(await titleOf(2)).toBeInTheDocument();
  await letGo();
  expect(await titleOf(3)).toBeInTheDocument();
});

// @rule R67
test('another server: text for numbers, no dates, no ids, no group', async () => {
  await server.faults(
    { path: '/api/fidelidade/grupo/*', mode: 'status', status: 500 },
    {
      path: LIST,
      mode: 'status',
      status: 200,
      body: [
        { idCampanha: 'a/b', campanha: 'Uma', tipo: ' cp ', currentPrice: 12.5, dtaInicio: '01/03/2026' },
        { idCampanha: null, campanha: null, tipo: 'CP', imagemBanner: 'javascript:alert(1)' },
      ],
    },
  );
  const { container } = await renderApp('/campanhas', { server, documento: ANA });
  const [uma, none] = await cards();
  if (uma === undefined || none === undefined) throw new Error('two cards');
  expect(await within(uma).findByRole('heading', { level: 2, name: 'Uma' })).toBeInTheDocument();
  expect(within(uma).getByText('12.5')).toBeInTheDocument();
  expect(within(uma).getByText('A partir de 01/03/2026')).toBeInTheDocument();
  expect(within(uma).getByRole('link', { name: 'Detalhes' })).toHaveAttribute(
    'href',
    '#/campanha/a%2Fb/detalhes',
  );
  expect(within(none).getByRole('heading', { level: 2, name: 'Campanha' })).toBeInTheDocument();
  expect(within(none).queryByRole('link')).toBeNull();
  expect(container.querySelector('article img')).toBeNull();
  // A missing heading is no failure.
  expect(screen.queryByText('Não foi possível carregar')).toBeNull();
});

test.each([[[]], [{ statusCode: 200, data: null }]])('no campaigns (%j) are said in words', async (body) => {
  await answer(body);
  await renderApp('/campanhas', { server, documento: ANA });
  expect(await screen.findByText('Nenhuma campanha disponível no momento.')).toBeInTheDocument();
});

// @rule S8.11
test.each([{ mode: 'badStatusCode' }, { mode: 'hangup' }] as const)(
  'failed campaigns ($mode) show the specified text and a retry',
  async (fault) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    await server.faults({ path: LIST, ...fault });
    const { user } = await renderApp('/campanhas', { server, documento: ANA });
    expect(
      await screen.findByText('Ops!, ocorreu um erro ao tentar resgatar dados da campanha!'),
    ).toBeInTheDocument();
    await server.faults();
    await user.click(screen.getByText('Tentar novamente', { selector: 'button, button *' }));
    expect(await cards()).toHaveLength(4);
  },
);

describe('Regulamento', () => {
  const opened = (blocked = false) =>
    jest
      .spyOn(globalThis, 'open')
      .mockImplementation(() => (blocked ? null : ({ opener: globalThis } as unknown as Window)));

  // @rule S2.50, S9.4, R11
  test('opens the rules in a window of their own after 2 s, once, and cleaned', async () => {
    await answer([
      { idCampanha: 1, campanha: 'Uma', regulamento: '<h2 onclick="x()">Regras</h2><script>x()</script>' },
      { idCampanha: 2, campanha: 'Outra', regulamento: '<p>Outras</p>' },
    ]);
    const open = opened();
    let openedAt = 0;
    open.mockImplementation(() => {
      openedAt = Date.now();
      return { opener: globalThis } as unknown as Window;
    });
    await renderApp('/campanhas', { server, documento: ANA });
    const uma = await cardOf('Uma');
    const [ofUma, ofOutra] = [uma, await cardOf('Outra')].map((card) =>
      card.getByRole('button', { name: 'Regulamento' }),
    ) as [HTMLElement, HTMLElement];
    const started = Date.now();
    // Further clicks are ignored while it is pending.
    for (const pressed of [ofUma, ofUma, ofOutra]) fireEvent.click(pressed);
    expect(uma.getByRole('button', { name: 'Abrindo…' })).toHaveAttribute('aria-disabled', 'true');
    const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(spoken).toContain('O regulamento será aberto em uma nova aba.');
    await waitFor(() => expect(open).toHaveBeenCalled());
    expect(openedAt - started).toBeGreaterThanOrEqual(1990);
    expect(open.mock.calls).toEqual([['/#/termos-aceite?de=regulamento', '_blank']]);
    expect(localStorage.getItem('conteudoTermo')).toBe('<h2>Regras</h2>');
  });

  test('a blocked window leaves a link in its place', async () => {
    opened(true);
    const { user } = await renderApp('/campanhas', { server, documento: ANA });
    const panelas = await cardOf('Junte e Troque Panelas');
    await user.click(panelas.getByRole('button', { name: 'Regulamento' }));
    const link = await panelas.findByRole('link', { name: 'Abrir regulamento' });
    expect(link).toHaveAttribute('href', '#/termos-aceite?de=regulamento');
    expect(link).toHaveAttribute('target', '_blank');
    expect(localStorage.getItem('conteudoTermo')).toContain('Regulamento: Junte e Troque Panelas');
  });

  // @rule S2.50, S8.20
  test('missing or empty rules say so at once', async () => {
    const rules = [null, '', '   ', '<script>x()</script>', '<p>&nbsp;</p>', '<p><br></p>'];
    await answer(
      rules.map((regulamento, at) => ({ idCampanha: at + 1, campanha: `Campanha ${at}`, regulamento })),
    );
    const open = opened();
    const { user } = await renderApp('/campanhas', { server, documento: ANA });
    expect(await cards()).toHaveLength(rules.length);
    for (const [at, regulamento] of rules.entries()) {
      expect(document.body.textContent).not.toContain('Regulamento não disponível');
      await user.click(
        (await cardOf(`Campanha ${at}`)).getByText('Regulamento', { selector: 'button, button *' }),
      );
      await said('Regulamento não disponível');
      expect([regulamento, open.mock.calls]).toEqual([regulamento, []]);
      await closeToasts();
    }
  });

  test('its page has its own title, and the rules', async () => {
    localStorage.setItem('conteudoTermo', '<h2>Regras</h2>');
    await renderApp('/termos-aceite?de=regulamento', { server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Regulamento' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Regras' })).toBeInTheDocument();
    act(() => {
      location.hash = '#/termos-aceite';
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Termos do Programa' })).toBeInTheDocument();
  });
});
