import type { AnyEntry } from '../../../../machines/testing/entry.ts';
import type { Moment } from '../../shared/protocol.ts';
import type { Choice } from '../../store/choices.ts';
import { openKeys } from '../../store/recording/entries.ts';
import { pathOf } from '../../store/recording/path.ts';
import type { Tab } from '../../store/session.ts';
import type { Lit } from './chart-drawing.tsx';

const NONE: ReadonlySet<string> = new Set();

/** The event that an edge stands for. */
export function eventOfKey(key: string): string {
  return key.split(' | ')[1] ?? '';
}

/** What is lit in a chart of which nothing is known. */
export const UNLIT: Lit = { active: NONE, taken: NONE, last: NONE, open: NONE, visited: null };

/**
 * What a moment of an actor lights in its chart: where it is, and the whole path of the last event that moved it. The
 * edges whose event can be made to happen are open.
 */
export function litBy(
  entry: AnyEntry,
  { moments }: Tab,
  moment: Moment | null,
  choices: readonly Choice[],
): Lit {
  if (moment === null) return UNLIT;
  const { whole, last } = pathOf(moments, moment.actor, moment.n);
  const { nodes } = moment.facts;
  const possible = new Set(
    choices.filter(({ refusedBy }) => refusedBy.length === 0).map(({ eventType }) => eventType),
  );
  const open = [...openKeys(entry, nodes)].filter((key) => possible.has(eventOfKey(key)));
  return { active: new Set(nodes), taken: whole, last, open: new Set(open), visited: null };
}
