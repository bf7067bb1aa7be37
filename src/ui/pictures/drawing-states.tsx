import { art, Drawing } from './drawing.tsx';

const GROUND =
  'M100 10c36 0 66 24 68 56 2 24 22 34 20 54-1 8-8 12-18 12H30c-10 0-17-4-18-12-2-20 18-30 20-54C34 34 64 10 100 10z';

/** Empty: a waiting basket and a falling leaf. */
export function EmptyBasketDrawing() {
  return (
    <Drawing {...art}>
      <path className="ground" d={GROUND} />
      <path className="soft" d="M36 132h128" />
      <path className="ink" d="M68 70c0-20 14-34 32-34s32 14 32 34" />
      <path className="ink paper" d="M54 78h92l-8.6 44.4a11 11 0 0 1-10.8 9H73.4a11 11 0 0 1-10.8-9z" />
      <path className="soft" d="M80 92l2.5 25M100 92v25M120 92l-2.5 25" />
      <rect className="ink green" x="44" y="66" width="112" height="15" rx="7.5" />
      <path className="ink mint" d="M98 54c-12-1-17-9-15-20 12 1 17 9 15 20zM98 54c-4-5-8-10-11-14" />
      <circle className="corn" cx="150" cy="44" r="5" />
      <circle className="tomato" cx="48" cy="48" r="4" />
    </Drawing>
  );
}

/** Failed: a torn receipt. */
export function TornReceiptDrawing() {
  return (
    <Drawing {...art}>
      <path className="ground" d={GROUND} />
      <path className="soft" d="M36 132h128" />
      <path
        className="ink paper"
        d="M70 26a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v42l-9 7-8-6-8 7-8-6-8 7-8-6-8 7-7-5z"
      />
      <path className="soft" d="M82 34h24M82 46h38M82 58h14" />
      <path
        className="ink paper"
        d="M74 90l8 5 8-7 8 6 8-7 8 6 8-7 8 6 9-7 3 41-8-5-8 6-8-5-8 6-8-5-8 6-8-5-8 6z"
      />
      <path className="soft" d="M88 108h18M118 106h10" />
      <circle className="ink corn" cx="140" cy="30" r="16" />
      <path className="ink" d="M140 22v9M140 37.5v.100" />
      <circle className="tomato" cx="50" cy="60" r="4" />
    </Drawing>
  );
}

/** Offline: a shop with a silent antenna. */
export function NoSignalDrawing() {
  return (
    <Drawing {...art}>
      <path className="ground" d={GROUND} />
      <path className="soft" d="M36 132h128" />
      <path className="ink paper" d="M58 84v42a6 6 0 0 0 6 6h72a6 6 0 0 0 6-6V84" />
      <path className="ink green" d="M50 86 94 51a10 10 0 0 1 12 0l44 35a3 3 0 0 1-2 5H52a3 3 0 0 1-2-5z" />
      <path className="ink mint" d="M88 132v-18a12 12 0 0 1 24 0v18z" />
      <path className="ink" d="M100 48V26" />
      <circle className="ink tomato" cx="100" cy="20" r="6" />
      <g className="soft" strokeDasharray="1 8">
        <path d="M116 12a15 15 0 0 1 0 18M128 4a29 29 0 0 1 0 34M84 12a15 15 0 0 0 0 18M72 4a29 29 0 0 0 0 34" />
      </g>
      <path className="tomato-line" d="M140 14l12 12M152 14l-12 12" />
      <circle className="corn" cx="44" cy="62" r="5" />
    </Drawing>
  );
}
