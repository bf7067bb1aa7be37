import type { Session } from '../session.ts';

/** A recording's contents, shown before it is saved or sent. */
export interface Contents {
  readonly tabs: number;
  readonly steps: number;
  /** Epoch in milliseconds of the first and the last step; null: there is none. */
  readonly from: number | null;
  readonly to: number | null;
  /** How many different values are masked, by kind. */
  readonly masked: ReadonlyMap<string, number>;
  /** Names of the fields with unmasked values. */
  readonly shown: readonly string[];
}

const PSEUDONYM = /^([\p{L}-]+)#\w+$/u;

interface Found {
  readonly pseudonyms: Set<string>;
  readonly shown: Set<string>;
  readonly visited: WeakSet<object>;
}

function gather(value: unknown, name: string, found: Found): void {
  if (typeof value === 'object' && value !== null) {
    // Unchanged data is the same object in every step: visit it once.
    if (found.visited.has(value)) return;
    found.visited.add(value);
    for (const [key, item] of Object.entries(value)) gather(item, Array.isArray(value) ? name : key, found);
  } else if (typeof value === 'string' || typeof value === 'number') {
    if (PSEUDONYM.test(String(value))) found.pseudonyms.add(String(value));
    else if (value !== '') found.shown.add(name);
  }
}

/** Summarises all that an export contains: events and the actors' data. */
export function contentsOf(session: Session): Contents {
  const tabs = session.filter(({ moments }) => moments.length > 0);
  const found: Found = { pseudonyms: new Set(), shown: new Set(), visited: new WeakSet() };
  let [from, to] = [Infinity, -Infinity];
  for (const { at, event, emitted, facts } of tabs.flatMap(({ moments }) => moments)) {
    from = Math.min(from, at);
    to = Math.max(to, at);
    for (const part of [event, emitted, facts.context, facts.output, facts.error]) gather(part, '', found);
  }
  const masked = new Map<string, number>();
  for (const pseudonym of found.pseudonyms) {
    const kind = PSEUDONYM.exec(pseudonym)?.[1] ?? '';
    masked.set(kind, (masked.get(kind) ?? 0) + 1);
  }
  const steps = tabs.reduce((sum, { moments }) => sum + moments.length, 0);
  return {
    tabs: tabs.length,
    steps,
    from: steps === 0 ? null : from,
    to: steps === 0 ? null : to,
    masked,
    shown: [...found.shown].filter((name) => name !== '').sort(),
  };
}
