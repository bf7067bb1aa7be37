import { DEEP_GREEN, LEAF, WHITE } from '../palette.ts';
import { group, line, path, type Shape } from '../shapes.ts';

/** A leaf from its stem at (0, 0) upwards, `size` long. */
export function leaf(
  x: number,
  y: number,
  size: number,
  turn: number,
  fill = LEAF,
  vein = DEEP_GREEN,
): Shape {
  return group(
    { at: [x, y], turn, scale: size / 100 },
    path(fill, 'M0 0C-38 -22 -40 -70 0 -100C40 -70 38 -22 0 0Z'),
    path(WHITE, 'M0 0C-38 -22 -40 -70 0 -100Z', 0.16),
    line(vein, 3.5, 'M0 0V-84M0 -28L16 -42M0 -48L14 -61M0 -28L-16 -42M0 -48L-14 -61', 0.45),
  );
}
