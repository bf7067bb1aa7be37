import {
  type CallEvent,
  CUSTOMER,
  type Gesture,
  isPing,
  isScreen,
  type Screen,
  SERVER,
} from '../shared/gestures.ts';
import { withoutPseudonyms } from '../shared/pseudonyms.ts';
import type { Moment } from '../shared/protocol.ts';
import { inline, wordsForEvent } from '../shared/words.ts';
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

/** A step, by what it is compared; null: it was left before it was at rest, and is compared with nothing. */
interface Step {
  readonly key: string | null;
  readonly words: string;
  /** The address of a read: one that the other run did not ask for was left out for want of time. */
  readonly read?: string | undefined;
  readonly n: number;
}

/** What has its own rhythm, or begins when the page has nothing else to do. */
const UNSTEADY: ReadonlySet<string> = new Set(['connectivity', 'push', 'app-update']);

/** Without what differs between two runs of one build. */
const unmasked = (words: string): string => withoutPseudonyms(words, '…');

/** The states that a value names, each with those above it: regions move by themselves. */
function leavesOf(value: unknown, above = ''): readonly string[] {
  if (typeof value === 'string') return [`${above}${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => leavesOf(below, `${above}${name}.`));
}

/** The browser's own, at its own time. */
const isOfBrowser = (type: string): boolean => type.startsWith('wakeLock.');

/** That a tab comes to the front or goes is no step of its customer's, unless something follows. */
const isOfWindow = (type: string): boolean => /^page\.(?:shown|hidden)$/.test(type);

/**
 * What happened, and each state that was entered, once. Of parallel regions the last states alone: which of them waits for which is
 * another matter in each run.
 */
function machineSteps(moments: readonly Moment[]): readonly Step[] {
  let leaves: readonly string[] = [];
  const own = moments.filter(({ event: { type } }) => !isOfBrowser(type));
  const steps = own.flatMap(({ event: { type }, facts, n }, index) => {
    const now = leavesOf(facts.value ?? null);
    const entered = now.filter((leaf) => !leaves.includes(leaf));
    leaves = now;
    const isCompared = index === own.length - 1 || now.length === 1;
    const found = isCompared && now.length > 1 ? now : entered.slice(0, isCompared ? 1 : 0);
    const states = found.map((key) => ({ key, words: `${type} → ${key}`, isOnce: true, n }));
    if (isOfWindow(type)) return states;
    return [{ key: `(${type})`, words: `${type} → ${now.join(' + ')}`, isOnce: true, n }, ...states];
  });
  return counted(steps);
}

/** What comes again has its number, unless it counts once. */
function counted(steps: readonly (Step & { readonly isOnce: boolean })[]): readonly Step[] {
  const counts = new Map<string, number>();
  return steps.flatMap(({ key, words, isOnce, ...moment }) => {
    const plain = unmasked(key ?? '');
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    if (isOnce && count > 1) return [];
    const number = count === 1 ? '' : `, ${count}`;
    return [{ key: plain + number, words: unmasked(words) + number, ...moment }];
  });
}

/** What was to be seen between two deeds: the place at rest, and what was said since the last one. */
function seen(screens: readonly Screen[], before: Screen | undefined): string | null {
  const last = screens.at(-1);
  if (last?.isSettled !== true) return null;
  // An alert goes by itself; of what stays, how it is at rest.
  const said = new Set([...screens.flatMap(({ alerts }) => alerts), ...last.notes]);
  const old = new Set([...(before?.alerts ?? []), ...(before?.notes ?? [])]);
  const news = [...said].filter((words) => !old.has(words)).toSorted();
  return unmasked([`mostrou ${last.path}`, ...last.dialogs, last.heading, ...news].join(' | '));
}

/** A screen, a deed, a screen: what was typed into a field in several goes is one deed. */
function customerSteps(moments: readonly Moment[]): readonly Step[] {
  const steps: Step[] = [];
  let before: Screen | undefined;
  let screens: Screen[] = [];
  let field: string | null = null;
  const rest = (n: number): void => {
    const words = seen(screens, before);
    steps.push({ key: words, words: words ?? '', n });
    before = screens.at(-1) ?? before;
    screens = [];
  };
  for (const { event, n } of moments) {
    const gesture = event as unknown as Gesture;
    if (isScreen(gesture)) {
      screens.push(gesture);
      continue;
    }
    const own = gesture.type === 'cliente.escreveu' ? gesture.words : null;
    if (own !== null && own === field) {
      screens = [];
      steps.pop();
    } else rest(n);
    field = own;
    const words = unmasked(wordsForEvent(event));
    steps.push({ key: words, words, n });
  }
  const last = moments.at(-1);
  // At its end a run is at rest, whether anything has changed or not.
  if (screens.length === 0 && before !== undefined) screens = [before];
  if (last !== undefined) rest(last.n);
  return steps;
}

/** Reads come as often as a screen is drawn anew; a write counts each time. Of an exchanged answer the one that the page got. */
function callSteps(moments: readonly Moment[]): readonly Step[] {
  const exchanged = new Set(
    moments.flatMap(({ event }) => (event.type === 'chamada.trocada' ? [event['call'] as unknown] : [])),
  );
  const answers = moments.flatMap(({ event, n }) => {
    const {
      type,
      call,
      method,
      path,
      status = null,
    } = event as unknown as CallEvent & { status?: number | null };
    const isOwn = type === 'chamada.respondeu' && !isPing(path) && !exchanged.has(call);
    // One that the page has given up has no answer, as one that failed; it does so at other times in each run.
    if ((!isOwn && type !== 'chamada.trocada') || (status === null && method === 'GET')) return [];
    const words = `${method} ${path} ${inline(status)}`;
    const isRead = method === 'GET';
    return [{ key: words, words, isOnce: isRead, read: isRead ? unmasked(path) : undefined, n }];
  });
  return counted(answers);
}

/** The steps of each actor under a name that both runs give it; a screen that is drawn anew may have a machine of its own again. */
function stepsOf({ actors, moments }: Tab): ReadonlyMap<string, readonly Step[]> {
  const steps = new Map<string, readonly Step[]>();
  for (const { id, kind, machine, name } of actors) {
    if (kind === 'request' || kind === 'subscription' || UNSTEADY.has(machine ?? '')) continue;
    const plain = machine ?? name;
    const own = moments.filter(({ actor }) => actor === id);
    const make = { [CUSTOMER]: customerSteps, [SERVER]: callSteps }[plain] ?? machineSteps;
    steps.set(plain, [...(steps.get(plain) ?? []), ...make(own)]);
  }
  return steps;
}

/** The first place in which two lists differ; null: none. Only what the customer did has an order that both runs keep. */
function parting(
  actor: string,
  steps: readonly Step[],
  others: readonly Step[],
): readonly [one: Step | undefined, other: Step | undefined] | null {
  if (actor !== CUSTOMER) {
    const lacking = (these: readonly Step[], those: readonly Step[]): Step | undefined =>
      these.find(
        ({ key, read }) =>
          !those.some((each) => each.key === key) &&
          (read === undefined || those.some((each) => each.read === read)),
      );
    const [one, other] = [lacking(steps, others), lacking(others, steps)];
    return one === undefined && other === undefined ? null : [one, other];
  }
  const isOther = (one: Step | undefined, other: Step | undefined): boolean =>
    one?.key !== null && other?.key !== null && one?.key !== other?.key;
  const length = Math.max(steps.length, others.length);
  const index = Array.from({ length }, (_, at) => at).find((at) => isOther(steps[at], others[at]));
  return index === undefined ? null : [steps[index], others[index]];
}

/** Which of its actor's moments a step belongs to, from 1. */
function numberOf(step: Step | undefined, steps: readonly Step[]): number {
  const until = steps.slice(0, steps.findIndex((each) => each === step) + 1);
  return new Set(until.map(({ n }) => n)).size;
}

/**
 * The first step of a recording that is another in a second recording of the same deeds, in the order of the first.
 * @returns null when they are the same
 */
export function firstDifference(before: Tab, after: Tab): Difference | null {
  const [ours, theirs] = [stepsOf(before), stepsOf(after)];
  const found: (Difference & { readonly n: number })[] = [];
  for (const actor of new Set([...ours.keys(), ...theirs.keys()])) {
    const [steps, others] = [ours.get(actor) ?? [], theirs.get(actor) ?? []];
    const parted = parting(actor, steps, others);
    if (parted === null) continue;
    const [one, other] = parted;
    found.push({
      actor,
      step: one === undefined ? numberOf(other, others) : numberOf(one, steps),
      before: one?.words ?? null,
      after: other?.words ?? null,
      moments: [one?.n ?? null, other?.n ?? null],
      n: one?.n ?? steps.at(-1)?.n ?? Infinity,
    });
  }
  const [first] = found.toSorted((one, other) => one.n - other.n);
  if (first === undefined) return null;
  const { n: _n, ...difference } = first;
  return difference;
}

/** A difference in one line. */
export const wordsForDifference = ({ actor, step, before, after }: Difference): string =>
  `${actor}, passo ${step}: aqui ${before ?? 'nada'}; lá ${after ?? 'nada'}.`;

/** A field that differs, by its path in the data. */
export interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What differs between two pieces of data, field by field. */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (!isData(before) || !isData(after) || Array.isArray(before) !== Array.isArray(after))
    return inline(before) === inline(after) ? [] : [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    changesBetween(before[name], after[name], path === '' ? name : `${path}.${name}`),
  );
}
