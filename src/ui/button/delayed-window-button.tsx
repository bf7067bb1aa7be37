import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExternalIcon } from '../icons/later-icons.tsx';
import { READY } from './delayed-window-button.texts.ts';

export interface DelayedWindowButtonProps {
  label: string;
  /** Contained, unless it stands beside a more important button. */
  look?: 'contained' | 'outlined' | undefined;
  /** `locked`: another one is pending, clicks are ignored. */
  stage: 'idle' | 'waiting' | 'blocked' | 'locked';
  delayMs: number;
  /** The label while pending; its size does not change. */
  waitingText: string;
  linkLabel: string;
  /** The link's address; null: the button alone stays. */
  href: string | null;
  /** Id of the button's subject when its label does not name it. */
  describedBy?: string | undefined;
  onRequest: () => void;
  onFollow: () => void;
}

/**
 * A button whose window opens after a wait, with a progress line. When the browser blocks the window, a link replaces it.
 * The focus stays.
 * @rule R13
 */
export function DelayedWindowButton(props: DelayedWindowButtonProps) {
  const { label, look = 'contained', stage, delayMs, waitingText, linkLabel, href, describedBy } = props;
  const idle = stage === 'idle' || stage === 'blocked';
  const linked = stage === 'blocked' && href !== null;
  return (
    <div>
      <Button
        fullWidth
        variant={linked ? 'outlined' : look}
        aria-describedby={describedBy}
        aria-disabled={!idle || undefined}
        onClick={() => idle && props.onRequest()}
        startIcon={<ExternalIcon />}
        sx={{ overflow: 'hidden', ...(!idle && { cursor: 'default' }) }}
      >
        <span>{stage === 'waiting' ? waitingText : label}</span>
        {stage === 'waiting' && (
          <Box component="span" sx={line} style={{ animationDuration: `${delayMs}ms` }} />
        )}
      </Button>
      {linked && (
        <>
          <Typography variant="body2" component="p" sx={{ my: 1.25, color: 'text.secondary' }}>
            {READY}
          </Typography>
          <Button
            fullWidth
            variant="contained"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={props.onFollow}
            startIcon={<ExternalIcon />}
          >
            {linkLabel}
          </Button>
        </>
      )}
    </div>
  );
}

const run = keyframes({ from: { transform: 'scaleX(0)' } });

const line = {
  position: 'absolute',
  inset: 'auto 0 0',
  height: 5,
  bgcolor: 'accent.main',
  transformOrigin: 'left',
  animation: `${run} linear both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};
