import type { Moment } from '../../shared/protocol.ts';

/** What an event has led through: keys of transitions. */
export interface Path {
  /** Since the last event from outside: the answers that it brought belong to it. */
  readonly whole: ReadonlySet<string>;
  /** The last step alone. */
  readonly last: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** An answer goes on with what asked for it; everything else begins something new. */
function isAnswer({ event }: Moment): boolean {
  return /^xstate\.(?:done|error)\./.test(event.type);
}

/**
 * The path of the last event that moved an actor. Events without a transition leave it as it is.
 * @param moments of the tab, up to the one that is looked at
 */
export function pathOf(moments: readonly Moment[], actor: string, cursor: number | null): Path {
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
