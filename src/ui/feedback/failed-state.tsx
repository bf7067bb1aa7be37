import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { TornReceiptDrawing } from '../pictures/late-drawing.tsx';
import { RefreshIcon } from '../icons/icon.tsx';
import { OfflineState } from './offline-state.tsx';
import { StateFrame } from './state-frame.tsx';
import { classes, text } from '../text/text.ts';
import { useOnline } from '../page/use-online.ts';

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

/**
 * A load that failed (R9): quiet words in the area's own place, and 'Tentar novamente'. Without a network it says so
 * instead, and tries again by itself when the network is back.
 */
export function FailedState(props: FailedStateProps) {
  const { title = 'Não foi possível carregar', message, detail, onRetry, compact, page = false } = props;
  const { retryLabel = 'Tentar novamente' } = props;
  const retry = onRetry && (
    <Button
      look="outlined"
      size={compact === true ? 'small' : 'medium'}
      icon={<RefreshIcon />}
      onClick={({ currentTarget }) => {
        // The button goes while it is tried again: the focus stays in the area, or in the screen's content.
        currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
        onRetry();
      }}
    >
      {retryLabel}
    </Button>
  );
  const offline = useRetryWhenBack(onRetry);
  if (offline && retry && !page) return <OfflineState action={retry} compact={compact} />;
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
        <p className={classes('state-detail', text.tiny, text.muted)}>{detail}</p>
      )}
    </Place>
  );
}

/** Tells whether the network is gone; calls back when it has come back since. */
function useRetryWhenBack(onRetry: (() => void) | undefined): boolean {
  const online = useOnline();
  const wasGone = useRef(false);
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (online && wasGone.current) retry();
    wasGone.current = !online;
  }, [online]);
  return !online;
}
