import { screen, waitFor, within } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const BRUNO = '11144477735';
const EXTRATO = '/api/contacorrente/extrato';
const FAILED = 'Ops!, Erro ao consultar informações de extratos';
const ROTA = '/contacorrente/extrato';

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const brl = (reais: number) =>
  reais.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'exceptZero' });
const main = async () => within(await screen.findByRole('main'));
const cards = async () =>
  (await (await main()).findAllByRole('listitem'))
    .map(({ textContent }) => (textContent ?? '').replaceAll('\u00A0', ' '))
    .filter((words) => words.includes('Situação'));

interface Entry {
  idExtrato: number;
  descricao: string;
  valor: number;
  expirado: boolean;
}

// @rule S2.34, S2.64, S2.66, S9.9, R62
test('the statement: balances, ten entries, two on a page', async () => {
  const headers = { authorization: `Bearer ${await server.signIn(ANA)}` };
  const query = '?page=1&totalRegistros=10';
  const answer = await fetch(`${server.baseUrl}${EXTRATO}${query}`, { headers });
  const { data } = ((await answer.json()) as { data: { data: Entry[] } }).data;
  const sent = jest.spyOn(globalThis, 'fetch');
  const { user } = await renderApp(ROTA, { server, documento: ANA });
  expect(await screen.findByText('Saldo disponível')).toBeInTheDocument();
  expect(screen.getByText('Saldo pendente')).toBeInTheDocument();
  const pager = within(await screen.findByRole('navigation', { name: 'Páginas do extrato' }));
  const pages = pager.getAllByRole('button', { name: /^Página/ });
  expect(pages.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5']);
  for (const [number, page] of pages.entries()) {
    await user.click(page);
    const shown = await cards();
    expect(shown).toHaveLength(2);
    for (const [index, entry] of data.slice(number * 2, number * 2 + 2).entries()) {
      const { descricao, idExtrato, valor, expirado } = entry;
      const words = [descricao, String(idExtrato), brl(valor), expirado ? 'Expirado' : 'Valido'];
      for (const text of words) expect(shown[index]).toContain(text.replaceAll('\u00A0', ' '));
    }
  }
  expect(pager.getByRole('button', { name: 'Próxima' })).toHaveAttribute('aria-disabled', 'true');
  const asked = sent.mock.calls.map(([address]) => address as string);
  expect(asked.filter((address) => address.includes(EXTRATO))).toEqual([
    `${server.baseUrl}${EXTRATO}${query}`,
  ]);
});

// @rule S2.67
test.each([
  ['a company’s', MERCADO, 'Situação'],
  ['none', BRUNO, 'Nenhuma informação registrada.'],
])('entries: %s', async (_name, documento, words) => {
  await renderApp(ROTA, { server, documento });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

// @rule S2.65, R14, R17
test('reads numbers as text and flags as letters', async () => {
  const entry = { descricao: 'Cashback', dtaEvento: '2026-01-31', valor: '10,00' };
  const data = [
    { ...entry, idExtrato: 1, valor: -1234.5, dtaExpiracao: '2026-02-28T00:00:00', expirado: 'S' },
    { ...entry, idExtrato: 2, expirado: 0 },
  ];
  const body = { statusCode: 200, data: { data } };
  await server.faults({ path: EXTRATO, mode: 'status', status: 200, body });
  await renderApp(ROTA, { server, documento: ANA });
  await screen.findByText('Expirado');
  const [expired, valid] = await cards();
  expect(expired).toContain(brl(-1234.5).replaceAll('\u00A0', ' '));
  expect(expired).toContain('28/02/2026');
  expect(valid).toContain('Valido');
  expect(valid).toContain(brl(10).replaceAll('\u00A0', ' '));
  expect(screen.getAllByText('Expira em')).toHaveLength(1);
});

// @rule S8.21, R9
test('a statement that fails leaves the balances, and balances that fail the statement', async () => {
  await server.faults({ path: EXTRATO, mode: 'badStatusCode' });
  const { user, unmount } = await renderApp(ROTA, { server, documento: ANA });
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(await screen.findByText('Saldo disponível')).toBeInTheDocument();
  await server.faults();
  await user.click((await main()).getByText('Tentar novamente'));
  expect((await screen.findAllByText('Situação')).length).toBe(2);
  expect(screen.queryByText(FAILED)).toBeNull();
  unmount();
  await server.faults({ path: '/api/contacorrente/saldo', mode: 'status' });
  await renderApp(ROTA, { server, documento: ANA });
  expect((await screen.findAllByText('Situação')).length).toBe(2);
  const saldo = within(await screen.findByRole('region', { name: 'Seu saldo' }));
  await waitFor(() => expect(saldo.getByText('Tentar novamente')).toBeInTheDocument());
});
