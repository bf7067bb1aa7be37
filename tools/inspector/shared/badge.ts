/** Colours with enough contrast to white letters. */
const COLOURS = [
  '#1d4ed8',
  '#b3261e',
  '#046c4e',
  '#6d28d9',
  '#9a4a00',
  '#0b6478',
  '#a8195f',
  '#44630b',
] as const;

/** A tab's number and initials, the same in the inspector and in the portal's page. */
interface Badge {
  readonly number: number | null;
  readonly initials: string;
}

/** A badge's text: `2 AS`. */
export function wordsForBadge({ number, initials }: Badge): string {
  return [number ?? '', initials].join(' ').trim();
}

export function colourOf({ number }: Badge): string {
  return COLOURS[((number ?? 1) - 1) % COLOURS.length] ?? COLOURS[0];
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

/** A duration in its two largest units: `1 h 5 min`. */
export function wordsForTime(ms: number): string {
  let rest = Math.max(0, Math.round(ms / 1000) * 1000);
  const parts = UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? [] : [`${count} ${unit}`];
  });
  return parts.slice(0, 2).join(' ') || '0 s';
}
