import css from './money.css';
import { addStyles } from './styles.ts';

addStyles(css);

export interface MoneyProps {
  /** The formatted value: 'R$ 1.234,56', also '-R$ 5,00' or '+R$ 5,00'. */
  value: string;
  /** positive: the primary colour. */
  tone?: 'plain' | 'positive' | undefined;
}

/**
 * Money in the display face with figures of one width; currency and cents step back behind the figure that counts.
 * @returns one inline element; read aloud as the whole value, in one piece
 */
export function Money({ value, tone = 'plain' }: MoneyProps) {
  const parts = /^([+\-−–]?)\s*(R\$)\s*([+\-−–]?[\d.]+)(,\d{2})?$/.exec(
    value.replace(/[\u00a0\u202f]/g, ' ').trim(),
  );
  return (
    <span className="money" data-tone={tone}>
      <span className="said">{value}</span>
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
