import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExternalIcon } from '../icons/later-icons.tsx';
import { READY } from './delayed-window-button.texts.ts';

export interface DelayedWindowButtonProps {
  label: string;
  /** Contained, unless the button stands beside a more important one. */
  look?: 'contained' | 'outlined' | undefined;
  /** `locked`: another one waits, a click does nothing. */
  stage: 'idle' | 'waiting' | 'blocked' | 'locked';
  delayMs: number;
  /** The label while it waits: nothing around the button moves. */
  waitingText: string;
  linkLabel: string;
  /** The link's address; null: there is nothing to link to, the button alone stays. */
  href: string | null;
  /** Id of what the button is about, when its label does not say so. */
  describedBy?: string | undefined;
  onRequest: () => void;
  onFollow: () => void;
}

/**
 * A button whose window opens after a wait: a line runs while it waits, and where the browser lets no window open
 * then, a link to it takes over as the first choice. It keeps the focus throughout.
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
