import { CUSTOMER, SERVER } from '../shared/gestures.ts';
import type { Moment } from '../shared/protocol.ts';
import { inline, wordsForEvent, wordsForValue } from '../shared/words.ts';
import type { Tab } from './session.ts';

/** Where two recordings of the same deeds part. */
export interface Difference {
  /** Of the actor: `session`, `cliente`, `servidor`. */
  readonly actor: string;
  /** Which of its steps it is, from 1. */
  readonly step: number;
  /** What the step was in each; null: there was none any more. */
  readonly before: string | null;
  readonly after: string | null;
  /** The moment in each that is to be looked at. */
  readonly moments: readonly [before: number | null, after: number | null];
}

/** What has its own rhythm, or its own number in each run. */
const UNSTEADY: ReadonlySet<string> = new Set(['connectivity']);
const PSEUDONYM = /(?<![\p{L}-])[\p{L}-]{1,40}#\w{1,40}/gu;

/** A step without what differs between two runs of one build: pseudonyms, durations, the numbers of calls. */
function wordsOf({ actor, event, facts }: Moment): string {
  if (actor === SERVER)
    return `${String(event['method'])} ${String(event['path'])} ${inline(event['status'])}`;
  const words = actor === CUSTOMER ? wordsForEvent(event) : `${event.type} → ${wordsForValue(facts.value)}`;
  return words.replaceAll(PSEUDONYM, '…');
}

/** The steps of each actor under a name that both runs give it: the machine's, and which of its kind it is. */
function stepsOf({ actors, moments }: Tab): ReadonlyMap<string, readonly Moment[]> {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { id, kind, machine, name } of actors) {
    if (kind === 'request' || kind === 'subscription' || UNSTEADY.has(machine ?? '')) continue;
    const plain = machine ?? name;
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    names.set(id, count === 1 ? plain : `${plain} ${count}`);
  }
  const steps = new Map<string, Moment[]>();
  for (const moment of moments) {
    const name = names.get(moment.actor);
    // A screen that was left before it was at rest, and calls, come in an order of their own.
    const isSteady = moment.event['isSettled'] !== false && moment.event['path'] !== '/ping';
    if (name !== undefined && isSteady && moment.event.type !== 'chamada.saiu')
      steps.set(name, [...(steps.get(name) ?? []), moment]);
  }
  const calls = steps.get(SERVER);
  if (calls !== undefined)
    steps.set(
      SERVER,
      calls.toSorted((one, other) => (wordsOf(one) < wordsOf(other) ? -1 : 1)),
    );
  return steps;
}

/**
 * The first step of a recording that is another in a second recording of the same deeds, by the first one's clock.
 * @returns null when they are the same
 */
export function firstDifference(before: Tab, after: Tab): Difference | null {
  const others = stepsOf(after);
  const found: (Difference & { readonly at: number })[] = [];
  for (const [actor, steps] of stepsOf(before)) {
    const own = others.get(actor) ?? [];
    const index = Array.from({ length: Math.max(steps.length, own.length) }, (_, at) => at).find((at) => {
      const [one, other] = [steps[at], own[at]];
      return one === undefined || other === undefined || wordsOf(one) !== wordsOf(other);
    });
    if (index === undefined) continue;
    const [one, other] = [steps[index], own[index]];
    found.push({
      actor,
      step: index + 1,
      before: one === undefined ? null : wordsOf(one),
      after: other === undefined ? null : wordsOf(other),
      moments: [one?.n ?? null, other?.n ?? null],
      at: one?.at ?? steps.at(-1)?.at ?? 0,
    });
  }
  const [first] = found.toSorted((one, other) => one.at - other.at);
  if (first === undefined) return null;
  const { at: _at, ...difference } = first;
  return difference;
}
