import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { hasContent, type Status } from '../../lib/status/status.ts';
<<<<<<< HEAD
import { classes, text } from '../text/text.ts';
=======
import { CardSkeleton } from '../loading/skeletons.tsx';
>>>>>>> 9b7409df (refactor(ui): the states, skeletons and waiting buttons are MUI where it is, plain on the home; the frame and title of a screen come before MUI)
import { EmptyState } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';

export interface StatusAreaProps {
  status: Status;
  /** As high as what is to come, so that nothing jumps. */
  skeleton?: ReactNode;
  /** A text, or a drawing of your own. */
  emptyText?: string | undefined;
  empty?: ReactNode;
  /** Its words for a load that failed: above the content of before, too. */
  failedTitle?: string | undefined;
  failedMessage?: string | undefined;
  onRetry?: (() => unknown) | undefined;
  /** Keeps the place in px or CSS units in every state. */
  minHeight?: number | string | undefined;
  children?: ReactNode;
}

/**
 * An area that one load feeds, by its one `status` (R9): skeleton, empty, failed, or the content.
 * @returns a block that is `aria-busy` while it loads
 */
export function StatusArea({ status, minHeight, children, ...parts }: StatusAreaProps) {
  const { skeleton = <CardSkeleton />, failedTitle, failedMessage, onRetry } = parts;
  const staleWords = failedTitle ?? failedMessage;
  return (
<<<<<<< HEAD
    // The focus of 'Tentar novamente' comes here when it goes (FailedState).
    <div tabIndex={-1} aria-busy={status === 'loading'} style={{ minHeight }}>
      {contentOf(status, parts)}
    </div>
  );
}

function contentOf(status: Status, parts: Omit<StatusAreaProps, 'status' | 'minHeight'>): ReactNode {
  const {
    skeleton = <CardSkeleton />,
    emptyText,
    empty,
    failedTitle,
    failedMessage,
    onRetry,
    children,
  } = parts;
  if (status === 'loading') return <div aria-hidden>{skeleton}</div>;
  if (status === 'failed')
    return <FailedState compact title={failedTitle} message={failedMessage} onRetry={onRetry} />;
  if (hasContent(status)) {
    // At one place in both: content that becomes stale keeps what was typed into it.
    return (
      <>
        {status === 'stale' && <StaleWords>{failedTitle ?? failedMessage}</StaleWords>}
        {children}
      </>
    );
  }
  return empty ?? (emptyText === undefined ? null : <EmptyState text={emptyText} />);
}

/** What S8 says of the failed load; that there is older content, from when, and another try, the shell's note says. */
function StaleWords({ children }: { children: string | undefined }) {
  return children === undefined ? null : (
    <output className={classes('state-stale', text.strong)}>{children}</output>
=======
    // The focus of 'Tentar novamente' comes here when it goes (useRetry).
    <Box
      tabIndex={-1}
      aria-busy={status === 'loading'}
      {...(minHeight !== undefined && { sx: { minHeight } })}
    >
      {status === 'loading' && <div aria-hidden>{skeleton}</div>}
      {status === 'empty' && (parts.empty ?? (parts.emptyText && <EmptyState text={parts.emptyText} />))}
      {status === 'failed' && (
        <FailedState compact title={failedTitle} message={failedMessage} onRetry={onRetry} />
      )}
      {/* What S8 says of the failed load; that there is older content, from when, and another try, the shell's note says. */}
      {status === 'stale' && staleWords !== undefined && (
        <Typography variant="subtitle1" component="output" sx={{ display: 'block', pb: 2 }}>
          {staleWords}
        </Typography>
      )}
      {hasContent(status) && children}
    </Box>
>>>>>>> 9b7409df (refactor(ui): the states, skeletons and waiting buttons are MUI where it is, plain on the home; the frame and title of a screen come before MUI)
  );
}
