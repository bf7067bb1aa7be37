import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { holdAnswers } from '../../app/testing/hold-answers.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';
import { collectFiles, type SavedFile } from './testing/saved-files.ts';
import { readAnswer } from '../../base/device/last-answers.ts';

const ANA = '52998224725';
const CUPONS = '/api/pessoa/cupons';
const TAMANHO = 8;

const server = portalServer();
let files: SavedFile[] = [];

beforeEach(() => {
  files = collectFiles();
});

const rowsOfFile = async () => (await files[0]?.rows()) ?? [];

/** The pages requested since the last call. */
async function pagesAsked(): Promise<number[]> {
  const log = (await (await fetch(`${server.baseUrl}/__log`)).json()) as {
    path: string;
    query: { pagina?: string; tamanhoPagina?: string };
  }[];
  await fetch(`${server.baseUrl}/__log`, { method: 'DELETE' });
  const calls = log.filter(({ path }) => path === CUPONS);
  expect(calls.every(({ query }) => query.tamanhoPagina === String(TAMANHO))).toBe(true);
  return calls.map(({ query }) => Number(query.pagina));
}

async function open(config: Record<string, unknown> = {}, at = '/compras') {
  const app = await renderApp(at, { server, documento: ANA, config: { storeFormatId: null, ...config } });
  await screen.findAllByText('Valor total da compra');
  await pagesAsked();
  return app;
}

const baixar = () => screen.getByRole('button', { name: 'Baixar planilha' });
const holdSecondPage = () =>
  holdAnswers((address) => address.includes(`${CUPONS}?`) && address.includes('pagina=2'));
const kept = async () => readAnswer(localStorage.getItem('portal.token') ?? '', CUPONS);
/** The first request gets this answer, later ones the server's own. */
const otherTotal = { path: CUPONS, mode: 'status', status: 200, times: 1 } as const;
const onePurchase = {
  loja: 'Loja',
  idCupom: 1,
  valorTotalDaCompra: 1,
  valorTotalDeDesconto: 1,
  dtaCupom: null,
};

// @rule R140, R142
test('all pages become one file with the shown sums', async () => {
  const { user } = await open({}, '/compras?pagina=2');
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const before = await kept();
  await user.dblClick(baixar());
  const summary = await screen.findByText(/^68 compras baixadas: /);
  expect(await pagesAsked()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [titles, ...rows] = await rowsOfFile();
  expect(titles).toEqual([
    'Loja',
    'Cupom',
    'Valor total da compra',
    'Valor total de desconto',
    'Data da compra',
  ]);
  expect(rows).toHaveLength(68);
  expect(new Set(rows.map(([, cupom]) => cupom)).size).toBe(68);
  expect(files[0]?.name).toMatch(/^compras-\d{4}-\d\d-\d\d\.csv$/);
  const sum = (column: number) =>
    rows.reduce((total, row) => total + BigInt((row[column] ?? '').replace(',', '')), 0n);
  const brl = (centavos: bigint) =>
    (Number(centavos) / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
  expect(summary).toHaveTextContent(
    `68 compras baixadas: ${brl(sum(2))}, com ${brl(sum(3))} de desconto.`.replaceAll('\u00A0', ' '),
  );
  // The screen and the stored answers are unchanged.
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(shown);
  expect(await kept()).toEqual(before);
});

test('stops on request without asking for another page', async () => {
  const { user } = await open();
  const answer = holdSecondPage();
  await user.click(baixar());
  expect(await screen.findByText('Página 2 de 9')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Página 2 de 9');
  await user.click(screen.getByRole('button', { name: 'Parar' }));
  expect(screen.getByText('Você parou. Nenhum arquivo foi baixado.')).toBeInTheDocument();
  expect(baixar()).toHaveFocus();
  await answer();
  await server.roundTrip();
  expect(await pagesAsked()).toEqual([1, 2]);
  expect(files).toEqual([]);
});

// @rule R141
test('shifting pages restart the download once', async () => {
  const { user } = await open();
  const body = { data: [onePurchase], totalPages: 12 };
  await server.faults({ ...otherTotal, body });
  await user.click(baixar());
  await screen.findByText(/^68 compras baixadas: /);
  expect(await pagesAsked()).toEqual([1, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // Every page has the same entry.
  await server.faults({
    path: CUPONS,
    mode: 'status',
    status: 200,
    body: { data: [onePurchase], totalPages: 9 },
  });
  await user.click(baixar());
  expect(await screen.findByText(/^A lista mudou mais de uma vez/)).toBeInTheDocument();
  expect(await pagesAsked()).toEqual([1, 2, 1, 2]);
  expect(files).toHaveLength(1);
});

test('a failed page says so and resumes there', async () => {
  const { user } = await open();
  const answer = holdSecondPage();
  await user.click(baixar());
  await screen.findByText('Página 2 de 9');
  await server.faults({ path: CUPONS, mode: 'hangup' });
  await answer();
  const resume = await screen.findByRole('button', { name: 'Continuar da página 3' });
  expect(screen.getByText(/^Não foi possível obter a página 3\. Verifique sua conexão/)).toBeInTheDocument();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/você está sem conexão\.$/)).toBeInTheDocument();
  await server.faults();
  await pagesAsked();
  await user.click(resume);
  await screen.findByText(/^68 compras baixadas: /);
  expect((await pagesAsked())[0]).toBe(3);
  expect(await rowsOfFile()).toHaveLength(69);
});

test('ends with the session, and with the screen', async () => {
  const { user } = await open();
  const answer = holdSecondPage();
  await user.click(baixar());
  await screen.findByText('Página 2 de 9');
  act(() => void (location.hash = '#/chats'));
  await waitFor(() => expect(screen.queryByText('Página 2 de 9')).toBeNull());
  await pagesAsked();
  await answer();
  await server.roundTrip();
  expect(await pagesAsked()).toEqual([]);
  act(() => void (location.hash = '#/compras'));
  await waitFor(() => expect(baixar()).toBeInTheDocument());
  await screen.findAllByText('Valor total da compra');
  await server.faults({ path: CUPONS, mode: 'status', status: 401 });
  await user.click(baixar());
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  expect(files).toEqual([]);
});

// @rule R89, R143, C1.9
test('prints, and is left out by config.json', async () => {
  const asked = jest.spyOn(globalThis, 'print').mockReturnValue();
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(asked).toHaveBeenCalledTimes(1);
  unmount();
  for (const features of [{ exports: false }, { spreadsheet: false }]) {
    const { unmount: close } = await open({ features });
    expect(screen.queryByRole('button', { name: 'Baixar planilha' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
    close();
  }
});
