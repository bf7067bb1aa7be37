import { type ReactNode } from 'react';
import { NoSignalDrawing } from '../pictures/late-drawing.tsx';
import { StateFrame } from './state-frame.tsx';

export interface OfflineStateProps {
  /** The way to try all the same: the browser may be wrong about its network. */
  action?: ReactNode;
  compact?: boolean | undefined;
}

/** A load that failed because there is no network. */
export function OfflineState({ action, compact }: OfflineStateProps) {
  return (
    <StateFrame
      drawing={<NoSignalDrawing />}
      title="Você está sem conexão"
      text="Assim que ela voltar, carregamos para você."
      action={action}
      compact={compact}
    />
  );
}
