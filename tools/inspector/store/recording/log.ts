import { isPing } from '../../shared/gestures.ts';
import type { ActorFacts, Moment } from '../../shared/protocol.ts';
import { realTime } from '../../shared/when.ts';
import { wordsForEvent, wordsForValue } from '../../shared/words.ts';
import type { Tab } from '../session.ts';

/** What of the log is shown. */
export interface LogFilter {
  /** Words of an actor, an event, a state, an action. */
  readonly text: string;
  readonly withoutPings: boolean;
  readonly withoutIdle: boolean;
}

/** A step as the log shows it. */
export interface LogRow {
  readonly tab: Tab;
  readonly moment: Moment;
  readonly actor: ActorFacts | undefined;
  /** Real time, which never goes back within a tab: a sort by it keeps the tab's order. */
  readonly time: number;
  /** A machine heard something and did nothing. */
  readonly isIdle: boolean;
}

/** The machine that asks every few seconds whether the server is there. */
const PINGING = 'connectivity';

function isIdle({ taken, facts, event }: Moment): boolean {
  const hasValue = facts.value !== null && facts.value !== undefined;
  return taken.length === 0 && hasValue && !/^(xstate\.(init|stop)|inspector\.)/.test(event.type);
}

/** Tells the steps of the rhythm from those in which the network was lost or came back. */
function createPingFinder(): (
  moment: Moment,
  actor: ActorFacts | undefined,
  parent: ActorFacts | undefined,
) => boolean {
  const reached = new Map<string, unknown>();
  return (moment, actor, parent) => {
    if (parent?.machine === PINGING || isPing(moment.event['path'])) return true;
    if (actor?.machine !== PINGING) return false;
    const { reach } = (moment.facts.value ?? {}) as { reach?: unknown };
    const isSame = reached.get(moment.actor) === reach;
    reached.set(moment.actor, reach);
    return isSame;
  };
}

function textOf({ event, facts, emitted, actions }: Moment, actor: ActorFacts | undefined): string {
  const words = [
    actor?.name ?? '',
    wordsForEvent(event),
    event.type,
    wordsForValue(facts.value),
    ...emitted.map(({ type }) => type),
    ...actions,
  ];
  return words.join(' ').toLowerCase();
}

/** A child is stopped within its parent's step, which is told of afterwards: the step comes first. */
function causesFirst(moments: readonly Moment[], actors: ReadonlyMap<string, ActorFacts>): readonly Moment[] {
  const sorted: Moment[] = [];
  let ended: Moment[] = [];
  for (const moment of moments) {
    if (moment.event.type === 'xstate.stop') ended.push(moment);
    else {
      const isCause = ended.some(({ actor }) => actors.get(actor)?.parent === moment.actor);
      sorted.push(...(isCause ? [moment, ...ended] : [...ended, moment]));
      ended = [];
    }
  }
  return [...sorted, ...ended];
}

function rowsOf(tab: Tab, { text, withoutPings, withoutIdle }: LogFilter): readonly LogRow[] {
  const actors = new Map(tab.actors.map((actor) => [actor.id, actor]));
  const isRhythm = createPingFinder();
  const wanted = text.trim().toLowerCase();
  let time = 0;
  return causesFirst(tab.moments, actors).flatMap((moment) => {
    const actor = actors.get(moment.actor);
    time = Math.max(time, realTime(moment));
    const row = { tab, moment, actor, time, isIdle: isIdle(moment) };
    const isHidden =
      (isRhythm(moment, actor, actors.get(actor?.parent ?? '')) && withoutPings) ||
      (row.isIdle && withoutIdle) ||
      (wanted !== '' && !textOf(moment, actor).includes(wanted));
    return isHidden ? [] : [row];
  });
}

/** The steps of one tab or of several, by real time, the latest first. */
export function logOf(tabs: readonly Tab[], filter: LogFilter): readonly LogRow[] {
  const rows = tabs.flatMap((tab) => rowsOf(tab, filter));
  return rows.sort((one, other) => one.time - other.time).reverse();
}
