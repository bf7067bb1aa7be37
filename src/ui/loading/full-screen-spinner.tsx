import css from './full-screen-spinner.css';
import { addStyles } from '../theme/styles.ts';

addStyles(css);

export interface FullScreenSpinnerProps {
  /** Keep it mounted and switch this: a status that was there before is announced reliably. */
  open?: boolean | undefined;
}

/**
 * The spinner around requests: it covers the screen and takes no clicks, comes softly so that fast answers
 * never flash, and stands still under reduced motion.
 * @returns a status region that says 'Carregando…' while open
 * @rule R1
 */
export function FullScreenSpinner({ open = true }: FullScreenSpinnerProps) {
  return (
    <output>
      {open ? (
        <span className="spinner">
          <span className="plate">
            <svg viewBox="0 0 56 56" aria-hidden focusable="false">
              <circle className="track" cx="28" cy="28" r="23" />
              <circle className="arc" cx="28" cy="28" r="23" pathLength="100" />
            </svg>
            <span>Carregando…</span>
          </span>
        </span>
      ) : null}
    </output>
  );
}
