import fc from 'fast-check';
import { formatBRL, formatSignedBRL, readCentavos, sumCentavos, toCentavos } from './dinheiro.ts';

const NBSP = '\u00a0';
const amounts = fc.maxSafeInteger();

// @rule R17
describe('readCentavos', () => {
  it.each([
    ['12.5', 1250],
    ['12,50', 1250],
    ['1.234,56', 123456],
    ['R$ 1.234,56', 123456],
    [`R$${NBSP}1.234`, 123400],
    ['R$ 12.50', 1250],
    ['-R$ 3,00', -300],
    ['R$ -3', -300],
    ['-3', -300],
    ['\u22123,5', -350],
    ['+7', 700],
    ['1234.567', 123457],
    ['1.234', 123],
    ['R$ 1.234', 123_400],
    ['R$ 0.500', 50],
    ['5.899', 590],
    ['1.234.567', 123456700],
    ['1,234.56', 123456],
    ['1.234.567,8', 123456780],
    ['1,005', 101],
    ['1.005', 101],
    ['0.004', 0],
    ['-0.004', 0],
    ['-0.005', -1],
    ['.5', 50],
    ['5.', 500],
    [0, 0],
    [-0, 0],
    [12, 1200],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [8.165, 817],
    [1e-7, 0],
    [1e9, 1e11],
    [1.5e13, 1.5e15],
    ['1.5e3', 150000],
    ['125e-1', 1250],
    [-12.345, -1235],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j is %d centavos', (value, centavos) => expect(readCentavos(value)).toBe(centavos));

  it.each([
    ['90071992547409.92'],
    [1e21],
    ['1e999'],
    ['1.23.456'],
    ['1.234,56,7'],
    ['12.34,56'],
    ['1,23.4,5'],
    [''],
    ['R$'],
    ['-'],
    ['.'],
    ['e5'],
    ['12 reais'],
    ['0x10'],
    [NaN],
    [Infinity],
    [null],
    [undefined],
    [true],
    [[]],
  ])('%j is not an amount', (value) => expect(readCentavos(value)).toBeNull());

  it('reads shown amounts and JSON numbers to the centavo', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(readCentavos(formatBRL(toCentavos(amount)))).toBe(amount + 0);
        expect(readCentavos(formatSignedBRL(toCentavos(amount)))).toBe(amount + 0);
      }),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(readCentavos(JSON.parse(String(amount / 100)))).toBe(amount + 0);
        expect(readCentavos((amount / 100).toFixed(2).replace('.', ','))).toBe(amount + 0);
      }),
      { numRuns: 200 },
    );
  });

  it('never throws and gives safe integers only', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789.,-+eER$ '), maxLength: 25 });
    fc.assert(
      fc.property(fc.oneof(texts, fc.double(), fc.anything()), (value) => {
        const amount = readCentavos(value);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
        expect(Object.is(amount, -0)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

// @rule S9.14
it.each([
  [123456, `R$${NBSP}1.234,56`, `+R$${NBSP}1.234,56`],
  [-300, `-R$${NBSP}3,00`, `-R$${NBSP}3,00`],
  [0, `R$${NBSP}0,00`, `R$${NBSP}0,00`],
  [5, `R$${NBSP}0,05`, `+R$${NBSP}0,05`],
  [-5, `-R$${NBSP}0,05`, `-R$${NBSP}0,05`],
  [Number.MAX_SAFE_INTEGER, `R$${NBSP}90.071.992.547.409,91`, `+R$${NBSP}90.071.992.547.409,91`],
])('%d centavos read %s', (amount, plain, signed) => {
  expect(formatBRL(toCentavos(amount))).toBe(plain);
  expect(formatSignedBRL(toCentavos(amount))).toBe(signed);
});

it('toCentavos takes whole safe numbers only', () => {
  expect(() => toCentavos(1.5)).toThrow(RangeError);
  expect(() => toCentavos(2 ** 53)).toThrow(RangeError);
  expect(Object.is(toCentavos(-0), 0)).toBe(true);
});

it('sumCentavos adds exactly, or throws', () => {
  expect(sumCentavos([])).toBe(0);
  expect(sumCentavos([toCentavos(10), toCentavos(20), toCentavos(-5)])).toBe(25);
  expect(() => sumCentavos([toCentavos(Number.MAX_SAFE_INTEGER), toCentavos(1)])).toThrow(RangeError);
});
