import { keyframes } from '@emotion/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ExternalIcon } from '../../icons/icon-more.tsx';
import { vars } from '../../text/vars.ts';

export interface DelayedWindowButtonProps {
  label: string;
  /** Contained, unless the button stands beside a more important one. */
  variant?: 'contained' | 'outlined' | undefined;
  /** `locked`: another one waits, a click does nothing. */
  stage: 'idle' | 'waiting' | 'blocked' | 'locked';
  delayMs: number;
  /** The label while it waits: nothing around the button moves. */
  waitingText: string;
  /** Before the link that stands in for the window. */
  blockedText: string;
  linkLabel: string;
  /** The link's address; null: there is nothing to link to, the button alone stays. */
  href: string | null;
  /** Id of what the button is about, when its label does not say so. */
  describedBy?: string | undefined;
  onRequest: () => void;
  onFollow: () => void;
}

/**
 * A button whose window opens after a wait (R13): a line runs while it waits, and a link stands in for a window
 * that the browser blocked. It keeps the focus throughout.
 */
export function DelayedWindowButton(props: DelayedWindowButtonProps) {
  const {
    label,
    variant = 'contained',
    stage,
    delayMs,
    waitingText,
    blockedText,
    linkLabel,
    href,
    describedBy,
  } = props;
  const waiting = stage === 'waiting';
  const idle = stage === 'idle' || stage === 'blocked';
  return (
    <div>
      <Button
        fullWidth
        variant={variant}
        aria-describedby={describedBy}
        aria-disabled={!idle || undefined}
        onClick={() => idle && props.onRequest()}
        startIcon={<ExternalIcon />}
        sx={{ position: 'relative', overflow: 'hidden', '&[aria-disabled=true]': { cursor: 'default' } }}
      >
        {waiting ? waitingText : label}
        {waiting ? <Line style={{ animationDuration: `${delayMs}ms` }} /> : null}
      </Button>
      {stage === 'blocked' && href !== null ? (
        <Note>
          {blockedText}{' '}
          <a href={href} target="_blank" rel="noopener noreferrer" onClick={props.onFollow}>
            {linkLabel}
          </a>
        </Note>
      ) : null}
    </div>
  );
}

const run = keyframes({ from: { transform: 'scaleX(0)' } });

const Line = styled('span')({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  height: 5,
  backgroundColor: vars.corn,
  transformOrigin: 'left',
  animation: `${run} linear both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const Note = styled('p')({
  margin: '10px 0 0',
  color: vars.muted,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '& a': { color: vars.primary, fontWeight: 600, display: 'inline-block', padding: '2px 0' },
});
