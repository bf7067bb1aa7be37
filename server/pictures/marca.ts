import { letters } from './letters.ts';
import { mark } from './packs.ts';
import { CREAM, LEAF } from './palette.ts';
import { group, type Shape } from './shapes.ts';

/** The programme's name beside its leaf; (x, y) is the middle left. */
export function marcaDoClube(
  x: number,
  y: number,
  size: number,
  ink: string,
  disc = CREAM,
  leaf = LEAF,
): Shape {
  return group(
    { at: [x, y], scale: size / 40 },
    mark(20, 0, 20, disc, leaf),
    letters('Clube Vizinhança', { x: 52, y: 10, size: 28, fill: ink, spacing: -14 }),
  );
}
