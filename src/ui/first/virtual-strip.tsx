import type { ReactNode } from 'react';
import { addStyles } from '../theme/styles.ts';
import { ENTRY, LIST, useListBlock } from '../lists/list-block.ts';
import css from './virtual-strip.css';

addStyles(css);

export interface VirtualStripProps<T> {
  /** The heading's id. */
  labelledBy: string;
  items: readonly T[];
  /** The text of a distant entry for find-in-page. */
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
}

const BLOCK = 12;
/** Scrollable areas must be reachable by keyboard. */
const SCROLLED = { tabIndex: 0 };

/** A horizontally scrolling row of cards that renders what is near the window. */
export function VirtualStrip<T>(props: VirtualStripProps<T>) {
  const { labelledBy, items } = props;
  return (
    <div className="strip" {...LIST} {...SCROLLED} aria-labelledby={labelledBy}>
      {Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, block) => (
        <Block key={block} {...props} from={block * BLOCK} />
      ))}
    </div>
  );
}

function Block<T>({ items, nameOf, render, from }: VirtualStripProps<T> & { from: number }) {
  const shown = items.slice(from, from + BLOCK);
  // A block's width follows from its columns; nothing in it can take the focus.
  const { live, block } = useListBlock<HTMLDivElement>({
    first: from === 0,
    rows: 1,
    gap: 0,
    hasStops: false,
  });
  const { length } = shown;
  return (
    <div
      {...block}
      role={live ? undefined : 'listitem'}
      style={{ gridColumn: `span ${length}`, ...(!live && { columnCount: length }) }}
    >
      {live
        ? shown.map((item, index) => (
            <div key={index} {...ENTRY} aria-setsize={items.length} aria-posinset={from + index + 1}>
              {render(item)}
            </div>
          ))
        : shown.map((item) => nameOf(item).replaceAll(/\s+/g, ' ')).join('\n')}
    </div>
  );
}
