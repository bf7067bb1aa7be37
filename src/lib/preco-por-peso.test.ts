import fc from 'fast-check';
import { toCentavos } from './dinheiro.ts';
import { findPeso, isPesoAlone, type Peso, precoPorPeso } from './preco-por-peso.ts';

describe('findPeso (R55)', () => {
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

  it('reads a hostile text in no time', () => {
    const start = performance.now();
    for (const unit of ['a ', 'a cada ', ' a cada 100', 'a\u00a0', ' ']) findPeso([unit.repeat(50_000)]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

it.each([
  ['A CADA 100G', true],
  ['(a cada 80 g)!', true],
  ['Picanha a cada 80g', false],
  ['oferta', false],
  ['', false],
])('isPesoAlone %j is %s', (text, alone) => expect(isPesoAlone(text)).toBe(alone));

describe('precoPorPeso (spec 9)', () => {
  it.each([
    [5990, 100, 599],
    [5995, 100, 600],
    [5994, 100, 599],
    [5990, 80, 479],
    [1250, 80, 100],
    [5990, 50, 300],
    [5989, 50, 299],
    [10, 50, 1],
    [0, 100, 0],
  ] as const)('%d centavos per kg are, per %d g, %d', (kg, peso, price) =>
    expect(precoPorPeso(toCentavos(kg), peso)).toBe(price),
  );

  it('is within half a centavo of the true price, never below a tie', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom<Peso>(100, 80, 50), (kg, peso) => {
        // In thousandths of a centavo.
        const error = precoPorPeso(toCentavos(kg), peso) * 1000 - kg * peso;
        expect(error > -500 && error <= 500).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
