import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartEdge, ChartNode } from './chart.ts';
import { sizeOf } from './text-size.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A node with its position; `depth` counts from the root, 0. */
export interface Box extends Rect {
  readonly node: ChartNode;
  readonly depth: number;
}

/** A transition's arrow with its points; `label` is null when it has no text. */
export interface Wire {
  readonly edge: ChartEdge;
  readonly points: readonly Point[];
  readonly label: Rect | null;
}

/** A chart with positions: absolute, in pixels. `boxes` lists parents before children. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly wires: readonly Wire[];
}

/** Pixels between a box's border and its text. */
export const padding = 10;
const dotSize = 14;
const finalSize = 8;
/** Size in pixels of the button that collapses or expands a box, in the box's corner. */
export const foldSize = 22;

/** Repeat them on every compound node: ELK does not pass options on to children. */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  // Depth-first from the initial state: transitions back towards it are drawn upwards.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  // Fewer crossings, at the cost of a few milliseconds.
  'elk.layered.thoroughness': '60',
  'elk.randomSeed': '3',
};

function leafSize({ kind, lines, isFolded }: ChartNode): { width: number; height: number } {
  if (kind === 'initial' || kind === 'any') return { width: dotSize, height: dotSize };
  const text = sizeOf(lines);
  const extra = kind === 'final' ? finalSize : 0;
  const button = isFolded === true ? foldSize : 0;
  return { width: text.width + 2 * padding + extra + button, height: text.height + 2 * padding + extra };
}

/** Puts the initial dot into the first layer of its box. */
const onTop: LayoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };

function toElk(node: ChartNode): ElkNode {
  const { width, height } = leafSize(node);
  if (node.children.length === 0)
    return { id: node.id, width, height, ...(node.kind === 'initial' && { layoutOptions: onTop }) };
  return {
    id: node.id,
    children: node.children.map((child) => toElk(child)),
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 8},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width + 8 + foldSize},${height})`,
    },
  };
}

/** Groups transitions with the same source and target: each group is one arrow with its labels stacked. */
function bundlesOf(edges: readonly ChartEdge[]): readonly (readonly ChartEdge[])[] {
  const bundles = new Map<string, ChartEdge[]>();
  for (const edge of edges) {
    const key = `${edge.source} -> ${edge.target}`;
    bundles.set(key, [...(bundles.get(key) ?? []), edge]);
  }
  return [...bundles.values()];
}

/** Pixels between the labels of two transitions on one arrow. */
const BETWEEN = 4;

/** A parallel region with at least this many states is placed below the others, since side by side they are too wide. */
const WIDE_REGION = 5;

/** Edges that are not drawn: they make ELK place wide regions below the others. */
function stacksIn({ id, kind, children }: ChartNode): readonly ElkExtendedEdge[] {
  const isWide = (node: ChartNode): boolean =>
    node.children.filter((child) => child.kind !== 'initial' && child.kind !== 'any').length >= WIDE_REGION;
  const stacked = kind === 'parallel' ? children.filter(isWide) : [];
  const beside = children.filter((child) => !stacked.includes(child));
  return [
    ...stacked.flatMap((below, index) =>
      beside.map((above) => ({
        id: `stack ${id} ${above.id} ${index}`,
        sources: [above.id],
        targets: [below.id],
      })),
    ),
    ...children.flatMap((child) => stacksIn(child)),
  ];
}

function labelSize(edge: ChartEdge): { width: number; height: number } {
  const { width, height } = sizeOf(edge.lines);
  return { width: width + 8, height: height + 4 };
}

function toElkEdge(bundle: readonly ChartEdge[], index: number): ElkExtendedEdge {
  const [first] = bundle;
  if (first === undefined) throw new Error('an arrow of no transition');
  const sizes = bundle.filter(({ lines }) => lines.length > 0).map(labelSize);
  const width = Math.max(0, ...sizes.map((size) => size.width));
  const height = sizes.reduce((sum, size) => sum + size.height + BETWEEN, -BETWEEN);
  return {
    id: `edge ${index}`,
    sources: [first.source],
    targets: [first.target],
    labels: sizes.length === 0 ? [] : [{ id: `label ${index}`, text: first.id, width, height }],
  };
}

function rectOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect {
  return { x, y, width, height };
}

function boxesOf(node: ChartNode, placed: ElkNode, depth: number): readonly Box[] {
  const children = node.children.flatMap((child) => {
    const found = placed.children?.find(({ id }) => id === child.id);
    return found === undefined ? [] : boxesOf(child, found, depth + 1);
  });
  return [{ node, depth, ...rectOf(placed) }, ...children];
}

function wiresOf(bundle: readonly ChartEdge[], placed: ElkExtendedEdge | undefined): readonly Wire[] {
  const points = (placed?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const label = placed?.labels?.[0];
  let { y } = rectOf(label ?? {});
  return bundle.map((edge) => {
    if (label === undefined || edge.lines.length === 0) return { edge, points, label: null };
    const rect = { x: label.x ?? 0, y, ...labelSize(edge) };
    y += rect.height + BETWEEN;
    return { edge, points, label: rect };
  });
}

/** Runs ELK, on this thread or in a worker. */
export type LayoutEngine = (graph: ElkNode) => Promise<ElkNode>;

/** Places the boxes, arrows and labels of a chart. The same chart always gives the same layout. */
export async function layOut(chart: Chart, engine: LayoutEngine): Promise<Layout> {
  const bundles = bundlesOf(chart.edges);
  const edges = [...bundles.map((bundle, index) => toElkEdge(bundle, index)), ...stacksIn(chart.root)];
  const graph: ElkNode = { id: 'drawing', layoutOptions: options, children: [toElk(chart.root)], edges };
  const placed = await engine(graph);
  const [root] = placed.children ?? [];
  if (root === undefined) throw new Error('nothing was placed');
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes: boxesOf(chart.root, root, 0),
    wires: bundles.flatMap((bundle, index) => wiresOf(bundle, placed.edges?.[index])),
  };
}

function isAround(outer: Rect, inner: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** The smallest rectangle around all of them. */
function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const width = Math.max(...rects.map((rect) => rect.x + rect.width)) - x;
  return { x, y, width, height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y };
}

function activeLeaves(boxes: readonly Box[], active: ReadonlySet<string>): readonly Box[] {
  return boxes.filter(({ node }) => node.children.length === 0 && active.has(node.id));
}

/**
 * The part of a drawing to bring into view: the innermost box, of several children, around all active leaf states, and the
 * arrows of the transitions taken. The whole drawing when no leaf is active.
 */
export function litRegion(
  { boxes, wires, width, height }: Layout,
  { active, taken }: { readonly active: ReadonlySet<string>; readonly taken: ReadonlySet<string> },
): Rect {
  const leaves = activeLeaves(boxes, active);
  const containsActive = (box: Box): boolean =>
    box.node.children.length > 1 && leaves.every((leaf) => isAround(box, leaf));
  // `boxes` lists parents before children: the last match is the innermost.
  const innermost = leaves.length === 0 ? undefined : boxes.findLast((box) => containsActive(box));
  const path = wires
    .filter(({ edge }) => taken.has(edge.id))
    .flatMap(({ points, label }) => [
      ...points.map((point) => ({ ...point, width: 0, height: 0 })),
      ...(label === null ? [] : [label]),
    ]);
  return innermost === undefined ? { x: 0, y: 0, width, height } : around([innermost, ...path]);
}

/** Below this zoom a chart's words are hard to read: it scrolls downwards instead. */
const READABLE = 0.75;
/** A little smaller is better than scrolling both ways. */
const READABLE_WIDE = 0.6;
/** … and than a lit state out of view. */
const READABLE_LIT = 0.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a chart is looked at: its zoom, and the corner of the part that is in view, in pixels of the zoomed drawing. */
export interface ChartView extends Point {
  readonly zoom: number;
  /** It is far from readable as a whole. */
  readonly isCrowded: boolean;
}

const zoomFor = (part: Size, room: Size): number =>
  Math.min(room.width / part.width, room.height / part.height);

/** Where a stretch of `room` begins that has the region in its middle, as far as all of `must` is in it. */
function cornerOf(region: [number, number], must: [number, number], room: number): number {
  const middle = (region[0] + region[1] - room) / 2;
  return Math.max(0, Math.min(must[0], Math.max(must[1] - room, middle)));
}

/**
 * Fits a drawing into a room as far as it stays readable, with its lit region in the middle and its lit states in view, or the
 * last of them if they are too far apart.
 */
export function viewOf(
  layout: Layout,
  lit: Parameters<typeof litRegion>[1],
  room: Size,
  chosenZoom: number | null,
): ChartView {
  const whole = zoomFor(layout, room);
  const leaves = activeLeaves(layout.boxes, lit.active);
  const region = litRegion(layout, lit);
  const states = leaves.length === 0 ? region : around(leaves);
  const forStates = zoomFor(states, room);
  const forWidth = Math.max(READABLE_WIDE, Math.min(READABLE, room.width / layout.width));
  const readable = forStates < READABLE_LIT ? forWidth : Math.min(forWidth, forStates);
  const zoom = chosenZoom ?? Math.min(1, Math.max(readable, whole));
  const must = forStates >= zoom ? states : (leaves.at(-1) ?? region);
  const span = (from: number, length: number): [number, number] => [from * zoom, (from + length) * zoom];
  return {
    zoom,
    x: cornerOf(span(region.x, region.width), span(must.x, must.width), room.width),
    y: cornerOf(span(region.y, region.height), span(must.y, must.height), room.height),
    isCrowded: whole < READABLE_WIDE,
  };
}
