import type { ReactNode } from 'react';
import { useListBlock } from './list-block.ts';

export interface NearBlockProps {
  /** Of everything in it, for find-in-page. */
  names: readonly string[];
  /** It is drawn from the first paint on. */
  first: boolean;
  /** Something in it can have the focus. */
  hasStops: boolean;
  children: ReactNode;
}

/** A part of a long page that is drawn while it is near the window; far away it is the text of its names. */
export function NearBlock({ names, first, hasStops, children }: NearBlockProps) {
  const { live, block } = useListBlock<HTMLDivElement>({ first, rows: names.length, gap: 0, hasStops });
  return (
    <div {...block} className="near-block" translate={live ? undefined : 'no'}>
      {live ? children : names.join('\n')}
    </div>
  );
}
