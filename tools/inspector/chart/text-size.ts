import type { Line } from './chart.ts';

/** Sizes are in pixels. Charts are also generated without a browser, so text is measured by a table. */
export const fontFamily = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
export const lineHeight = 16;

/** Character widths of Arial Bold in thousandths of the font size, rounded up; any other character counts as 611. */
const WIDTHS: readonly (readonly [thousandths: number, characters: string])[] = [
  [278, ' ,./ijlI'],
  [333, '()[]:-ft'],
  [389, 'r'],
  [500, 'z'],
  [556, '#skceavxyJ'],
  [667, 'PSVXY'],
  [722, 'ABCDHKNRU'],
  [778, 'wGOQ'],
  [833, 'M'],
  [889, 'm'],
  [944, 'W'],
  [1000, '→—'],
];
const widths = new Map(
  WIDTHS.flatMap(([thousandths, characters]) => [...characters].map((each) => [each, thousandths] as const)),
);

export function fontSize(line: Line): number {
  return line.style === 'title' ? 14 : 12;
}

function widthOf(line: Line): number {
  const thousandths = [...line.text].reduce((sum, character) => sum + (widths.get(character) ?? 611), 0);
  return (thousandths / 1000) * fontSize(line);
}

/** A bold line's fixed width in pixels: with another font the text would overflow its box. undefined: not bold. */
export function drawnWidth(line: Line): number | undefined {
  return line.style === 'title' || line.style === 'event' ? Math.round(widthOf(line)) : undefined;
}

/** Width and height in pixels of a block of lines. */
export function sizeOf(lines: readonly Line[]): { readonly width: number; readonly height: number } {
  return { width: Math.ceil(Math.max(0, ...lines.map(widthOf))), height: lines.length * lineHeight };
}
