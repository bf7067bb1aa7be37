import css from './money.css';
import { addStyles } from './styles.ts';

addStyles(css);

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
    <span className="money" data-size={size} data-tone={tone}>
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
    </span>
  );
}
