import fc from 'fast-check';
import { processorTime } from '../../../scripts/jest/processor-time.ts';
import { readReais, roundCentavos } from './dinheiro.ts';
import { findPeso, isPesoAlone, type Peso, precoPorPeso } from './preco-por-peso.ts';

// @rule R55
describe('findPeso', () => {
  it.each([
    ['A CADA 100G', 100],
    ['a cada 80g', 80],
    ['A Cada 50 G', 50],
    ['a  cada   100   g', 100],
    ['a\u00a0cada\u00a0100\u00a0g', 100],
    ['A CADA100G', 100],
    ['ACADA 100G', 100],
    ['À CADA 100G', 100],
    ['Picanha (a cada 100g).', 100],
    ['PREÇO A CADA 100GR', 100],
    ['a cada 100 gramas', 100],
    ['R$5,00 a cada 80g, oferta', 80],
    ['a cada 1100g ou a cada 50g', 50],
  ])('%j names %d g', (text, grams) => expect(findPeso([text])).toBe(grams));

  it.each([
    'A CADA 1100G',
    '1100G',
    '100G',
    'A CADA 100GRANDES',
    'A CADA 100G5',
    'A CADA 100GRÁTIS',
    'A CADA 100 GRÃOS',
    'A CADA 100,5G',
    'A CADA 0,100G',
    'A CADA 1.100G',
    'A CADA 200G',
    'A CADA 500G',
    'A CADA 100 GARRAFAS',
    'A CADA 100ML',
    'VÁLIDA CADA 100G',
    'CADA 100G',
    'A CADA CEM G',
    '',
  ])('%j names none', (text) => expect(findPeso([text])).toBeNull());

  it('takes the first text that names one', () => {
    expect(findPeso([null, undefined, 'oferta', 'a cada 80g', 'a cada 50g'])).toBe(80);
    expect(findPeso([])).toBeNull();
  });

  it('finds it between any other words, in any case and spacing', () => {
    const space = fc.stringMatching(/^[ \t\u00a0]{0,3}$/);
    const word = fc.constantFrom('', 'Oferta', '(picanha)', '-', '5,00', 'R$', '1100G', 'cada', 'a');
    fc.assert(
      fc.property(
        fc.constantFrom(100, 80, 50),
        space,
        space,
        space,
        word,
        word,
        (peso, a, b, c, before, after) => {
          const write = (number: string) => `${before} a${a}cada${b}${number}${c}g ${after}`;
          const text = write(String(peso));
          expect(findPeso([text])).toBe(peso);
          expect(findPeso([text.toUpperCase()])).toBe(peso);
          expect(findPeso([write(`1${peso}`)])).toBeNull();
        },
      ),
      { numRuns: 200 },
    );
  });

  it('reads a hostile text in no time', async () => {
    const units = ['a ', 'a cada ', ' a cada 100', 'a\u00a0', ' '];
    const taken = await processorTime(() => units.map((unit) => findPeso([unit.repeat(50_000)])));
    expect(taken).toBeLessThan(1000);
  });
});

it.each([
  ['A CADA 100G', true],
  ['(a cada 80 g)!', true],
  ['Picanha a cada 80g', false],
  ['oferta', false],
  ['', false],
])('isPesoAlone %j is %s', (text, alone) => expect(isPesoAlone(text)).toBe(alone));

// @rule S9.12
describe('precoPorPeso', () => {
  const shown = (preco: unknown, peso: Peso): number | null => {
    const precoPorKg = readReais(preco);
    return precoPorKg === null ? null : roundCentavos(precoPorPeso(precoPorKg, peso));
  };

  it.each([
    [59.9, 100, 599],
    [59.95, 100, 600],
    [59.94, 100, 599],
    [59.9, 80, 479],
    [12.5, 80, 100],
    [59.9, 50, 300],
    [59.89, 50, 299],
    [0.1, 50, 1],
    [0, 100, 0],
  ] as const)('R$ %d per kg are, per %d g, %d centavos', (kg, peso, price) =>
    expect(shown(kg, peso)).toBe(price),
  );

  // @rule R93
  it.each([
    [39.895, 50, 199],
    ['39,895', 50, 199],
    ['R$ 39,895', 50, 199],
    ['39.8999', 50, 199],
    [39.9, 50, 200],
    ['59,945', 100, 599],
    ['62.4375', 80, 500],
    ['62.4374999', 80, 499],
    ['1e-1', 50, 1],
  ] as const)('%j per kg, for %d g: rounded once, from the price as sent', (kg, peso, price) =>
    expect(shown(kg, peso)).toBe(price),
  );

  it('is within half a centavo of the true price, never below a tie', () => {
    const price = fc.record({ units: fc.bigInt({ min: 0n, max: 10n ** 14n }), places: fc.nat(6) });
    fc.assert(
      fc.property(price, fc.constantFrom<Peso>(100, 80, 50), ({ units, places }, peso) => {
        const whole = 10n ** BigInt(places);
        // In thousandths of a centavo, times 10^places.
        const error =
          BigInt(shown(`${units}e-${places}`, peso) ?? -1) * 1000n * whole - units * 100n * BigInt(peso);
        expect(error > -500n * whole && error <= 500n * whole).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
