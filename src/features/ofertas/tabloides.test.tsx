import { screen, waitFor, within } from '@testing-library/react';
import { holdAnswers } from '../../app/testing/hold-answers.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ACCOUNTS = { Ana: '52998224725', Mercado: '11222333000181', Bruno: '11144477735' };
const TABLOIDES = '/api/tabloides/ativos';
const FINE = [
  ['/api/termosaceite/tipo/verificaaceite', { statusCode: 200, data: { aceitouTermos: true } }],
  ['/api/pessoa', { nomeRazao: 'Cliente', telefones: [{ numero: '999990000' }] }],
] as const;

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = async (path = '/tabloides?idEmpresa=1', documento = ACCOUNTS.Ana) =>
  renderApp(path, { server, documento });
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = async (nome: string) =>
  within((await screen.findByRole('heading', { level: 2, name: nome })).closest('article') as HTMLElement);
const answer = (body: object) => server.faults({ path: TABLOIDES, mode: 'status', status: 200, body });

// @rule S2.43
test.each(Object.entries(ACCOUNTS))('the leaflets of the chosen store, for %s', async (_name, documento) => {
  await server.faults(...FINE.map(([path, body]) => ({ path, mode: 'status' as const, status: 200, body })));
  const { user } = await open('/tabloides?idEmpresa=2', documento);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tabloides' })).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Fim de Semana', 'Padaria do Clube', 'Especial de Natal']));
  expect(screen.getByLabelText('Loja')).toHaveValue('2');
  await user.selectOptions(screen.getByLabelText('Loja'), '1');
  await waitFor(() => expect(names()[0]).toBe('Semana Fresca'));
  expect(location.hash).toBe('#/tabloides?idEmpresa=1');
  const natal = await card('Especial de Natal');
  expect(natal.getByText('Erro ao carregar tabloide.')).toBeInTheDocument();
  expect(natal.queryByRole('button')).toBeNull();
  expect(natal.queryByRole('link')).toBeNull();
});

// @rule S2.43
test('another store gives up the leaflet that was about to open', async () => {
  const { user } = await open();
  await user.click((await card('Semana Fresca')).getByText('Visualizar'));
  expect(screen.getByText('Abrindo em nova aba…')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Loja'), '2');
  const other = (await card('Padaria do Clube')).getByText('Visualizar').closest('button');
  expect(other).not.toHaveAttribute('aria-disabled');
});

// @rule S2.33, S2.43
test("the home's card leads to the chosen store's leaflets", async () => {
  await open('/portal?idEmpresa=2');
  const link = (await screen.findByText('Ver tabloides')).closest('a');
  await waitFor(() => expect(link).toHaveAttribute('href', '#/tabloides?idEmpresa=2'));
});

// @rule S2.45, S8.19, R57
test('leaflets of another host, hostile ones, and none', async () => {
  await answer({
    data: [
      { nomeExibicao: 'De fora', url: 'https://cdn.example/a.pdf', thumbnail: null },
      { nomeExibicao: 'Hostil', url: 'javascript:alert(1)', thumbnail: 'javascript:alert(1)' },
    ],
  });
  const { user, container } = await open();
  const baixar = (await card('De fora')).getByRole('link', { name: 'Baixar' });
  expect(baixar).toHaveAttribute('target', '_blank');
  expect(baixar).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(baixar).not.toHaveAttribute('download');
  const hostil = await card('Hostil');
  expect(hostil.getByText('Erro ao carregar tabloide.')).toBeInTheDocument();
  expect(hostil.queryByRole('link')).toBeNull();
  expect(container.innerHTML).not.toContain('javascript:');
  for (const [index, body] of [{ data: null }, { statusCode: 200, data: { data: [] } }].entries()) {
    await answer(body);
    await user.selectOptions(screen.getByLabelText('Loja'), String(index + 2));
    await waitFor(() => expect(names()).toEqual([]));
    expect(
      await screen.findByText('Nenhum tabloide disponível para esta loja no momento.'),
    ).toBeInTheDocument();
  }
});

// @rule S8.19, R9
test('failed leaflets can be retried', async () => {
  const { user } = await open();
  await card('Semana Fresca');
  const modes = ['hangup', 'badStatusCode'] as const;
  for (const [index, mode] of modes.entries()) {
    await server.faults({ path: TABLOIDES, mode, status: 500, times: 1 });
    await user.selectOptions(screen.getByLabelText('Loja'), String(index + 2));
    const retry = await screen.findByText('Tentar novamente');
    expect([mode, screen.queryByRole('alert')]).toEqual([mode, null]);
    await user.click(retry);
    await card('Padaria do Clube');
  }
});

// @rule S2.43
test('the store filter says that the stores are still on their way', async () => {
  const letGo = holdAnswers((address) => address.includes('/api/empresas'));
  await open('/tabloides');
  const loja = await screen.findByLabelText('Loja');
  expect(loja).toBeDisabled();
  expect(loja).toHaveDisplayValue('Carregando…');
  await letGo();
  await waitFor(() =>
    expect(screen.getByLabelText('Loja')).toHaveDisplayValue('Vizinhança Cambuí – Campinas'),
  );
});

// @rule S2.43, R9
test.each([
  ['that the stores could not be had', { status: 500 }],
  ['that there are none', { status: 200, body: [] }],
])('the store filter says %s', async (_how, fault) => {
  jest.spyOn(console, 'warn').mockReturnValue();
  await server.faults({ path: '/api/empresas', mode: 'status', ...fault });
  await open('/tabloides');
  await waitFor(() => expect(screen.getByLabelText('Loja')).toHaveDisplayValue('Indisponível'));
  expect(screen.getByLabelText('Loja')).toBeDisabled();
});
