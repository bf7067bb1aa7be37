import fc from 'fast-check';
import { processorTime } from '../../../scripts/jest/processor-time.ts';
import {
  type Decimal,
  formatDecimal,
  multiplyDecimal,
  readDecimal,
  roundedUnits,
  signOf,
  subtractDecimal,
} from './decimal.ts';

const read = (value: unknown): Decimal => {
  const number = readDecimal(value);
  if (number === null) throw new Error(`no number: ${String(value)}`);
  return number;
};

// @rule R17
it.each([
  [0, '0'],
  [-0, '0'],
  [100.5, '100.5'],
  [0.1 + 0.2, '0.30000000000000004'],
  [1e21, '1000000000000000000000'],
  [1.5e-7, '0.00000015'],
  [Number.MIN_VALUE, `0.${'0'.repeat(323)}5`],
  ['0,00', '0'],
  ['-0.0', '0'],
  ['-0.50', '-0.5'],
  ['\u22122,5', '-2.5'],
  ['+007.10', '7.1'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234.567', '1234567'],
  ['1.5e3', '1500'],
  ['125e-1', '12.5'],
  ['12345678901234567890.123456789', '12345678901234567890.123456789'],
  [' .5 ', '0.5'],
  ['5.', '5'],
])('readDecimal %j → %s', (value, text) => expect(readDecimal(value)).toBe(text));

it.each([
  '',
  '.',
  '-',
  'e5',
  'abc',
  '1 2',
  '0x1f',
  '1e999',
  '1e-999',
  '1.23.456',
  NaN,
  Infinity,
  null,
  true,
  [1],
  1e41,
])('readDecimal %j is none', (value) => expect(readDecimal(value)).toBeNull());

it('reads and writes a hostile text in no time', async () => {
  const taken = await processorTime(() => {
    for (const unit of ['0', '9', '.', ',', '0.', '-', '1e'])
      for (const tail of ['', 'x', '1']) readDecimal(unit.repeat(100_000) + tail);
  });
  expect(taken).toBeLessThan(1000);
});

describe('agrees with whole numbers of a smaller unit', () => {
  const units = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
  const places = fc.integer({ min: 0, max: 8 });
  /** Formats `units` of 10^-places independently. */
  const write = (number: bigint, decimals: number): Decimal => read(`${number}e-${decimals}`);

  it('in differences, products, signs and their order', () => {
    fc.assert(
      fc.property(units, units, places, (a, b, decimals) => {
        const [left, right] = [write(a, decimals), write(b, decimals)];
        expect(subtractDecimal(left, right)).toBe(write(a - b, decimals));
        expect(signOf(subtractDecimal(left, right))).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(left === right).toBe(a === b);
        const [small, other] = [a / 10n ** 15n, b / 10n ** 15n];
        expect(multiplyDecimal(write(small, decimals), write(other, decimals))).toBe(
          write(small * other, decimals * 2),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('in rounding: never more than half a unit away, a half going away from zero', () => {
    fc.assert(
      fc.property(units, places, (a, decimals) => {
        const unit = 10n ** BigInt(decimals);
        const rest = (roundedUnits(write(a, decimals), 0) * unit - a) * (a < 0n ? -2n : 2n);
        expect(rest > -unit && rest <= unit).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('shows the same as Intl, and reads it back', () => {
    const intl = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 20 });
    fc.assert(
      fc.property(units, places, (a, decimals) => {
        const number = write(a, decimals);
        expect(formatDecimal(number)).toBe(intl.format(number as `${number}`));
        if (Math.abs(Number(number)) < 1000) expect(read(formatDecimal(number))).toBe(number);
      }),
      { numRuns: 300 },
    );
  });
});
