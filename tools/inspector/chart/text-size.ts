import type { Line } from './chart.ts';

/** Sizes are in pixels. Charts are also generated without a browser, so text is measured by a table. */
export const fontFamily = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
export const lineHeight = 16;
const fontSizes: Readonly<Record<Line['style'], number>> = {
  title: 14,
  event: 12,
  guard: 12,
  action: 12,
  invoke: 12,
  tag: 12,
};

/** Character widths of Arial Bold in thousandths of the font size, rounded up; any other character counts as 611. */
const widths: Readonly<Record<string, number>> = {
  ' ': 278,
  '(': 333,
  ')': 333,
  '[': 333,
  ']': 333,
  ',': 278,
  '.': 278,
  '/': 278,
  ':': 333,
  '#': 556,
  '-': 333,
  f: 333,
  i: 278,
  j: 278,
  l: 278,
  r: 389,
  t: 333,
  s: 556,
  k: 556,
  c: 556,
  e: 556,
  a: 556,
  v: 556,
  x: 556,
  y: 556,
  z: 500,
  m: 889,
  w: 778,
  I: 278,
  M: 833,
  W: 944,
  A: 722,
  B: 722,
  C: 722,
  D: 722,
  G: 778,
  H: 722,
  K: 722,
  N: 722,
  O: 778,
  P: 667,
  Q: 778,
  R: 722,
  S: 667,
  U: 722,
  V: 667,
  X: 667,
  Y: 667,
  J: 556,
  '→': 1000,
  '—': 1000,
};

/** The font size of a line. */
export function fontSize(line: Line): number {
  return fontSizes[line.style];
}

function widthOf(line: Line): number {
  const thousandths = [...line.text].reduce((sum, character) => sum + (widths[character] ?? 611), 0);
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
