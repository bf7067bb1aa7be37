import { fontsCome } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

/** Texts of the portal with many figures. */
const WORDS =
  'Preço especial do Clube: 31% de desconto por unidade, limite de 6 unidades por CPF. Adicionar à lista. ' +
  'Economia por mês, válida até 30/11/2026. Feijão Carioca pacote 1 kg, R$ 6,99. Não foi possível carregar as ofertas.';

/** Each font with its fallbacks and weights. */
const FACES = [
  { face: 'Figtree', fallbacks: ['Figtree Fallback', 'Figtree Roboto'], weights: [400, 500, 600, 700] },
  { face: 'Bricolage Grotesque', fallbacks: ['Bricolage Fallback', 'Bricolage Roboto'], weights: [700] },
];

test("fallback fonts have the web fonts' widths", { tag: ['@phone', '@whole'] }, async ({ page }) => {
  await page.goto('/');
  await fontsCome(page);
  const ratios = await page.evaluate(
    async ({ faces, words }) => {
      const context = document.createElement('canvas').getContext('2d');
      const width = async (family: string, weight: number) => {
        const font = `${weight} 400px "${family}"`;
        const there = await document.fonts.load(font).catch(() => []);
        if (context === null || there.length === 0) return null;
        context.font = font;
        return context.measureText(words).width;
      };
      const found: Record<string, number> = {};
      for (const { face, fallbacks, weights } of faces)
        for (const weight of weights)
          for (const fallback of fallbacks) {
            const [real, late] = [await width(face, weight), await width(fallback, weight)];
            if (real === null) throw new Error(`no ${face}`);
            if (late !== null) found[`${fallback} ${weight}`] = real / late;
          }
      return found;
    },
    { faces: FACES, words: WORDS },
  );
  // A machine has Arial's or Roboto's widths. Large, because small ones are rounded to whole pixels.
  test.skip(Object.keys(ratios).length === 0, 'this machine has neither');
  const off = Object.entries(ratios).filter(([, ratio]) => Math.abs(ratio - 1) > 0.025);
  expect(off).toEqual([]);
});
