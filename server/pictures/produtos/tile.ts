import { box, ellipse, group, type Shape } from '../shapes.ts';

/** Side of a product picture. */
export const TILE = 400;

/** A product on its ground: a warm tint, a lighter disc behind, a soft shadow below at `floor`. */
export function onTile(
  tint: string,
  disc: string,
  product: readonly Shape[],
  floor = 322,
  width = 118,
): Shape[] {
  return [
    box(tint, 0, 0, TILE, TILE),
    ellipse(disc, 200, 196, 158),
    ellipse('#5B4326', 200, floor, width, 13, 0.16),
    group({ at: [200, floor], scale: 1.08 }, group({ at: [-200, -floor] }, product)),
  ];
}
