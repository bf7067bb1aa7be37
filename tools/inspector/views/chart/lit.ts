import type { AnyEntry } from '../../portal/machines.ts';
import type { Moment } from '../../shared/protocol.ts';
import type { Choice } from '../../store/choices.ts';
import { openKeys } from '../../store/recording/entries.ts';
import type { Tab } from '../../store/session.ts';
import type { Lit } from './chart-drawing.tsx';

const NONE: ReadonlySet<string> = new Set();

/** The event type in a transition's key. */
export function eventOfKey(key: string): string {
  return key.split(' | ')[1] ?? '';
}

/** Keys of the transitions that an event led through. */
interface Path {
  /** Since the last event that is not a response; the responses that followed belong to it. */
  readonly whole: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
}

/** A response continues the path of the event before it; any other event begins a new path. */
function isAnswer({ event }: Moment): boolean {
  return /^xstate\.(?:done|error)\./.test(event.type);
}

/**
 * The path of the last event that moved an actor. Events without a transition leave it as it is.
 * @param moments of the tab; those after `cursor` are ignored
 */
function pathOf(moments: readonly Moment[], actor: string, cursor: number | null): Path {
  const whole = new Set<string>();
  let last = NONE;
  for (let at = moments.length - 1; at >= 0; at -= 1) {
    const moment = moments[at] as Moment;
    if (moment.actor !== actor || moment.taken.length === 0 || (cursor !== null && moment.n > cursor))
      continue;
    if (last === NONE) last = new Set(moment.taken);
    for (const key of moment.taken) whole.add(key);
    if (!isAnswer(moment)) break;
  }
  return { whole, last };
}

/** No highlights. */
export const UNLIT: Lit = { active: NONE, taken: NONE, last: NONE, open: NONE, visited: null };

/**
 * The highlights of a moment of an actor: its active states and the path of the last event that moved it. Edges are open if
 * a choice can send their event.
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
