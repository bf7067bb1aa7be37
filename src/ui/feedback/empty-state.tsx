import type { ReactNode } from 'react';
import { EmptyBasketDrawing } from '../pictures/late-drawing.tsx';
import { StateFrame } from './state-frame.tsx';

export interface EmptyStateProps {
  /** The words of the rules, where they have some. */
  text: string;
  action?: ReactNode;
  compact?: boolean | undefined;
}

/** There is nothing to show, and that is no error: an empty basket, and the words for it. */
export function EmptyState(words: EmptyStateProps) {
  return <StateFrame drawing={<EmptyBasketDrawing />} {...words} />;
}
