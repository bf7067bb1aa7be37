import type { ReactNode } from 'react';
import { useListBlock } from './list-block.ts';

export interface NearBlockProps {
  /** The text for find-in-page. */
  names: readonly string[];
  /** Rendered from the first paint on. */
  first: boolean;
  /** Something in it may have the focus. */
  hasStops: boolean;
  children: ReactNode;
}

/** A part of a long page, rendered near the window, otherwise the text of its names. */
export function NearBlock({ names, first, hasStops, children }: NearBlockProps) {
  const { live, block } = useListBlock<HTMLDivElement>({ first, rows: names.length, gap: 0, hasStops });
  return (
    <div {...block} className="near-block" translate={live ? undefined : 'no'}>
      {live ? children : names.join('\n')}
    </div>
  );
}
