import { addStyles } from '../text/styles.ts';
import css from './bar-chart.css';

addStyles(css);

export interface Bar {
  name: string;
  /** Not negative. */
  value: number;
  /** The value in words, above the bar; on a phone there is no room for it beside its neighbours. */
  label: string;
}

const STEP = 100;
const WIDTH = 52;
const TOP = 34;
const FOOT = 200;
const HEIGHT = 232;

/**
 * Bars that grow from one line, the highest filling the height. A drawing only, silent for screen readers: a table with
 * the same values has to stand beside it.
 */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg className="bar-chart" viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} aria-hidden focusable="false">
      <path className="ground" d={`M0 ${FOOT}h${bars.length * STEP}`} />
      {bars.map(({ name, value, label }, index) => {
        const height = Math.max(0, value / highest) * (FOOT - TOP);
        const middle = index * STEP + STEP / 2;
        return (
          <g key={name}>
            <path
              className="bar"
              data-last={index === bars.length - 1 || undefined}
              d={barPath(middle, height)}
            />
            <text className="value" x={middle} y={FOOT - height - 10}>
              {label}
            </text>
            <text className="name" x={middle} y={FOOT + 24}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Round at the top, as far as it is high enough for that. */
function barPath(middle: number, height: number): string {
  const round = Math.min(10, height);
  const rise = height - round;
  return `M${middle - WIDTH / 2} ${FOOT}v-${rise}q0-${round} ${round}-${round}h${WIDTH - 2 * round}q${round} 0 ${round} ${round}v${rise}z`;
}
