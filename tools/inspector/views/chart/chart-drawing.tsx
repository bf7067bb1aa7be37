import { Fragment, type KeyboardEvent } from 'react';
import { causeOf, type Line } from '../../chart/chart.ts';
import { addStyles } from '../../portal/ui.ts';
import { curve } from '../../chart/curve.ts';
import { type Box, foldSize, type Layout, padding, type Wire } from '../../chart/layout.ts';
import { drawnWidth, fontFamily, lineHeight } from '../../chart/text-size.ts';
import { bringIntoView } from '../elements.tsx';
import css from './chart.css';

addStyles(css);

export interface Lit {
  /** Ids of the actor's active states. */
  readonly active: ReadonlySet<string>;
  /** Keys of the transitions on the last event's whole path, and in its last step. */
  readonly taken: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  /** Keys of the transitions that a click can trigger. */
  readonly open: ReadonlySet<string>;
  /** Visited ids and keys; null: coverage is not shown. */
  readonly visited: ReadonlySet<string> | null;
}

const NONE: ReadonlySet<string> = new Set();

export const UNLIT: Lit = { active: NONE, taken: NONE, last: NONE, open: NONE, visited: null };

interface ChartDrawingProps {
  layout: Layout;
  lit: Lit;
  title: string;
  /** 1 is the natural size. */
  zoom: number;
  onEdge: (key: string) => void;
  /** Collapses or expands a box. */
  onFold: (id: string) => void;
}

const CAUSES = ['event', 'done', 'error', 'after', 'always', 'initial'] as const;

function Lines({ lines, x, y }: { lines: readonly Line[]; x: number; y: number }) {
  return lines.map((line, index) => (
    // Lines have no id, and their order in a box never changes.
    <Fragment key={index}>
      <text
        x={x}
        y={y + index * lineHeight + 12}
        textLength={drawnWidth(line)}
        lengthAdjust="spacingAndGlyphs"
        className={line.style}
        data-cause={causeOf(line)}
      >
        {line.text}
      </text>{' '}
    </Fragment>
  ));
}

function BoxShape({ box, lit }: { box: Box; lit: Lit }) {
  const { node, x, y, width, height } = box;
  const centre = { cx: x + width / 2, cy: y + height / 2, r: 6 };
  if (node.kind === 'initial') return <circle {...centre} className="dot" />;
  if (node.kind === 'any')
    return (
      <circle {...centre} className="any">
        <title>em qualquer estado desta caixa</title>
      </circle>
    );
  const isLeaf = node.children.length === 0;
  const isActive = lit.active.has(node.id);
  const className = [
    'box',
    isLeaf ? 'leaf' : 'compound',
    node.kind,
    isActive ? 'active' : '',
    lit.visited !== null && !lit.visited.has(node.id) ? 'untouched' : '',
  ].join(' ');
  const inset = node.kind === 'final' ? 4 : 0;
  return (
    <g ref={isActive && isLeaf ? bringIntoView : undefined} data-state={node.id} data-active={isActive}>
      <rect x={x} y={y} width={width} height={height} rx={8} className={className} />
      {inset > 0 && (
        <rect
          x={x + inset}
          y={y + inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          rx={6}
          className={className}
        />
      )}
      {isLeaf && <Lines lines={node.lines} x={x + padding + inset} y={y + padding - 2 + inset} />}
    </g>
  );
}

/** The text of a compound box, rendered after the wires so that they do not cover it. */
function Head({ box: { node, x, y } }: { box: Box }) {
  if (node.children.length === 0) return null;
  return (
    <g className="head">
      <Lines lines={node.lines} x={x + padding} y={y + padding - 2} />
    </g>
  );
}

/** SVG has no button element. */
const buttonProps = (words: string, onPress: () => void) =>
  ({
    role: 'button',
    'aria-label': words,
    onClick: onPress,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    },
  }) as const;

/** The button that collapses or expands a box; the root has none. */
function FoldButton({ box, onFold }: { box: Box; onFold: (id: string) => void }) {
  const { node, depth, x, y, width } = box;
  if (depth === 0 || (node.children.length === 0 && node.isFolded !== true)) return null;
  const isFolded = node.isFolded === true;
  const left = x + width - foldSize;
  const words = `${isFolded ? 'Desdobrar' : 'Dobrar'} ${node.lines[0]?.text ?? node.id}`;
  return (
    <g className="fold" tabIndex={0} aria-expanded={!isFolded} {...buttonProps(words, () => onFold(node.id))}>
      <rect x={left} y={y + 4} width={foldSize - 4} height={foldSize - 4} rx={5} />
      <path d={`M ${left + 5} ${y + 13} h 8 ${isFolded ? 'm -4 -4 v 8' : ''}`} />
    </g>
  );
}

interface EdgeProps {
  wire: Wire;
  lit: Lit;
  onEdge: (key: string) => void;
}

function Edge({ wire: { edge, points, label }, lit, onEdge }: EdgeProps) {
  // Needs a label of its own: without one it is clicked by the label of an equal event.
  const isOpen = lit.open.has(edge.id) && edge.lines.length > 0;
  const className = [
    'edge',
    lit.taken.has(edge.id) ? 'taken' : '',
    lit.last.has(edge.id) ? 'last' : '',
    isOpen ? 'open' : '',
    lit.visited !== null && edge.cause !== 'initial' && !lit.visited.has(edge.id) ? 'untouched' : '',
  ].join(' ');
  const path = curve(points);
  const words = `Provocar ${edge.lines.map(({ text }) => text).join(' ')}`;
  const interactive = isOpen ? buttonProps(words, () => onEdge(edge.id)) : {};
  return (
    // Stays focusable when it is no longer open, so that a click on it does not lose the focus.
    <g className={className} data-edge={edge.id} tabIndex={isOpen ? 0 : -1} {...interactive}>
      <path d={path} className="wire" data-cause={edge.cause} markerEnd={`url(#tip-${edge.cause})`} />
      {isOpen && <path d={path} className="hit" />}
      {label !== null && (
        <>
          <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={5} className="plate" />
          <Lines lines={edge.lines} x={label.x + 4} y={label.y + 1} />
        </>
      )}
    </g>
  );
}

/** Renders a layout with its highlights; it looks like the charts in docs/statecharts. */
export function ChartDrawing({ layout, lit, title, zoom, onEdge, onFold }: ChartDrawingProps) {
  const { width, height, boxes, wires } = layout;
  const size = { width: width * zoom, height: height * zoom };
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={fontFamily}
      aria-label={title}
      {...size}
    >
      <defs>
        {CAUSES.map((cause) => (
          <marker
            key={cause}
            id={`tip-${cause}`}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M 0 1 L 9 5 L 0 9 z" className="tip" data-cause={cause} />
          </marker>
        ))}
      </defs>
      {boxes.map((box) => (
        <BoxShape key={box.node.id} box={box} lit={lit} />
      ))}
      {wires.map((wire) => (
        <Edge key={`${wire.edge.id} ${wire.edge.target}`} wire={wire} lit={lit} onEdge={onEdge} />
      ))}
      {boxes.map((box) => (
        <Fragment key={box.node.id}>
          <Head box={box} />
          <FoldButton box={box} onFold={onFold} />
        </Fragment>
      ))}
    </svg>
  );
}
