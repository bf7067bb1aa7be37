import { screen, within, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const BRUNO = '11144477735';
const TROCA = '/api/fidelidade/extrato';
const ITENS = '/api/fidelidade/resgates/1';
const PONTOS = '/api/fidelidade/campanha/1/extratos/pontos';

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = async (documento: string, path = '/campanha/1/resgates', config = {}) =>
  renderApp(path, { server, documento, config });
const saldo = async (text: string) =>
  within(await screen.findByRole('region', { name: 'Seu saldo na campanha' })).findByText(text);
const card = async (nome: string) => {
  const title = await screen.findByRole('heading', { level: 3, name: nome });
  const found = title.closest<HTMLElement>('[role=listitem]');
  if (found === null) throw new Error(`no card of ${nome}`);
  return found;
};
const trocar = async (nome: string) => within(await card(nome)).findByRole('button', { name: 'Trocar' });
const VOUCHER = 'Voucher de R$\u00a010 em compras';

// @rule S2.53, R64
test('the points, the items by kind, and how many points are missing', async () => {
  await open(ANA);
  await saldo('305 pontos');
  await card(VOUCHER);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Produtos', 'Vouchers', 'Conveniados']),
  );
  expect((await card('Panela de pressão 4,5 L')).textContent).toBe(
    'Panela de pressão 4,5 L340 pontosFaltam 35 pontosTrocar',
  );
  expect(await trocar('Panela de pressão 4,5 L')).toHaveAttribute('aria-disabled', 'true');
  expect((await card(VOUCHER)).textContent).toBe(`${VOUCHER}80 pontosTrocar`);
  expect(await trocar(VOUCHER)).toHaveAttribute('aria-disabled', 'false');
});

// @rule S4.12, S8.13, R64, R214
test('two clicks post one exchange, then the balance is read again', async () => {
  const { user } = await open(MERCADO);
  await saldo('585 pontos');
  await server.takeLog();
  await user.dblClick(await trocar(VOUCHER));
  expect(await screen.findByText('Parabéns! Troca Realizada com Sucesso!!!')).toBeInTheDocument();
  await saldo('505 pontos');
  expect((await card(VOUCHER)).textContent).toContain('Trocado. Ver em Vouchers');
  expect(screen.getByRole('link', { name: 'Ver em Vouchers' })).toHaveAttribute('href', '#/voucher');
  expect((await server.takeLog()).filter((line) => line === `POST ${TROCA}`)).toHaveLength(1);
});

// @rule S8.14
test.each([
  ['a 400', 400, 'status'],
  ['a 200 that carries statusCode 400', 200, 'badStatusCode'],
] as const)('%s is refused in the server’s words, and nothing is spent', async (_name, status, mode) => {
  const { user } = await open(ANA);
  await saldo('305 pontos');
  const body = { statusCode: 400, description: `Item esgotado (${status}).` };
  await server.faults({ path: TROCA, method: 'POST', mode, status, body });
  await user.click(await trocar(VOUCHER));
  expect(await screen.findByText(`Item esgotado (${status}).`)).toBeInTheDocument();
  await saldo('305 pontos');
});

// @rule S8.14, R266
test('shows field errors of a refusal without a message', async () => {
  const { user } = await open(ANA);
  await server.faults({
    path: TROCA,
    method: 'POST',
    mode: 'status',
    status: 422,
    body: { errors: { idResgate: ['Item fora de linha.'] } },
  });
  await user.click(await trocar(VOUCHER));
  expect(await screen.findByText('Item fora de linha.')).toBeInTheDocument();
});

// @rule R173
test('a deactivated customer sees why nothing is exchanged', async () => {
  const headers = { authorization: `Bearer ${await server.issueToken(MERCADO)}` };
  const call = async (path: string) =>
    fetch(`${server.baseUrl}/api/pessoa/${path}`, { method: 'POST', headers });
  await call('desativar/PortalWeb');
  const { user } = await open(MERCADO);
  await user.click(await trocar(VOUCHER));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Seu cadastro está desativado. Reative-o em Perfil para trocar pontos.');
  await user.click(within(alert).getByRole('link', { name: 'Reativar cadastro' }));
  expect(await screen.findByRole('region', { name: 'Situação do cadastro' })).toHaveFocus();
  await call('reativar');
});

test("after a lost answer the server's state is shown, nothing is resent", async () => {
  const { user } = await open(ANA);
  await saldo('305 pontos');
  await server.faults({ path: TROCA, method: 'POST', mode: 'hangup' });
  await server.takeLog();
  await user.click(await trocar(VOUCHER));
  const dialog = await screen.findByRole('dialog', { name: 'A troca foi concluída?' });
  expect(await within(dialog).findByText(/Troca: Ingresso de cinema/)).toBeInTheDocument();
  expect(within(dialog).getByText(/^\d+ pontos$/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Entendi' }));
  const calls = await server.takeLog();
  for (const call of [`POST ${TROCA}`, 'GET /api/fidelidade/campanha/1/resgates/pendentes'])
    expect(calls.filter((line) => line === call)).toHaveLength(1);
  expect(screen.queryByText('Parabéns! Troca Realizada com Sucesso!!!')).toBeNull();
});

// @rule R77
test.each([
  ['with a key means that the first request is pending: its outcome is unknown', true],
  ['without one is a refusal like any other', false],
] as const)('a 409 to an exchange %s', async (_name, hasKey) => {
  const config = hasKey ? { idempotencyHeader: 'Idempotency-Key' } : {};
  const { user } = await open(ANA, '/campanha/1/resgates', config);
  await saldo('305 pontos');
  const body = { statusCode: 409, description: 'Ainda em andamento.' };
  await server.faults({ path: TROCA, method: 'POST', mode: 'status', status: 409, body });
  await user.click(await trocar(VOUCHER));
  if (hasKey) {
    expect(await screen.findByRole('dialog', { name: 'A troca foi concluída?' })).toBeInTheDocument();
    expect(screen.queryByText('Ainda em andamento.')).toBeNull();
  } else expect(await screen.findByText('Ainda em andamento.')).toBeInTheDocument();
});

test('a customer without points sees the missing ones', async () => {
  await open(BRUNO);
  expect(await screen.findByText('Faltam 80 pontos')).toBeInTheDocument();
  for (const button of screen.getAllByText('Trocar')) expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a campaign without items says so', async () => {
  await open(ANA, '/campanha/2/resgates');
  expect(await screen.findByText('Esta campanha não tem itens para troca no momento.')).toBeInTheDocument();
  await saldo('4 selos');
});

// @rule S8.12, R66
test.each(['/campanha//resgates', '/campanha/resgates', '/campanha/../resgates'])(
  'an address without a campaign says so: %s',
  async (path) => {
    await open(ANA, path);
    expect(
      await screen.findByRole('heading', { name: 'Ops!, Parametro não esta sendo repassado' }),
    ).toBeInTheDocument();
  },
);

// @rule S8.11, R9
test.each(['hangup', 'badStatusCode'] as const)(
  'items and balance that fail by %s can be tried again, each by itself',
  async (mode) => {
    await server.faults({ path: ITENS, mode }, { path: PONTOS, mode });
    const { user } = await open(MERCADO);
    expect(
      await screen.findByText('Ops!, ocorreu um erro ao tentar resgatar dados da campanha!'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    await server.faults({ path: PONTOS, mode });
    const [, itens] = screen.getAllByRole('button', { name: 'Tentar novamente' });
    if (itens !== undefined) await user.click(itens);
    // An unknown balance buys nothing.
    expect(await trocar(VOUCHER)).toHaveAttribute('aria-disabled', 'true');
    await server.faults();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await saldo('505 pontos');
    expect(await trocar(VOUCHER)).toHaveAttribute('aria-disabled', 'false');
  },
);

// @rule R17
test('kinds in any case, points as text, an item without a price', async () => {
  const body = {
    statusCode: '200',
    data: [
      { idResgate: 1, tipo: 'vo', nomeItem: 'A', qtdePontosCampanha: '1.500', imagem: null },
      { idResgate: '2', tipo: 'XX', nomeItem: 'B', qtdePontosCampanha: null },
    ],
  };
  await server.faults({ path: ITENS, mode: 'status', status: 200, body });
  await open(ANA);
  expect((await card('A')).textContent).toBe('A1.500 pontosFaltam 1.195 pontosTrocar');
  expect((await card('B')).textContent).toBe('B–Trocar');
  expect(await trocar('B')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('heading', { level: 2, name: 'Outros' })).toBeInTheDocument();
});

// @rule R84
test('points are compared as they are: 100.5 is too dear for 100, 99.5 is not', async () => {
  const item = (idResgate: number, nomeItem: string, qtdePontosCampanha: unknown) => ({
    idResgate,
    tipo: 'PR',
    nomeItem,
    qtdePontosCampanha,
  });
  const body = [item(1, 'Cara', 100.5), item(2, 'Barata', '99,5'), item(3, 'Justa', '100,00')];
  await server.faults(
    { path: PONTOS, mode: 'status', status: 200, body: { pontos: 100 } },
    { path: ITENS, mode: 'status', status: 200, body },
  );
  const { user } = await open(ANA);
  await saldo('100 pontos');
  expect((await card('Cara')).textContent).toBe('Cara100,5 pontosFalta 0,5 pontoTrocar');
  expect((await card('Barata')).textContent).toBe('Barata99,5 pontosTrocar');
  expect((await card('Justa')).textContent).toBe('Justa100 pontosTrocar');
  await server.takeLog();
  await user.click(await trocar('Cara'));
  expect(await trocar('Cara')).toHaveAttribute('aria-disabled', 'true');
  expect(await trocar('Barata')).toHaveAttribute('aria-disabled', 'false');
  expect((await server.takeLog()).filter((line) => line === `POST ${TROCA}`)).toEqual([]);
});

// @rule R64, R90
test('an unconfirmed balance is hidden and blocks exchanges', async () => {
  const { user } = await open(MERCADO);
  await saldo('505 pontos');
  await server.faults({ path: PONTOS, mode: 'status', status: 500 });
  await user.click(await trocar(VOUCHER));
  expect(await screen.findByText('Parabéns! Troca Realizada com Sucesso!!!')).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  await server.faults({ path: PONTOS, mode: 'delay', ms: 1000 });
  await user.click(retry);
  await waitFor(async () =>
    expect(await server.log()).toContainEqual(expect.objectContaining({ path: PONTOS })),
  );
  expect(screen.queryByText('505 pontos')).toBeNull();
  expect(await trocar(VOUCHER)).toHaveAttribute('aria-disabled', 'true');
  await saldo('425 pontos');
});
