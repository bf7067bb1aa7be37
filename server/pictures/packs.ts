import { letters } from './letters.ts';
import { CREAM, WHITE } from './palette.ts';
import { box, ellipse, path, type Shape } from './shapes.ts';

/** Light on the left edge and shade on the right of anything upright; what makes flat shapes stand. */
export function sheen(x: number, y: number, width: number, height: number, radius = 8): Shape[] {
  return [
    box(WHITE, x + width * 0.07, y + 10, width * 0.07, height - 20, radius, 0.35),
    box('#000000', x + width * 0.88, y, width * 0.12, height, radius, 0.1),
  ];
}

/** A soft pouch with a crimped top and bottom, e.g. rice or coffee; (x, y) is its top left corner. */
export function pouch(
  fill: string,
  shade: string,
  x: number,
  y: number,
  width: number,
  height: number,
): Shape[] {
  const [r, b] = [x + width, y + height];
  return [
    path(
      fill,
      `M${x + 6} ${y + 18}C${x - 6} ${y + height * 0.4} ${x - 6} ${y + height * 0.7} ${x + 4} ${b - 14}H${r - 4}C${r + 6} ${y + height * 0.7} ${r + 6} ${y + height * 0.4} ${r - 6} ${y + 18}Z`,
    ),
    path(
      '#000000',
      `M${r - 30} ${y + 18}C${r - 20} ${y + height * 0.4} ${r - 20} ${y + height * 0.7} ${r - 30} ${b - 14}H${r - 4}C${r + 6} ${y + height * 0.7} ${r + 6} ${y + height * 0.4} ${r - 6} ${y + 18}Z`,
      0.1,
    ),
    path(
      WHITE,
      `M${x + 16} ${y + 40}C${x + 8} ${y + height * 0.4} ${x + 8} ${y + height * 0.65} ${x + 14} ${b - 40}L${x + 24} ${b - 40}C${x + 18} ${y + height * 0.65} ${x + 18} ${y + height * 0.4} ${x + 26} ${y + 40}Z`,
      0.3,
    ),
    box(shade, x + 2, y, width - 4, 22, 5),
    box(shade, x, b - 18, width, 18, 5),
    ...crimps(x + 10, y + 4, width - 20, 14),
    ...crimps(x + 10, b - 15, width - 20, 11),
  ];
}

function crimps(x: number, y: number, width: number, height: number): Shape[] {
  const count = Math.floor(width / 11);
  return Array.from({ length: count }, (_unused, index) =>
    box(WHITE, x + (index * width) / count + 3, y, 3, height, 1.5, 0.35),
  );
}

/** A bottle of a shoulder and a neck; (cx, y) is the middle of its cap's top. */
export function bottle(
  glass: string,
  cap: string,
  cx: number,
  y: number,
  width: number,
  height: number,
  neck = 0.34,
): Shape[] {
  const [half, thin] = [width / 2, (width * neck) / 2];
  const [shoulder, bottom] = [y + height * 0.4, y + height];
  const outline = (inset: number) =>
    `M${cx - thin + inset} ${y + 20}V${y + height * 0.2}C${cx - thin + inset} ${y + height * 0.3} ${cx - half + inset} ${y + height * 0.28} ${cx - half + inset} ${shoulder}V${bottom - 14}C${cx - half + inset} ${bottom - 4} ${cx - half + 8} ${bottom} ${cx - half + 16} ${bottom}H${cx + half - 16}C${cx + half - 8} ${bottom} ${cx + half - inset} ${bottom - 4} ${cx + half - inset} ${bottom - 14}V${shoulder}C${cx + half - inset} ${y + height * 0.28} ${cx + thin - inset} ${y + height * 0.3} ${cx + thin - inset} ${y + height * 0.2}V${y + 20}Z`;
  return [
    path(glass, outline(0)),
    box('#000000', cx + half - width * 0.14, shoulder, width * 0.14, height * 0.58, 8, 0.12),
    box(WHITE, cx - half + width * 0.09, shoulder + 4, width * 0.07, height * 0.5, 6, 0.4),
    box(cap, cx - thin - 4, y, thin * 2 + 8, 28, 6),
    box('#000000', cx - thin - 4, y + 21, thin * 2 + 8, 7, 3, 0.15),
  ];
}

/** A label with one or two lines of lettering. */
export function label(
  fill: string,
  ink: string,
  words: readonly string[],
  [x, y, width, height]: readonly [number, number, number, number],
  size = 22,
): Shape[] {
  const top = y + height / 2 + size * 0.35 - ((words.length - 1) * size * 1.05) / 2;
  return [
    box(fill, x, y, width, height, 6),
    ...words.map((word, index) =>
      letters(word, {
        x: x + width / 2,
        y: top + index * size * 1.05,
        size,
        fill: ink,
        align: 'middle',
        spacing: -8,
      }),
    ),
  ];
}

/** The house's mark on its own brands: a leaf in a disc. */
export function mark(cx: number, cy: number, radius: number, disc = CREAM, leaf = '#4FA84A'): Shape[] {
  const r = radius * 0.62;
  return [
    ellipse(disc, cx, cy, radius),
    path(
      leaf,
      `M${cx - r} ${cy + r}C${cx - r} ${cy - r * 0.6} ${cx - r * 0.2} ${cy - r} ${cx + r} ${cy - r}C${cx + r} ${cy + r * 0.3} ${cx + r * 0.5} ${cy + r} ${cx - r} ${cy + r}Z`,
    ),
    { d: `M${cx - r} ${cy + r}L${cx + r * 0.35} ${cy - r * 0.35}`, stroke: disc, width: radius * 0.12 },
  ];
}
