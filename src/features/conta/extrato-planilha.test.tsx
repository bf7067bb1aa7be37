import { act, screen } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';
import { collectFiles, type SavedFile } from './testing/saved-files.ts';

const ANA = '52998224725';
const EXTRATO = '/api/contacorrente/extrato';

const server = portalServer();
let files: SavedFile[] = [];
beforeEach(() => {
  files = collectFiles();
});

async function open() {
  const app = await renderApp('/contacorrente/extrato', { server, documento: ANA });
  await screen.findAllByText('Situação');
  await server.takeLog();
  return app;
}

const calls = async () => (await server.takeLog()).filter((call) => call === `GET ${EXTRATO}`).length;
const baixar = () => screen.getByRole('button', { name: 'Baixar planilha' });

// @rule R140, R142
test('the file has the entries beyond the ten of the screen, with their sign', async () => {
  const { user } = await open();
  await user.click(baixar());
  const summary = await screen.findByText(/^14 lançamentos baixados: /);
  expect(await calls()).toBe(2);
  const [titles, ...rows] = (await files[0]?.rows()) ?? [];
  expect(titles).toEqual(['Descrição', 'Número', 'Data', 'Expira em', 'Situação', 'Valor']);
  expect(rows).toHaveLength(14);
  expect(rows.map((row) => row[5])).toContain('-20,10');
  const sum = rows.reduce((total, row) => total + Number((row[5] ?? '').replace(',', '')), 0);
  const brl = (sum / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
  expect(summary).toHaveTextContent(`14 lançamentos baixados: ${brl.replaceAll('\u00A0', ' ')}.`);
  expect(files[0]?.name).toMatch(/^extrato-\d{4}-\d\d-\d\d\.csv$/);
});

test('a server that gives the same page to every number ends it there', async () => {
  const { user } = await open();
  const data = Array.from({ length: 10 }, (_, index) => ({
    idExtrato: index,
    descricao: '=HYPERLINK("http://x.example")',
    dtaEvento: '2026-01-31',
    valor: 0.1,
    expirado: false,
  }));
  await server.faults({ path: EXTRATO, mode: 'status', status: 200, body: { data } });
  await user.click(baixar());
  await screen.findByText(/^10 lançamentos baixados: R\$\s1,00\./);
  expect(await calls()).toBe(2);
  expect((await files[0]?.rows())?.[1]?.[0]).toBe('\'=HYPERLINK("http://x.example")');
});

// @rule R143
test('prints all loaded entries, then shows the page', async () => {
  await open();
  expect(screen.getAllByText('Situação')).toHaveLength(2);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText('Situação')).toHaveLength(10);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByText('Situação')).toHaveLength(2);
});
