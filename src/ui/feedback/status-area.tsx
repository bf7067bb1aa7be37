import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { CardSkeleton } from '../loading/skeletons.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';

export interface StatusAreaProps {
  status: Status;
  /** As high as what is to come, so that nothing jumps. */
  skeleton?: ReactNode;
  emptyText?: string | undefined;
  /** Its words for a load that failed: above the content of before, too. */
  failedTitle?: string | undefined;
  onRetry?: (() => unknown) | undefined;
  /** Keeps the place in px or CSS units in every state. */
  minHeight?: number | string | undefined;
  children?: ReactNode;
}

/**
 * An area that one load feeds, by its one `status`: skeleton, empty, failed, or the content.
 * @returns a block that is `aria-busy` while it loads
 * @rule R9
 */
export function StatusArea({ status, minHeight, children, ...parts }: StatusAreaProps) {
  const { skeleton = <CardSkeleton />, emptyText, failedTitle, onRetry } = parts;
  return (
    // The focus of 'Tentar novamente' comes here when it goes (useRetry).
    <Box
      tabIndex={-1}
      aria-busy={status === 'loading'}
      {...(minHeight !== undefined && { sx: { minHeight } })}
    >
      {status === 'loading' && <div aria-hidden>{skeleton}</div>}
      {status === 'empty' && emptyText !== undefined && <EmptyState text={emptyText} />}
      {status === 'failed' && <FailedState compact title={failedTitle} onRetry={onRetry} />}
      {/* The failed load alone: the shell's note tells of older content and offers the retry. @rule S8 */}
      {status === 'stale' && failedTitle !== undefined && (
        <Typography variant="subtitle1" component="output" sx={{ display: 'block', pb: 2 }}>
          {failedTitle}
        </Typography>
      )}
      {hasContent(status) && children}
    </Box>
  );
}
