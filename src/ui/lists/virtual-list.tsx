import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState, useEffect } from 'react';
import { ENTRY, LIST, STOPS, useListBlock } from './list-block.ts';

export interface VirtualListProps<T> {
  /** The list's label. */
  label?: string | undefined;
  items: readonly T[];
  /** The text of a distant entry for find-in-page. */
  nameOf: (item: T) => string;
  render: (item: T, index: number) => ReactNode;
  layout: ListLayout;
  /** The number of entries above on the page: they render first. */
  above?: number | undefined;
}

/** Layout: a grid, one column by default; `flow`: side by side. */
export interface ListLayout {
  /** CSS gap between entries. */
  readonly gap: string;
  /** `grid-template-columns`. */
  readonly columns?: string;
  readonly flow?: 'start' | 'center';
  /** Alignment of the columns. */
  readonly justify?: 'center';
}

/** The list of offers, and of items to exchange: as many equal columns as have room. */
export const CARD_LAYOUT: ListLayout = {
  gap: 'var(--card-gap)',
  columns: 'var(--card-columns)',
};

/** Up to this many entries a list renders whole. */
const SHORT = 24;
const BLOCK = 12;

/**
 * The list of every screen: renders what is near the window (docs/adr/0015). Entries come in blocks of whole rows; a
 * distant block is one element with their names.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { label, items, layout, above = 0 } = props;
  const list = useRef<HTMLDivElement>(null);
  const [{ columns, row, gap, hasStops }, setMeasures] = useState(UNMEASURED);
  const isLong = items.length > SHORT;
  const size = isLong ? columns * Math.ceil(BLOCK / columns) : SHORT;
  useLayoutEffect(() => {
    if (!isLong || list.current === null) return undefined;
    return watchWidth(list.current, layout, setMeasures);
  }, [isLong, layout]);
  return (
    <div
      ref={list}
      className="list"
      {...LIST}
      aria-label={label}
      data-flow={layout.flow}
      style={styleOf(layout, row, gap)}
    >
      {Array.from({ length: Math.ceil(items.length / size) }, (_, block) => (
        <Block
          key={block}
          {...props}
          {...{ isLong, columns, gap, hasStops }}
          from={block * size}
          to={Math.min((block + 1) * size, items.length)}
          first={above + block * size < BLOCK}
        />
      ))}
    </div>
  );
}

type BlockProps<T> = VirtualListProps<T> &
  Pick<Measures, 'columns' | 'gap' | 'hasStops'> & {
    isLong: boolean;
    from: number;
    to: number;
    first: boolean;
  };

function Block<T>(props: BlockProps<T>) {
  const { isLong, items, nameOf, render, columns, gap, hasStops, from, to, first } = props;
  const rows = Math.ceil((to - from) / columns);
  const { live, block } = useListBlock<HTMLDivElement>({ isLong, first, rows, gap, hasStops });
  const entries = items.slice(from, to);
  return (
    <div {...block} role={live ? undefined : 'listitem'} translate={live ? undefined : 'no'}>
      {live
        ? entries.map((item, index) => (
            // The contract promises no unique id: the index is the key.
            <div key={index} {...ENTRY} aria-setsize={items.length} aria-posinset={from + index + 1}>
              {render(item, from + index)}
            </div>
          ))
        : namesIn(entries.map(nameOf), columns)}
    </div>
  );
}

/** Names of entries that are folded away: find-in-page finds them, and `onFound` unfolds. Older browsers find none. */
export function HiddenNames({
  names,
  onFound,
}: {
  names: readonly string[];
  onFound: (found: true) => void;
}) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // React knows `hidden` as true or false alone.
    element.current?.setAttribute('hidden', 'until-found');
    element.current?.addEventListener('beforematch', () => onFound(true));
  }, [onFound]);
  return (
    <p ref={element} hidden translate="no">
      {names.join(' · ')}
    </p>
  );
}

/** A line per grid row, so that a match is where its entry will be. */
export function namesIn(names: readonly string[], columns: number): string {
  return names
    .map((name, index) => `${name.replaceAll(/\s+/g, ' ')}${(index + 1) % columns === 0 ? '\n' : ' · '}`)
    .join('');
}

/** The list's measured layout. */
interface Measures {
  columns: number;
  /** A row with its gap, and the gap, in px. */
  row: number;
  gap: number;
  hasStops: boolean;
}

const UNMEASURED: Measures = { columns: 1, row: 200, gap: 0, hasStops: false };

/** By layout: lists of one row share their measurements. */
const cachedMeasures = new WeakMap<ListLayout, Measures>();

/** Measures again when the width changes, except under the focus: its entry would move to another block. */
function watchWidth(
  list: HTMLElement,
  layout: ListLayout,
  onChange: (measures: Measures) => void,
): () => void {
  let width = 0;
  const measure = () => {
    if (list.clientWidth === width || list.contains(document.activeElement)) return;
    const near = list.querySelector('[data-block=near]');
    const measures = near === null ? cachedMeasures.get(layout) : measuresOf(near);
    if (measures === undefined) return;
    width = list.clientWidth;
    cachedMeasures.set(layout, measures);
    onChange(measures);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(list);
  return () => observer.disconnect();
}

function styleOf(layout: ListLayout, row: number, gap: number): CSSProperties {
  const { gap: between, columns = 'minmax(0, 1fr)', flow, justify } = layout;
  const variables = {
    '--row': `${row}px`,
    '--gap': `${gap}px`,
    '--list-gap': between,
    '--list-columns': columns,
    '--list-justify': flow ?? justify,
  };
  return variables as CSSProperties;
}

function measuresOf(block: Element): Measures | undefined {
  const { gridTemplateColumns, rowGap } = getComputedStyle(block);
  const { height } = block.getBoundingClientRect();
  const gap = Number.parseFloat(rowGap) || 0;
  const columns = gridTemplateColumns.startsWith('none') ? 1 : gridTemplateColumns.split(' ').length;
  const row = (height + gap) / Math.ceil(block.childElementCount / columns);
  // No layout: nothing to measure.
  if (height === 0) return undefined;
  return { columns, gap, row, hasStops: block.querySelector(STOPS) !== null };
}
