import fc from 'fast-check';
import { tokens } from '../../ui/theme/tokens.ts';
import { brandPalette, contrastRatio, readHexColor } from './cor.ts';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

const paletteOf = (color: string) => {
  const palette = brandPalette(color);
  if (palette === null) throw new Error(color);
  return palette;
};

it.each([
  ['#abc', '#AABBCC'],
  ['#AABBCC', '#AABBCC'],
  [' #0d6efd ', '#0D6EFD'],
  ['abc', null],
  ['#abcd', null],
  ['#aabbccdd', null],
  ['#ggg', null],
  ['red', null],
  ['rgb(1,2,3)', null],
  ['#000;}</style>', null],
  ['', null],
  [null, null],
  [123456, null],
])('%j is the colour %j', (value, color) => {
  expect(readHexColor(value)).toBe(color);
  expect(brandPalette(value) === null).toBe(color === null);
});

it('contrastRatio is that of WCAG', () => {
  expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#123456', '#123456')).toBe(1);
  expect(() => contrastRatio('red', '#fff')).toThrow(RangeError);
});

describe('brandPalette', () => {
  it('leaves a readable colour as it is', () => {
    expect(paletteOf('#8a1c1c').light).toMatchObject({ main: '#8A1C1C', contrastText: '#FFFFFF' });
    expect(paletteOf('#FFC800').dark).toMatchObject({ main: '#FFC800', contrastText: '#14110D' });
  });

  // @rule C6.16
  it('is readable on every ground of both modes, for every colour', () => {
    fc.assert(
      fc.property(colors, (color) => {
        const { light, dark } = paletteOf(color);
        for (const mode of ['light', 'dark'] as const) {
          const { page, paper, sunken, raised } = tokens[mode];
          for (const ground of [page, paper, sunken, raised])
            expect(contrastRatio({ light, dark }[mode].main, ground)).toBeGreaterThanOrEqual(4.5);
        }
        for (const shades of [light, dark]) {
          for (const ground of [shades.main, shades.dark, shades.light]) {
            expect(contrastRatio(ground, shades.contrastText)).toBeGreaterThanOrEqual(4.5);
            expect(readHexColor(ground)).toBe(ground);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('changes a colour only as far as contrast needs', () => {
    fc.assert(
      fc.property(colors, (color) => {
        const { light, dark } = paletteOf(color);
        for (const [main, ground] of [
          [light.main, tokens.light.sunken],
          [dark.main, tokens.dark.sunken],
        ] as const) {
          if (contrastRatio(color, ground) >= 4.5) expect(main).toBe(color);
          else expect(contrastRatio(main, ground)).toBeLessThan(4.9);
        }
      }),
      { numRuns: 300 },
    );
  });
});
