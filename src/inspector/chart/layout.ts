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

/** A node in its place, parents before children. */
export interface Box extends Rect {
  readonly node: ChartNode;
  readonly depth: number;
}

/** A transition in its place. */
export interface Wire {
  readonly edge: ChartEdge;
  readonly points: readonly Point[];
  readonly label: Rect | null;
}

/** A drawing, all coordinates absolute. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly wires: readonly Wire[];
}

/** Room between a box and its own text. */
export const padding = 10;
const dotSize = 14;
const finalSize = 8;

/** Every compound node needs them again: ELK hands no option down. */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
  'elk.randomSeed': '1',
};

function leafSize({ kind, lines }: ChartNode): { width: number; height: number } {
  if (kind === 'initial' || kind === 'any') return { width: dotSize, height: dotSize };
  const text = sizeOf(lines);
  const extra = kind === 'final' ? finalSize : 0;
  return { width: text.width + 2 * padding + extra, height: text.height + 2 * padding + extra };
}

function toElk(node: ChartNode): ElkNode {
  const { width, height } = leafSize(node);
  if (node.children.length === 0) return { id: node.id, width, height };
  return {
    id: node.id,
    children: node.children.map((child) => toElk(child)),
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 8},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width + 8},${height})`,
    },
  };
}

function toElkEdge(edge: ChartEdge, index: number): ElkExtendedEdge {
  const size = sizeOf(edge.lines);
  return {
    id: `edge ${index}`,
    sources: [edge.source],
    targets: [edge.target],
    labels:
      edge.lines.length === 0
        ? []
        : [{ id: `label ${index}`, text: edge.id, width: size.width + 8, height: size.height + 4 }],
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

function wireOf(edge: ChartEdge, placed: ElkExtendedEdge | undefined): Wire {
  const points = (placed?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const label = placed?.labels?.[0];
  return { edge, points, label: label === undefined ? null : rectOf(label) };
}

/** What computes the places: ELK, here or in a worker. */
export type Placer = (graph: ElkNode) => Promise<ElkNode>;

/** Places a chart. The same chart always comes out the same. */
export async function layOut(chart: Chart, place: Placer): Promise<Layout> {
  const edges = chart.edges.map((edge, index) => toElkEdge(edge, index));
  const graph: ElkNode = { id: 'drawing', layoutOptions: options, children: [toElk(chart.root)], edges };
  const placed = await place(graph);
  const [root] = placed.children ?? [];
  if (root === undefined) throw new Error('nothing was placed');
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes: boxesOf(chart.root, root, 0),
    wires: chart.edges.map((edge, index) => wireOf(edge, placed.edges?.[index])),
  };
}
