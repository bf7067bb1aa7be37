import { styled } from '@mui/material/styles';
import { visuallyHidden } from './visually-hidden.ts';
import { vars } from './vars.ts';

export interface MoneyProps {
  /** The formatted value: 'R$ 1.234,56', also '-R$ 5,00' or '+R$ 5,00'. */
  value: string;
  size?: 'small' | 'medium' | 'large' | 'display' | undefined;
  /** price: tomato; positive: the primary colour; old: crossed out and quiet. */
  tone?: 'plain' | 'price' | 'positive' | 'muted' | 'old' | undefined;
  /** Said before the value by a screen reader, for what the eye takes from place or colour ('de', 'por'). */
  spoken?: string | undefined;
}

/**
 * Money in the display face with figures of one width; currency and cents step back behind the figure that counts.
 * @returns one inline element; read aloud as the whole value, in one piece
 */
export function Money({ value, size = 'medium', tone = 'plain', spoken }: MoneyProps) {
  const parts = /^([+\-−–]?)\s*(R\$)\s*([+\-−–]?[\d.]+)(,\d{2})?$/.exec(
    value.replace(/[\u00a0\u202f]/g, ' ').trim(),
  );
  const said = spoken === undefined ? value : `${spoken} ${value}`;
  return (
    <Figure data-size={size} data-tone={tone}>
      <span className="said">{said}</span>
      {parts === null ? (
        <span aria-hidden>{value}</span>
      ) : (
        <span aria-hidden>
          {parts[1]}
          <span className="unit">{parts[2]}</span>
          {parts[3]}
          <span className="cents">{parts[4]}</span>
        </span>
      )}
    </Figure>
  );
}

const Figure = styled('span')({
  position: 'relative',
  display: 'inline-block',
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.025em',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
  '& .said': visuallyHidden,
  '& .unit': { fontSize: '0.55em', letterSpacing: 0, marginRight: '0.28em', verticalAlign: '0.12em' },
  '& .cents': {
    fontSize: '0.62em',
    letterSpacing: '-0.01em',
    verticalAlign: '0.42em',
    marginLeft: '0.04em',
  },
  '&[data-size=small]': {
    fontSize: '1.125rem',
    letterSpacing: '-0.01em',
    '& .unit, & .cents': { fontSize: '0.82em', verticalAlign: 'baseline' },
  },
  '&[data-size=medium]': { fontSize: '1.5rem' },
  '&[data-size=large]': { fontSize: '2rem' },
  '&[data-size=display]': { fontSize: 'clamp(2.5rem, 2rem + 2.6vw, 3.5rem)' },
  '&[data-tone=price]': { color: vars.tomato },
  '&[data-tone=positive]': { color: vars.primary },
  '&[data-tone=muted]': { color: vars.muted },
  '&[data-tone=old]': {
    color: vars.muted,
    textDecoration: 'line-through',
    fontFamily: vars.fontText,
    fontWeight: 500,
    fontSize: '0.9375rem',
    letterSpacing: 0,
    '& .unit, & .cents': { fontSize: '1em', verticalAlign: 'baseline' },
  },
});
