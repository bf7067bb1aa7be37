import type { Box, Layout, Rect } from './layout.ts';

function isAround(outer: Rect, inner: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/**
 * The part of a drawing in which an actor is: the innermost box with more than one state that holds everything active.
 * The whole drawing when nothing is.
 */
export function activeRegion({ boxes, width, height }: Layout, active: ReadonlySet<string>): Rect {
  const leaves = boxes.filter(({ node }) => node.children.length === 0 && active.has(node.id));
  const holds = (box: Box): boolean =>
    box.node.children.length > 1 && leaves.every((leaf) => isAround(box, leaf));
  // Parents stand before their children.
  const innermost = leaves.length === 0 ? undefined : boxes.findLast((box) => holds(box));
  return innermost ?? { x: 0, y: 0, width, height };
}
