import { useEffect, useState } from 'react';
import { LATE_MS } from '../../lib/rede.ts';
import css from './full-screen-spinner.css';
import { addStyles } from '../theme/styles.ts';

addStyles(css);

export interface FullScreenSpinnerProps {
  /** Keep it mounted: only existing status regions announce reliably. */
  open?: boolean | undefined;
}

/**
 * The spinner of requests: covers the screen, fades in so that quick answers do not flash, stands still under reduced
 * motion. After ten seconds a row below the bar takes its place.
 * @returns a status region with 'Carregando…' while open
 * @rule R1, R262
 */
export function FullScreenSpinner({ open = true }: FullScreenSpinnerProps) {
  return <output>{open ? <Plate /> : null}</output>;
}

function Plate() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className={late ? 'spinner late' : 'spinner'}>
      <span className="plate">
        <svg viewBox="0 0 56 56" aria-hidden focusable="false">
          <circle className="track" cx="28" cy="28" r="23" />
          <circle className="arc" cx="28" cy="28" r="23" pathLength="100" />
        </svg>
        <span>Carregando…{late && ' Está demorando mais do que o normal.'}</span>
      </span>
    </span>
  );
}
