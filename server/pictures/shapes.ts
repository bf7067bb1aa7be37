/** One filled or stroked outline; `d` uses the SVG path commands M L H V C S Q Z, absolute or relative. */
export interface Outline {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Shapes moved, then turned (degrees), then scaled. */
export interface Group {
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly scale: readonly [number, number];
  readonly shapes: readonly Shape[];
}

/** A drawing is a list of these, painted in order; drawn as SVG and as PDF alike. */
export type Shape = Outline | Group;

export function path(fill: string, d: string, opacity = 1): Shape {
  return { d, fill, opacity };
}

/** A stroke with round ends. */
export function line(stroke: string, width: number, d: string, opacity = 1): Shape {
  return { d, stroke, width, opacity };
}

/** Bézier handle length of a quarter circle of radius 1. */
const K = 0.5523;

export function ellipse(fill: string, cx: number, cy: number, rx: number, ry = rx, opacity = 1): Shape {
  const [kx, ky] = [rx * K, ry * K];
  const d =
    `M${n(cx - rx)} ${n(cy)}` +
    `C${n(cx - rx)} ${n(cy - ky)} ${n(cx - kx)} ${n(cy - ry)} ${n(cx)} ${n(cy - ry)}` +
    `C${n(cx + kx)} ${n(cy - ry)} ${n(cx + rx)} ${n(cy - ky)} ${n(cx + rx)} ${n(cy)}` +
    `C${n(cx + rx)} ${n(cy + ky)} ${n(cx + kx)} ${n(cy + ry)} ${n(cx)} ${n(cy + ry)}` +
    `C${n(cx - kx)} ${n(cy + ry)} ${n(cx - rx)} ${n(cy + ky)} ${n(cx - rx)} ${n(cy)}Z`;
  return { d, fill, opacity };
}

/** A rectangle with round corners. */
export function box(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
  opacity = 1,
): Shape {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - K);
  const [right, bottom] = [x + width, y + height];
  const d =
    r === 0
      ? `M${n(x)} ${n(y)}H${n(right)}V${n(bottom)}H${n(x)}Z`
      : `M${n(x + r)} ${n(y)}H${n(right - r)}C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)}` +
        `V${n(bottom - r)}C${n(right)} ${n(bottom - k)} ${n(right - k)} ${n(bottom)} ${n(right - r)} ${n(bottom)}` +
        `H${n(x + r)}C${n(x + k)} ${n(bottom)} ${n(x)} ${n(bottom - k)} ${n(x)} ${n(bottom - r)}` +
        `V${n(y + r)}C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)}Z`;
  return { d, fill, opacity };
}

export interface Placement {
  readonly at?: readonly [number, number];
  readonly turn?: number;
  /** One factor, or one per axis (-1 mirrors). */
  readonly scale?: number | readonly [number, number];
}

export function group(
  { at = [0, 0], turn = 0, scale = 1 }: Placement,
  ...shapes: readonly (Shape | readonly Shape[])[]
): Shape {
  return { at, turn, scale: typeof scale === 'number' ? [scale, scale] : scale, shapes: shapes.flat() };
}

/** Shapes turned about a point. */
export function turned(
  turn: number,
  cx: number,
  cy: number,
  ...shapes: readonly (Shape | readonly Shape[])[]
): Shape {
  return group({ at: [cx, cy], turn }, group({ at: [-cx, -cy] }, ...shapes));
}

/** A number of a path: at most two decimals. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
