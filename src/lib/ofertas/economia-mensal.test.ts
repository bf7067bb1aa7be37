import { type DataCivil } from '../datas/datas.ts';
import { toCentavos } from '../numeros/dinheiro.ts';
import { economiaPorMes, formatMes, ultimosMeses } from './economia-mensal.ts';

const on = (text: string) => text as DataCivil;

it('the last months go over the end of a year', () => {
  expect(ultimosMeses(on('2026-02-01'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(ultimosMeses(on('2026-12-31'), 2)).toEqual(['2026-11', '2026-12']);
});

it('savings are summed by month; what has no day or no discount counts nowhere', () => {
  const compra = (dtaCupom: string | null, centavos: number | null) => ({
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

it('a month is written as nov/2026', () => {
  expect(formatMes('2026-11')).toBe('nov/2026');
});
