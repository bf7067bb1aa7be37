import { storeOf } from '../../base/testing/store-of.ts';
import { economiaMensalApi } from './economia-mensal.api.ts';

const { economiaMensal } = economiaMensalApi.endpoints;

interface Compra {
  idCupom: string;
  dtaCupom: string;
  valorTotalDeDesconto: number;
}

const compra = (id: number, dtaCupom: string): Compra => ({
  idCupom: String(id),
  dtaCupom,
  valorTotalDeDesconto: 1,
});
const many = (quantas: number, dia: string) =>
  Array.from({ length: quantas }, (_, index) => compra(index, dia));

/** The last month's savings in reais and the number of pages read. */
async function lastMonth(pageOf: (pagina: number) => readonly Compra[], totalPages: number) {
  const { store } = storeOf('');
  let asked = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    asked += 1;
    const data = pageOf(Number(new URL(url as string).searchParams.get('pagina')));
    return Promise.resolve(new Response(JSON.stringify({ data, totalPages })));
  });
  const { data } = await store.dispatch(economiaMensal.initiate(null));
  return { reais: (data?.meses.at(-1)?.desconto ?? Number.NaN) / 100, parcial: data?.parcial, asked };
}

const TODAY = '2026-11-20';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00'), advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
});

const all = many(20, TODAY);
const paged = (compras: readonly Compra[]) => (pagina: number) => compras.slice((pagina - 1) * 8, pagina * 8);

// @rule C4.22
it('reads the pages up to the first month that no longer counts', async () => {
  const old = many(80, '2026-01-10').map((known, index) => ({ ...known, idCupom: `old ${index}` }));
  expect(await lastMonth(paged([...all, ...old]), 13)).toEqual({ reais: 20, parcial: false, asked: 3 });
});

it('counts each purchase once where the server knows no size of a page, or no number', async () => {
  expect(await lastMonth(() => all, 3)).toEqual({ reais: 20, parcial: false, asked: 2 });
});

it('counts a purchase once that a new one has moved to the next page', async () => {
  const shifted = (pagina: number) =>
    pagina === 1 ? all.slice(0, 8) : all.slice((pagina - 1) * 8 - 1, pagina * 8 - 1);
  expect(await lastMonth(shifted, 3)).toMatchObject({ reais: 20, parcial: false });
});

it('reads every page when the oldest purchases are first', async () => {
  const old = many(16, '2026-01-10').map((known, index) => ({ ...known, idCupom: `old ${index}` }));
  expect(await lastMonth(paged([...old, ...all]), 5)).toEqual({ reais: 20, parcial: false, asked: 5 });
});

it('says that it read a part, after 25 pages', async () => {
  expect(await lastMonth(paged(many(201, TODAY)), 26)).toEqual({ reais: 200, parcial: true, asked: 25 });
  expect(await lastMonth(paged(many(200, TODAY)), 25)).toEqual({ reais: 200, parcial: false, asked: 25 });
});
