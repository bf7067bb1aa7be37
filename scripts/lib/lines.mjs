/** The lines of a topology (TopoJSON) in degrees: longitude, latitude. */
export function arcsOf({ transform, arcs }) {
  const [scaleX, scaleY] = transform.scale;
  const [fromX, fromY] = transform.translate;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [fromX + x * scaleX, fromY + y * scaleY];
    });
  });
}

/** The distance of a point from the line between two others. */
function offLine([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/**
 * Simplifies a line (Douglas–Peucker). Its ends stay, so that neighbouring lines still meet.
 * @param points pairs of degrees
 * @param tolerance the largest distance from the line, in degrees
 */
export function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const off = points.map((point) => offLine(point, points[0], points.at(-1)));
  const far = off.indexOf(Math.max(...off));
  if (off[far] <= tolerance) return [points[0], points.at(-1)];
  return [
    ...simplify(points.slice(0, far + 1), tolerance),
    ...simplify(points.slice(far), tolerance).slice(1),
  ];
}

/** Alternating longitude and latitude in whole numbers of `step` degrees, each as the difference to the point before. */
export function deltas(points, step) {
  let [x, y] = [0, 0];
  return points.flatMap(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude / step), Math.round(latitude / step)];
    const delta = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return delta;
  });
}
