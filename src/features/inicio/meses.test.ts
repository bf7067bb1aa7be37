import { type DataCivil } from '../../lib/datas/datas.ts';
import { toCentavos } from '../../lib/numeros/dinheiro.ts';
import { comprasDePaginas, economiaPorMes, formatMes, ultimosMeses } from './meses.ts';

const on = (text: string) => text as DataCivil;

it('the last months go over the end of a year', () => {
  expect(ultimosMeses(on('2026-02-01'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(ultimosMeses(on('2026-12-31'), 2)).toEqual(['2026-11', '2026-12']);
});

it('savings are summed by month, without dateless entries', () => {
  const compra = (dtaCupom: string | null, centavos: number | null) => ({
    idCupom: null,
    dtaCupom: dtaCupom === null ? null : on(dtaCupom),
    valorTotalDeDesconto: centavos === null ? null : toCentavos(centavos),
  });
  const compras = [
    compra('2026-01-31', 100),
    compra('2026-02-01', 20),
    compra('2026-02-28', 5),
    compra('2026-02-10', null),
    compra(null, 999),
    compra('2025-02-10', 999),
  ];
  expect(economiaPorMes(compras, ['2025-12', '2026-01', '2026-02'])).toEqual([
    { mes: '2025-12', desconto: 0 },
    { mes: '2026-01', desconto: 100 },
    { mes: '2026-02', desconto: 25 },
  ]);
});

describe('purchases gathered page by page', () => {
  const compra = (idCupom: string | null, dia: string) => ({
    idCupom,
    dtaCupom: on(dia),
    valorTotalDeDesconto: toCentavos(100),
  });

  it('count once, though the server gives all of them at every page or the pages shift', () => {
    const compras = comprasDePaginas();
    const pagina = [compra('9', '2026-02-03'), compra('8', '2026-02-02')];
    expect(compras.add(pagina)).toBe(true);
    expect(compras.add([compra('8', '2026-02-02'), compra('7', '2026-02-01')])).toBe(true);
    expect(compras.add(pagina)).toBe(false);
    expect(compras.all().map(({ idCupom }) => idCupom)).toEqual(['9', '8', '7']);
  });

  it('without numbers are all counted, and known again by the whole page', () => {
    const compras = comprasDePaginas();
    const pagina = [compra(null, '2026-02-03'), compra(null, '2026-02-03')];
    expect(compras.add(pagina)).toBe(true);
    expect(compras.add(pagina)).toBe(false);
    expect(compras.all()).toHaveLength(2);
  });

  it('end at an earlier month only if the newest are first', () => {
    const newest = comprasDePaginas();
    newest.add([compra('2', '2026-02-03'), compra('1', '2025-08-31')]);
    expect([newest.reachesBefore('2025-09'), newest.reachesBefore('2025-08')]).toEqual([true, false]);
    const oldest = comprasDePaginas();
    oldest.add([compra('1', '2025-08-30'), compra('2', '2025-08-31')]);
    expect(oldest.reachesBefore('2025-09')).toBe(false);
  });
});

it('a month is written as nov/2026', () => {
  expect(formatMes('2026-11')).toBe('nov/2026');
});
