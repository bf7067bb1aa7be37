import { Fragment, type ReactNode } from 'react';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { Button } from './button.tsx';
import { useRetry } from '../feedback/use-retry.ts';
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
  /** A small drawing beside the words, for a card's inside. */
  compact?: boolean;
  /** It is the whole page: its title is the page's heading. */
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
  /** For whoever runs the portal, small and below. */
  detail?: string | undefined;
  onRetry: () => unknown;
  retryLabel?: string;
  /** It is the whole page: a landmark, its title the heading. */
  page?: boolean;
}

/** A load that failed, as `ui/feedback/failed-state` shows it where MUI is, and the page that says what is broken. */
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
    return (
      <State
        compact
        drawing={<NoSignalDrawing />}
        title="Você está sem conexão"
        text="Assim que ela voltar, carregamos para você."
        action={retry}
      />
    );
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
  /** As high as what is to come, so that nothing jumps. */
  skeleton: ReactNode;
  emptyText?: string;
  onRetry: () => unknown;
  children: ReactNode;
}

/** An area of the home that one load feeds, as `ui/feedback/status-area` does where MUI is. @rule R9 */
export function StatusArea({ status, skeleton, emptyText, onRetry, children }: StatusAreaProps) {
  return (
    // The focus of 'Tentar novamente' comes here when it goes (useRetry).
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
