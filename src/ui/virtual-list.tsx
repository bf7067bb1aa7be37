import { styled } from '@mui/material/styles';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface VirtualListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
  /** In px, before an item was measured. */
  estimate: number;
  gap?: number | undefined;
}

/**
 * A list that scrolls with the page and holds only the items that are near: a thousand cost no more than twenty.
 * Screen readers hear how long it is.
 */
export function VirtualList<T>({ label, items, keyOf, render, estimate, gap = 16 }: VirtualListProps<T>) {
  const place = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((place.current?.getBoundingClientRect().top ?? 0) + scrollY), [items]);
  // oxlint-disable-next-line react/incompatible-library -- its functions are used here alone, and nothing memoises them
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: 6,
    gap,
    scrollMargin: top,
  });
  return (
    <List ref={place} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {render(item)}
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'absolute', top: 0, left: 0, width: '100%' },
});
