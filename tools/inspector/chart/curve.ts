import type { Point } from './layout.ts';

/** A path through the points with rounded corners. */
export function curve(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (start === undefined) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (next === undefined) return `L ${point.x} ${point.y}`;
    const previous = index === 0 ? start : (rest[index - 1] ?? start);
    const into = towards(point, previous);
    const out = towards(point, next);
    return `L ${into.x} ${into.y} Q ${point.x} ${point.y} ${out.x} ${out.y}`;
  });
  return [`M ${start.x} ${start.y}`, ...parts].join(' ');
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = Math.min(6, length / 2);
  return { x: from.x + ((to.x - from.x) / length) * step, y: from.y + ((to.y - from.y) / length) * step };
}
