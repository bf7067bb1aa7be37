import type { AnyEntry } from '../../../machines/testing/entry.ts';
import type { Moment } from '../shared/protocol.ts';
import type { Choice } from '../store/choices.ts';
import { openKeys } from '../store/entries.ts';
import type { Lit } from './chart-drawing.tsx';

const NONE: ReadonlySet<string> = new Set();

/** The event that an edge stands for. */
export function eventOfKey(key: string): string {
  return key.split(' | ')[1] ?? '';
}

/** What a moment lights in its chart; the edges whose event can be made to happen are open. */
export function litBy(entry: AnyEntry, moment: Moment | null, choices: readonly Choice[]): Lit {
  if (moment === null) return { active: NONE, taken: NONE, open: NONE, visited: null };
  const { nodes } = moment.facts;
  const possible = new Set(choices.map(({ eventType }) => eventType));
  const open = [...openKeys(entry, nodes)].filter((key) => possible.has(eventOfKey(key)));
  return { active: new Set(nodes), taken: new Set(moment.taken), open: new Set(open), visited: null };
}
