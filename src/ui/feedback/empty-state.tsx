import type { ReactNode } from 'react';
import { EmptyBasketDrawing } from '../pictures/late-drawing.tsx';
import { StateFrame } from './state-frame.tsx';

export interface EmptyStateProps {
  /** The specified text, where there is one. */
  text: string;
  action?: ReactNode;
  compact?: boolean | undefined;
}

/** An empty result, which is no error. */
export function EmptyState(words: EmptyStateProps) {
  return <StateFrame drawing={<EmptyBasketDrawing />} {...words} />;
}
