import { assert, double, integer, property } from 'fast-check';
import { formatBRL, formatSignedBRL, toCentavos } from './dinheiro.ts';
import { formatNumero } from './numero.ts';

const reais = (centavos: number) => {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
};
const currency = (signDisplay: 'auto' | 'exceptZero') =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay });
const amounts = integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

test('money without Intl reads as with it', () => {
  const [plain, signed] = [currency('auto'), currency('exceptZero')];
  assert(
    property(amounts, (amount) => {
      expect(formatBRL(toCentavos(amount))).toBe(plain.format(reais(amount)));
      expect(formatSignedBRL(toCentavos(amount))).toBe(signed.format(reais(amount)));
    }),
  );
  expect([formatBRL(toCentavos(0)), formatSignedBRL(toCentavos(0))]).toEqual([
    plain.format(0),
    signed.format(0),
  ]);
});

test.each([0, 1, 2, 3])('numbers of at most %d decimals without Intl read as with it', (decimals) => {
  const formatter = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: decimals });
  const near = double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => value !== 0);
  assert(
    property(near, (value) =>
      expect(formatNumero(value, decimals)).toBe(withoutMinusZero(formatter.format(value))),
    ),
  );
  for (const half of [1.005, 2.5, 0.5, 1.15, -2.345, 39.895])
    expect(formatNumero(half, decimals)).toBe(formatter.format(half));
});

/** What rounds to nothing has no sign here. */
const withoutMinusZero = (text: string): string => (/^-0(?:,0*)?$/.test(text) ? text.slice(1) : text);
