import Button from '@mui/material/Button';
import { RefreshIcon } from '../icons/icon.tsx';
import { NoSignalDrawing, TornReceiptDrawing } from '../pictures/late-drawing.tsx';
import { StateFrame } from './state-frame.tsx';
import { useRetry, WHEN_BACK } from './use-retry.ts';

export interface FailedStateProps {
  title?: string | undefined;
  /** Absent: no retry. */
  onRetry?: (() => unknown) | undefined;
  compact?: boolean | undefined;
}

/**
 * A failed load with 'Tentar novamente'. Offline it says that it loads when the network is back, and does.
 * @rule R9, R253
 */
export function FailedState({ title = 'Não foi possível carregar', onRetry, compact }: FailedStateProps) {
  const { offline, onClick } = useRetry(onRetry);
  const retry = onRetry && (
    <Button
      variant="outlined"
      size={compact === true ? 'small' : 'medium'}
      startIcon={<RefreshIcon />}
      onClick={onClick}
    >
      Tentar novamente
    </Button>
  );
  if (offline && retry)
    return <StateFrame drawing={<NoSignalDrawing />} text={WHEN_BACK} action={retry} compact={compact} />;
  return <StateFrame drawing={<TornReceiptDrawing />} title={title} action={retry} compact={compact} />;
}
