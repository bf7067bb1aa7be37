import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { EmptyBasketDrawing } from '../pictures/late-drawing.tsx';
import { StateFrame } from './state-frame.tsx';

export interface EmptyStateProps {
  /** The specified text, where there is one. */
  text: string;
  action?: ReactNode;
  compact?: boolean | undefined;
  /** Default: a waiting basket. */
  drawing?: ReactNode;
  width?: number;
}

/** What an empty screen offers beside its text. */
export interface WayOn {
  words: string;
  action: ReactNode;
  drawing: ReactNode;
}

/** An empty result, which is no error. */
export function EmptyState(words: EmptyStateProps) {
  return <StateFrame drawing={<EmptyBasketDrawing />} {...words} />;
}

/** An empty screen: its specified text, one line, one way on. */
export function EmptyWithWay({ text, way: { words, action, drawing } }: { text: string; way: WayOn }) {
  const below = (
    <>
      <Typography sx={{ mb: 2 }}>{words}</Typography>
      {action}
    </>
  );
  return <EmptyState text={text} drawing={drawing} width={144} action={below} />;
}
