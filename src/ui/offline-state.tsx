import Button from '@mui/material/Button';
import { NoSignalDrawing } from './drawing.tsx';
import { RefreshIcon } from './icon.tsx';
import { StateFrame } from './state-frame.tsx';

export interface OfflineStateProps {
  title?: string | undefined;
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  compact?: boolean | undefined;
}

/** No connection, and nothing kept on the device to show instead. */
export function OfflineState({
  title = 'Você está sem conexão',
  message,
  onRetry,
  compact,
}: OfflineStateProps) {
  const retry = onRetry && (
    <Button variant="outlined" startIcon={<RefreshIcon />} onClick={onRetry}>
      Tentar novamente
    </Button>
  );
  return (
    <StateFrame drawing={<NoSignalDrawing />} title={title} text={message} action={retry} compact={compact} />
  );
}
