import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { TornReceiptDrawing } from './drawing.tsx';
import { RefreshIcon } from './icon.tsx';
import { StateFrame } from './state-frame.tsx';

export interface FailedStateProps {
  title?: string | undefined;
  message?: string | undefined;
  /** For whoever runs the portal, small and below. */
  detail?: string | undefined;
  /** Absent: no button. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  compact?: boolean | undefined;
  /** It is the whole page: a landmark, its title the heading. */
  page?: boolean | undefined;
}

/** A load that failed (R9): quiet words in the area's own place, and 'Tentar novamente'. */
export function FailedState(props: FailedStateProps) {
  const { title = 'Não foi possível carregar', message, detail, onRetry, compact, page = false } = props;
  const { retryLabel = 'Tentar novamente' } = props;
  const retry = onRetry && (
    <Button
      variant="outlined"
      size={compact === true ? 'small' : 'medium'}
      startIcon={<RefreshIcon />}
      onClick={onRetry}
    >
      {retryLabel}
    </Button>
  );
  const Place = page ? 'main' : Fragment;
  return (
    <Place>
      <StateFrame
        drawing={<TornReceiptDrawing />}
        title={title}
        text={message}
        action={retry}
        compact={compact}
        page={page}
      />
      {detail === undefined ? null : (
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', textAlign: 'center', px: 2 }}
        >
          {detail}
        </Typography>
      )}
    </Place>
  );
}
