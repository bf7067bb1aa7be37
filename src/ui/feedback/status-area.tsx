import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue } from 'react';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { CardSkeleton } from '../loading/skeletons.tsx';
import { EmptyState, EmptyWithWay, type WayOn, FailedState } from './state-frame.tsx';

export interface StatusAreaProps {
  status: Status;
  /** As high as the content to come. */
  skeleton?: ReactNode;
  emptyText?: string | undefined;
  /** What follows from it. */
  wayOn?: WayOn | undefined;
  /** The text of a failed load, also above stale content. */
  failedTitle?: string | undefined;
  onRetry?: (() => unknown) | undefined;
  /** The minimum height in every state, in px or CSS units. */
  minHeight?: number | string | undefined;
  children?: ReactNode;
}

/**
 * An area with one `status`: skeleton, empty, failed, or content.
 * @returns a block that is `aria-busy` while loading
 * @rule R9
 */
export function StatusArea({ status: latest, minHeight, children, ...parts }: StatusAreaProps) {
  // Content is rendered in slices behind its skeleton: at once, a list takes longer than a press may wait.
  const status = useDeferredValue(latest) === 'loading' && hasContent(latest) ? 'loading' : latest;
  const { skeleton = <CardSkeleton />, emptyText, wayOn, failedTitle, onRetry } = parts;
  return (
    // Receives the focus when 'Tentar novamente' disappears (useRetry).
    <div tabIndex={-1} aria-busy={status === 'loading'} style={{ minHeight }}>
      {status === 'loading' && <div aria-hidden>{skeleton}</div>}
      {status === 'empty' &&
        emptyText !== undefined &&
        (wayOn === undefined ? (
          <EmptyState text={emptyText} />
        ) : (
          <EmptyWithWay text={emptyText} way={wayOn} />
        ))}
      {status === 'failed' && <FailedState compact title={failedTitle} onRetry={onRetry} />}
      {/* The failed load alone: the shell's note tells of older content and offers the retry. @rule S8 */}
      {status === 'stale' && failedTitle !== undefined && (
        <output>
          <Typography variant="subtitle1" sx={{ pb: 2 }}>
            {failedTitle}
          </Typography>
        </output>
      )}
      {hasContent(status) && children}
    </div>
  );
}
