import { ExternalIcon } from '../icons/later-icons.tsx';
import { addStyles } from '../text/styles.ts';
import { Button } from './button.tsx';
import css from './delayed-window-button.css';
import { BLOCKED } from './delayed-window-button.texts.ts';

addStyles(css);

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
 * A button whose window opens after a wait (R13): a line runs while it waits, and a link stands in for a window
 * that the browser blocked. It keeps the focus throughout.
 */
export function DelayedWindowButton(props: DelayedWindowButtonProps) {
  const { label, look = 'contained', stage, delayMs, waitingText, linkLabel, href, describedBy } = props;
  const waiting = stage === 'waiting';
  const idle = stage === 'idle' || stage === 'blocked';
  return (
    <div className="delayed-window">
      <Button
        wide
        look={look}
        aria-describedby={describedBy}
        aria-disabled={!idle || undefined}
        onClick={() => idle && props.onRequest()}
        icon={<ExternalIcon />}
      >
        {waiting ? waitingText : label}
        {waiting ? <span className="line" style={{ animationDuration: `${delayMs}ms` }} /> : null}
      </Button>
      {stage === 'blocked' && href !== null ? (
        <p>
          {BLOCKED}{' '}
          <a href={href} target="_blank" rel="noopener noreferrer" onClick={props.onFollow}>
            {linkLabel}
          </a>
        </p>
      ) : null}
    </div>
  );
}
