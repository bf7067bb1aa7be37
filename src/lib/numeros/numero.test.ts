import fc from 'fast-check';
import { formatNumero, readBoolean, readNumero } from './numero.ts';

// @rule R17
it.each([
  [7, 7],
  [-0, 0],
  ['7', 7],
  [' 12.5 ', 12.5],
  ['12,5', 12.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234', 1.234],
  ['1e3', 1000],
  ['-0', 0],
  ['-23,5505', -23.5505],
  ['', null],
  ['abc', null],
  ['1 2', null],
  ['0x1f', null],
  ['1e999', null],
  ['Infinity', null],
  [NaN, null],
  [null, null],
  [true, null],
  [[1], null],
])('readNumero %j → %j', (value, number) => expect(readNumero(value)).toBe(number));

it.each([
  [[true, 1, 'S', 's', ' SIM ', 'true', 'TRUE', '1', 'yes'], true],
  [[false, 0, 'N', 'n', 'não', 'NÃO', 'nao', 'na\u0303o', 'false', '0', 'no'], false],
  [[null, undefined, '', 2, -1, NaN, 'talvez', {}, [true]], null],
])('readBoolean of %j', (values, expected) => {
  for (const value of values) expect(readBoolean(value)).toBe(expected);
});

it('a number is itself', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (units) => {
      expect(readNumero(units / 8)).toBe(units / 8 + 0);
      expect(readNumero(String(units / 8))).toBe(units / 8 + 0);
    }),
    { numRuns: 200 },
  );
});

it('formats in pt-BR', () => {
  expect(formatNumero(1234567)).toBe('1.234.567');
  expect(formatNumero(12.5)).toBe('12,5');
  expect(formatNumero(12.3456)).toBe('12,35');
});
