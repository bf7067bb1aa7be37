import { Fragment, type ReactNode } from 'react';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { Button } from './button.tsx';
import { useRetry, WHEN_BACK } from '../feedback/use-retry.ts';
import { RefreshIcon } from '../icons/icon.tsx';
import { EmptyBasketDrawing, NoSignalDrawing, TornReceiptDrawing } from '../pictures/late-drawing.tsx';
import { addStyles } from '../theme/styles.ts';
import { classes, text as looks } from './text.ts';
import css from './states.css';

addStyles(css);

interface StateProps {
  drawing: ReactNode;
  title?: string | undefined;
  text?: string | undefined;
  action?: ReactNode;
  /** A small drawing, for use inside a card. */
  compact?: boolean;
  /** It fills the page: its title is the heading. */
  page?: boolean;
}

function State({ drawing, title, text, action, compact = false, page = false }: StateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <output className="state" data-compact={compact ? '' : undefined}>
      <div className="picture">{drawing}</div>
      <div className="words">
        {title === undefined ? null : <Title className={compact ? looks.strong : looks.t3}>{title}</Title>}
        {text === undefined ? null : (
          <p className={classes('what', looks.muted, compact && looks.small)}>{text}</p>
        )}
        {action === undefined ? null : <div className="action">{action}</div>}
      </div>
    </output>
  );
}

interface FailedProps {
  title?: string;
  message?: string;
  /** For the operator, small, at the bottom. */
  detail?: string | undefined;
  onRetry: () => unknown;
  retryLabel?: string;
  /** It fills the page: a landmark with the title as its heading. */
  page?: boolean;
}

/** The plain version of `ui/feedback/state-frame`, and the page of a broken configuration. */
export function FailedState({ title = 'Não foi possível carregar', message, detail, ...rest }: FailedProps) {
  const { onRetry, retryLabel = 'Tentar novamente', page = false } = rest;
  const { offline, onClick } = useRetry(onRetry);
  const retry = (
    <Button look="outlined" size={page ? 'medium' : 'small'} icon={<RefreshIcon />} onClick={onClick}>
      {retryLabel}
    </Button>
  );
  const Place = page ? 'main' : Fragment;
  if (offline && !page)
    return <State compact drawing={<NoSignalDrawing />} text={WHEN_BACK} action={retry} />;
  return (
    <Place>
      <State
        drawing={<TornReceiptDrawing />}
        title={title}
        text={message}
        action={retry}
        compact={!page}
        page={page}
      />
      {detail === undefined ? null : (
        <p className={classes('state-detail', looks.tiny, looks.muted)}>{detail}</p>
      )}
    </Place>
  );
}

interface StatusAreaProps {
  status: Status;
  /** As high as the content to come. */
  skeleton: ReactNode;
  emptyText?: string;
  onRetry: () => unknown;
  children: ReactNode;
}

/** The plain version of `ui/feedback/status-area`. @rule R9 */
export function StatusArea({ status, skeleton, emptyText, onRetry, children }: StatusAreaProps) {
  return (
    // Receives the focus when 'Tentar novamente' disappears (useRetry).
    <div tabIndex={-1} aria-busy={status === 'loading'}>
      {status === 'loading' && <div aria-hidden>{skeleton}</div>}
      {status === 'failed' && <FailedState onRetry={onRetry} />}
      {status === 'empty' && emptyText !== undefined && (
        <State drawing={<EmptyBasketDrawing />} text={emptyText} />
      )}
      {hasContent(status) && children}
    </div>
  );
}
