import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { mixed, vars } from './vars.ts';

export interface FullScreenSpinnerProps {
  /** Keep it mounted and switch this: a status that was there before is announced reliably. */
  open?: boolean | undefined;
}

/**
 * The spinner around requests (R1): it covers the screen and takes no clicks, comes softly so that fast answers
 * never flash, and stands still under reduced motion.
 * @returns a status region that says 'Carregando…' while open
 */
export function FullScreenSpinner({ open = true }: FullScreenSpinnerProps) {
  return (
    <output>
      {open ? (
        <Veil>
          <span className="plate">
            <Ring viewBox="0 0 56 56" aria-hidden focusable="false">
              <circle className="track" cx="28" cy="28" r="23" />
              <circle className="arc" cx="28" cy="28" r="23" pathLength="100" />
            </Ring>
            <span>Carregando…</span>
          </span>
        </Veil>
      ) : null}
    </output>
  );
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Veil = styled('span')({
  position: 'fixed',
  inset: 0,
  zIndex: 1350,
  display: 'grid',
  placeContent: 'center',
  pointerEvents: 'none',
  backgroundColor: mixed(vars.page, 60),
  animation: `${appear} 220ms ease-out 180ms both`,
  '& .plate': {
    display: 'grid',
    justifyItems: 'center',
    gap: 14,
    padding: '24px 28px 20px',
    borderRadius: 24,
    fontWeight: 600,
    color: vars.text,
    backgroundColor: vars.raised,
    boxShadow: vars.shadowHigh,
  },
});

const Ring = styled('svg')({
  width: 56,
  height: 56,
  fill: 'none',
  strokeWidth: 5,
  strokeLinecap: 'round',
  animation: `${turn} 1s linear infinite`,
  '& .track': { stroke: vars.divider },
  '& .arc': { stroke: vars.primary, strokeDasharray: '28 100' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
