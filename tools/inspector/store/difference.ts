import {
  ACTED,
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

/** The first difference between two recordings of the same gestures. */
export interface Difference {
  /** The machine's id or the actor's name: `session`, `cliente`, `servidor`. */
  readonly actor: string;
  /** Number of the step among the actor's moments, from 1. */
  readonly step: number;
  /** The step in each recording, in words; null: missing. */
  readonly before: string | null;
  readonly after: string | null;
  /** Number of the step's moment in each recording; null: missing. */
  readonly moments: readonly [before: number | null, after: number | null];
}

/** A step; `key` is compared. A null key, of a screen that never settled, equals any other. */
interface Step {
  readonly key: string | null;
  readonly words: string;
  /** Path of a read. A read that the other run never sent is no difference: that depends on timing. */
  readonly read?: string | undefined;
  readonly n: number;
}

/** Machines with their own rhythm, or that start when the page is idle: they differ in each run. */
const UNSTEADY: ReadonlySet<string> = new Set(['connectivity', 'push', 'app-update']);

/** Hides the pseudonyms, whose numbers differ in each run. */
const normalized = (words: string): string => withoutPseudonyms(words, '…');

/** The paths of the active leaf states of a state value. */
function leavesOf(value: unknown, above = ''): readonly string[] {
  if (typeof value === 'string') return [`${above}${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => leavesOf(below, `${above}${name}.`));
}

/** Sent by the browser, at different times in each run. */
const isOfBrowser = (type: string): boolean => type.startsWith('wakeLock.');

/** A visibility event is not compared, only the states that it leads to. */
const isOfWindow = (type: string): boolean => /^page\.(?:shown|hidden)$/.test(type);

/**
 * A machine's events and the states that it entered, each once. Of parallel regions only the final states are compared:
 * the order in which regions move differs in each run.
 */
function machineSteps(moments: readonly Moment[]): readonly Step[] {
  let leaves: readonly string[] = [];
  const compared = moments.filter(({ event: { type } }) => !isOfBrowser(type));
  const steps = compared.flatMap(({ event: { type }, facts, n }, index) => {
    const now = leavesOf(facts.value ?? null);
    const entered = now.filter((leaf) => !leaves.includes(leaf));
    leaves = now;
    const isCompared = index === compared.length - 1 || now.length === 1;
    const found = isCompared && now.length > 1 ? now : entered.slice(0, isCompared ? 1 : 0);
    const states = found.map((key) => ({ key, words: `${type} → ${key}`, isOnce: true, n }));
    if (isOfWindow(type)) return states;
    return [{ key: `(${type})`, words: `${type} → ${now.join(' + ')}`, isOnce: true, n }, ...states];
  });
  return counted(steps);
}

/** Numbers repeated steps; those with `isOnce` are dropped instead. */
function counted(steps: readonly (Step & { readonly isOnce: boolean })[]): readonly Step[] {
  const counts = new Map<string, number>();
  return steps.flatMap(({ key, words, isOnce, ...moment }) => {
    const plain = normalized(key ?? '');
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    if (isOnce && count > 1) return [];
    const number = count === 1 ? '' : `, ${count}`;
    return [{ key: plain + number, words: normalized(words) + number, ...moment }];
  });
}

/** The last screen before an action, with the alerts and notes that are new; null: it never settled. */
function screenWords(screens: readonly Screen[], before: Screen | undefined): string | null {
  const last = screens.at(-1);
  if (last?.isSettled !== true) return null;
  // Alerts disappear, so all of them count; of the notes only those of the settled screen.
  const said = new Set([...screens.flatMap(({ alerts }) => alerts), ...last.notes]);
  const old = new Set([...(before?.alerts ?? []), ...(before?.notes ?? [])]);
  const news = [...said].filter((words) => !old.has(words)).toSorted();
  return normalized([`mostrou ${last.path}`, ...last.dialogs, last.heading, ...news].join(' | '));
}

/** Screens and actions in turn; successive edits of one field are one action. */
function customerSteps(moments: readonly Moment[]): readonly Step[] {
  const steps: Step[] = [];
  let before: Screen | undefined;
  let screens: Screen[] = [];
  let field: string | null = null;
  const rest = (n: number): void => {
    const words = screenWords(screens, before);
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
    const typedField = gesture.type === 'cliente.escreveu' ? gesture.words : null;
    if (typedField !== null && typedField === field) {
      screens = [];
      steps.pop();
    } else rest(n);
    field = typedField;
    const words = normalized(wordsForEvent(event));
    steps.push({ key: words, words, n });
  }
  const last = moments.at(-1);
  // No report after the last action: the previous screen is still shown.
  if (screens.length === 0 && before !== undefined) screens = [before];
  if (last !== undefined) rest(last.n);
  return steps;
}

/** Repeated reads count once, writes each time. A response that QA replaced counts instead of the original. */
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
    const isAnswer = type === 'chamada.respondeu' && !isPing(path) && !exchanged.has(call);
    // A read without a status failed or was aborted, at different times in each run.
    if ((!isAnswer && type !== 'chamada.trocada') || (status === null && method === 'GET')) return [];
    const words = `${method} ${path} ${inline(status)}`;
    const isRead = method === 'GET';
    return [{ key: words, words, isOnce: isRead, read: isRead ? normalized(path) : undefined, n }];
  });
  return counted(answers);
}

/** Steps by machine id or actor name, which both runs share. A screen that mounts again adds to the same steps. */
function stepsOf({ actors, moments }: Tab): ReadonlyMap<string, readonly Step[]> {
  const steps = new Map<string, readonly Step[]>();
  for (const { id, kind, machine, name } of actors) {
    if (['request', 'subscription', 'inspector'].includes(kind) || UNSTEADY.has(machine ?? '')) continue;
    const plain = machine ?? name;
    // QA's acts are compared in their order among the customer's.
    const ofActor = moments.filter(
      ({ actor, event }) => actor === id || (id === CUSTOMER && event.type === ACTED),
    );
    const make = { [CUSTOMER]: customerSteps, [SERVER]: callSteps }[plain] ?? machineSteps;
    steps.set(plain, [...(steps.get(plain) ?? []), ...make(ofActor)]);
  }
  return steps;
}

/** The first steps that differ; null: none. Only the customer's steps are compared in order. */
function firstMismatch(
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

/** Number of a step's moment within its list, from 1. */
function numberOf(step: Step | undefined, steps: readonly Step[]): number {
  const until = steps.slice(0, steps.findIndex((each) => each === step) + 1);
  return new Set(until.map(({ n }) => n)).size;
}

/**
 * The first step that differs between two recordings of the same gestures, in the order of `before`.
 * @returns null when none differs
 */
export function firstDifference(before: Tab, after: Tab): Difference | null {
  const [ours, theirs] = [stepsOf(before), stepsOf(after)];
  const found: (Difference & { readonly n: number })[] = [];
  for (const actor of new Set([...ours.keys(), ...theirs.keys()])) {
    const [steps, others] = [ours.get(actor) ?? [], theirs.get(actor) ?? []];
    const mismatch = firstMismatch(actor, steps, others);
    if (mismatch === null) continue;
    const [one, other] = mismatch;
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

/** A difference in one line, in Portuguese. */
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

/** The fields that differ between two values, with nested paths. */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (!isData(before) || !isData(after) || Array.isArray(before) !== Array.isArray(after))
    return inline(before) === inline(after) ? [] : [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    changesBetween(before[name], after[name], path === '' ? name : `${path}.${name}`),
  );
}
