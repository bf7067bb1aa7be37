import { isPing } from '../../shared/gestures.ts';
import type { ActorFacts, Moment } from '../../shared/protocol.ts';
import { wordsForEvent, wordsForValue } from '../../shared/words.ts';
import type { Tab } from '../session.ts';

export interface LogFilter {
  /** Part of the name of an actor, an event, a state or an action. */
  readonly text: string;
  readonly withoutPings: boolean;
  readonly withoutIdle: boolean;
}

export interface LogRow {
  readonly tab: Tab;
  readonly moment: Moment;
  readonly actor: ActorFacts | undefined;
  /** Real time in milliseconds. It never decreases within a tab, so that sorting by it keeps the tab's order. */
  readonly time: number;
  /** A machine received an event and took no transition. */
  readonly isIdle: boolean;
}

/** The machine that pings the server every few seconds. */
const PINGING = 'connectivity';

function isIdle({ taken, facts, event }: Moment): boolean {
  const hasValue = facts.value !== null && facts.value !== undefined;
  return taken.length === 0 && hasValue && !/^(xstate\.(init|stop)|inspector\.)/.test(event.type);
}

/** Finds the steps of pings, except those in which the network was lost or restored. */
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

/** A child's stop is reported before the parent's step that stopped it: swap them. */
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
  const isPingStep = createPingFinder();
  const wanted = text.trim().toLowerCase();
  let time = 0;
  return causesFirst(tab.moments, actors).flatMap((moment) => {
    const actor = actors.get(moment.actor);
    // Real time orders the steps of several pages: each can have a moved clock.
    time = Math.max(time, moment.at - moment.ahead);
    const row = { tab, moment, actor, time, isIdle: isIdle(moment) };
    const isHidden =
      (isPingStep(moment, actor, actors.get(actor?.parent ?? '')) && withoutPings) ||
      (row.isIdle && withoutIdle) ||
      (wanted !== '' && !textOf(moment, actor).includes(wanted));
    return isHidden ? [] : [row];
  });
}

/** The steps of the tabs that pass the filter, by real time, latest first. */
export function logOf(tabs: readonly Tab[], filter: LogFilter): readonly LogRow[] {
  const rows = tabs.flatMap((tab) => rowsOf(tab, filter));
  return rows.sort((one, other) => one.time - other.time).reverse();
}
