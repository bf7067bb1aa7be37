import { formatPeriodo, hasDetalhes } from './campanha.ts';
import type { DataCivil } from '../../lib/datas/datas.ts';

// @rule S2.49, R63
test.each([
  ['CP', true],
  [' cp ', true],
  ['SE', false],
  ['', false],
  [null, false],
])('a campaign of type %j has details: %s', (tipo, expected) => {
  expect(hasDetalhes(tipo)).toBe(expected);
});

test.each([
  ['2026-03-01', '2026-03-31', 'De 01/03/2026 a 31/03/2026'],
  ['2026-03-01', null, 'A partir de 01/03/2026'],
  [null, '2026-03-31', 'Até 31/03/2026'],
  [null, null, null],
])('from %s to %s: %s', (inicio, fim, expected) => {
  expect(formatPeriodo(inicio as DataCivil | null, fim as DataCivil | null)).toBe(expected);
});
