import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { farLook, useListBlock } from './list-block.ts';
import { vars } from './vars.ts';

export interface VirtualStripProps<T> {
  /** The id of its heading. */
  labelledBy: string;
  items: readonly T[];
  /** What find-in-page finds of an entry that is far away. */
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
}

const BLOCK = 12;

/** A row of cards that is scrolled sideways; like `VirtualList`, it draws what is near the window. */
export function VirtualStrip<T>(props: VirtualStripProps<T>) {
  const { labelledBy, items } = props;
  return (
    // It can be scrolled, so the keyboard must reach it.
    <Row role="list" tabIndex={0} aria-labelledby={labelledBy}>
      {Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, block) => (
        <Block key={block} {...props} from={block * BLOCK} />
      ))}
    </Row>
  );
}

function Block<T>({ items, nameOf, render, from }: VirtualStripProps<T> & { from: number }) {
  const shown = items.slice(from, from + BLOCK);
  // Its width is known from the number of its columns, its entries are texts and pictures.
  const { live, block } = useListBlock<HTMLDivElement>({
    first: from === 0,
    rows: 1,
    gap: 0,
    hasStops: false,
  });
  const { length } = shown;
  return (
    <div {...block} style={{ gridColumn: `span ${length}`, ...(!live && { columnCount: length }) }}>
      {live
        ? shown.map((item, place) => (
            <div key={place} role="listitem" aria-setsize={items.length} aria-posinset={from + place + 1}>
              {render(item)}
            </div>
          ))
        : shown.map((item) => nameOf(item).replaceAll(/\s+/g, ' ')).join('\n')}
    </div>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(260px, 76%)',
  gap: 16,
  margin: '0 -4px',
  padding: '4px 4px 12px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  overscrollBehaviorX: 'contain',
  '& > [data-block=near]': { display: 'grid', gridTemplateColumns: 'subgrid' },
  '& > [data-block=near] > *': { scrollSnapAlign: 'start' },
  // One line as high as the box: each name stands in its own column, where its card will be.
  '& > [data-block=far]': { ...farLook, columnGap: 16, lineHeight: 1.5, height: '1.5em', color: vars.muted },
});
