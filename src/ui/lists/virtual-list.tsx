import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ENTRY, LIST, STOPS, useListBlock } from './list-block.ts';

export interface VirtualListProps<T> {
  /** The list's label. */
  label?: string | undefined;
  items: readonly T[];
  /** The text of a distant entry for find-in-page. */
  nameOf: (item: T) => string;
  render: (item: T, place: number) => ReactNode;
  layout: ListLayout;
  /** Grid rows per entry (`subgrid`). */
  span?: number | undefined;
  /** The number of entries above on the page: they render first. */
  above?: number | undefined;
}

/** Layout: a grid, one column by default; `flow`: side by side. */
export interface ListLayout {
  /** CSS gap between entries. */
  readonly gap: string;
  /** `grid-template-columns`: phones (`xs`), from 600 px (`sm`), from 900 px (`md`), from 1600 px (`xl`). */
  readonly columns?: {
    readonly xs: string;
    readonly sm?: string;
    readonly md?: string;
    readonly xl?: string;
  };
  readonly flow?: 'start' | 'center';
  /** Alignment of the columns. */
  readonly justify?: 'center';
}

/** Columns of every card list with pictures: rows on a phone, fewer columns with larger text. */
export const CARD_COLUMNS = {
  xs: 'minmax(0, 1fr)',
  sm: columnsOf(6),
  xl: columnsOf(7),
};

/** As many as have room, at most so many; `fewer`: so many where all of them have no room. */
function columnsOf(most: number, fewer = most): string {
  const part = (count: number) => `(100% - ${16 * (count - 1)}px) / ${count}`;
  const room = `${most} * 9.75rem + ${16 * (most - 1)}px`;
  // Where there is room for all, the difference is negative, else larger than any column.
  const widest = fewer === most ? '' : `, min(${part(fewer)}, (${room} - 100%) * 999)`;
  return `repeat(auto-fill, minmax(max(9.75rem, ${part(most)}${widest}), 1fr))`;
}

/** Up to this many entries a list renders whole. */
const SHORT = 24;
const CARD_GAP = 'var(--card-gap, 16px)';
const CARD_LAYOUT: ListLayout = { gap: CARD_GAP, columns: CARD_COLUMNS };
const CARD_LAYOUTS = Array.from({ length: SHORT + 1 }, (_, count) => layoutOf(count));

function layoutOf(count: number): ListLayout {
  const leavesOne = (columns: number) => count > columns && count % columns === 1;
  const sm = leavesOne(6) ? 5 : 6;
  const fewer = leavesOne(4) ? 3 : 4;
  return {
    gap: CARD_GAP,
    columns: {
      xs: CARD_COLUMNS.xs,
      sm: sm === 6 && leavesOne(5) ? columnsOf(6, fewer) : columnsOf(sm),
      xl: columnsOf(leavesOne(7) ? 6 : 7),
    },
  };
}

/**
 * Of a list of so many cards: fewer columns where a single card would be left in the last row. Long lists have one layout,
 * so that the first one's measures hold for all.
 */
export function cardLayout(count: number): ListLayout {
  return CARD_LAYOUTS[count] ?? CARD_LAYOUT;
}

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

function Block<T>({
  isLong,
  items,
  nameOf,
  render,
  columns,
  gap,
  hasStops,
  from,
  to,
  first,
  span,
}: BlockProps<T>) {
  const rows = Math.ceil((to - from) / columns);
  const { live, block } = useListBlock<HTMLDivElement>({
    isLong,
    first,
    rows,
    gap,
    hasStops,
  });
  const entries = items.slice(from, to);
  return (
    <div {...block} role={live ? undefined : 'listitem'} translate={live ? undefined : 'no'}>
      {live
        ? entries.map((item, place) => (
            // The contract promises no unique id: the index is the key.
            <div
              key={place}
              {...ENTRY}
              aria-setsize={items.length}
              aria-posinset={from + place + 1}
              style={span === undefined ? undefined : { gridRow: `span ${span}` }}
            >
              {render(item, from + place)}
            </div>
          ))
        : namesIn(entries.map(nameOf), columns)}
    </div>
  );
}

/** A line per grid row, so that a match is where its entry will be. */
export function namesIn(names: readonly string[], columns: number): string {
  return names
    .map((name, place) => `${name.replaceAll(/\s+/g, ' ')}${(place + 1) % columns === 0 ? '\n' : ' · '}`)
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
function watchWidth(list: HTMLElement, layout: ListLayout, note: (measures: Measures) => void): () => void {
  let width = 0;
  const measure = () => {
    if (list.clientWidth === width || list.contains(document.activeElement)) return;
    const near = list.querySelector('[data-block=near]');
    const measures = near === null ? cachedMeasures.get(layout) : measuresOf(near);
    if (measures === undefined) return;
    width = list.clientWidth;
    cachedMeasures.set(layout, measures);
    note(measures);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(list);
  return () => observer.disconnect();
}

function styleOf(
  { gap: between, columns, flow, justify }: ListLayout,
  row: number,
  gap: number,
): CSSProperties {
  const variables = {
    '--row': `${row}px`,
    '--gap': `${gap}px`,
    '--list-gap': between,
    '--list-xs': columns?.xs ?? 'minmax(0, 1fr)',
    '--list-sm': columns?.sm,
    '--list-md': columns?.md,
    '--list-xl': columns?.xl,
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
