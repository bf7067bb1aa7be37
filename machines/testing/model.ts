import type { ActorLogic, AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  type Effects,
  effectsOf,
  type Executed,
  joined,
  noEffects,
  recordingScope,
  type Timer,
  timersAfter,
} from './effects.ts';
import type { AnyEntry } from './entry.ts';
import { wordsOfPath } from './words.ts';

/** A machine at rest with its clock, timers and the last step's effects. */
export interface Moment {
  /** The model's status, always active; the machine's is in its snapshot. */
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  readonly snapshot: AnyMachineSnapshot;
  readonly now: number;
  readonly timers: readonly Timer[];
  readonly slept: boolean;
  /** Children that have answered. */
  readonly answered: ReadonlySet<AnyActorRef>;
  readonly effects: Effects;
}

/** A machine as a pure function of time, events and outcomes, for path generation. */
export interface Model {
  readonly start: () => Moment;
  readonly step: (moment: Moment, event: AnyEventObject) => Moment;
  /** What can happen next: an event, an answer, the next timer, a sleep. */
  readonly eventsAt: (moment: Moment) => readonly AnyEventObject[];
  /** Moments with equal keys behave alike, but for the time of day. */
  readonly keyOf: (moment: Moment) => string;
  /** The first path to a moment, in words. */
  readonly wayTo: (moment: Moment) => string;
  /** The same for `xstate/graph`. */
  readonly logic: ActorLogic<Moment, AnyEventObject>;
}

/** The event of a sleep. */
export const slept = 'kit.slept';

function nextTimer(moment: Moment): Timer | undefined {
  return [...moment.timers].sort((one, other) => one.due - other.due)[0];
}

function outcomesAt(entry: AnyEntry, moment: Moment): readonly AnyEventObject[] {
  const children = Object.values(moment.snapshot.children as Record<string, AnyActorRef | undefined>);
  return children.flatMap((child) => {
    if (child === undefined || moment.answered.has(child)) return [];
    const { id, src } = child;
    const outputs = typeof src === 'string' ? (entry.outcomes[src] ?? []) : [];
    return [
      ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      { type: `xstate.error.actor.${id}`, error: 'crashed', actorId: id },
    ];
  });
}

interface Runner {
  readonly start: () => Moment;
  readonly send: (moment: Moment, event: AnyEventObject, now: number) => Moment;
}

function createRunner(entry: AnyEntry, inputName: string): Runner {
  let clock = 0;
  const input = entry.inputs[inputName]?.(() => clock);
  const seen: { taken: string[]; executed: Executed[] } = { taken: [], executed: [] };
  const scope = recordingScope(seen);
  const record = (before: Moment | null, now: number, run: () => AnyMachineSnapshot): Moment => {
    clock = now;
    seen.taken = [];
    seen.executed = [];
    const snapshot = run();
    return {
      status: 'active',
      output: undefined,
      error: undefined,
      snapshot,
      now,
      timers: snapshot.status === 'active' ? timersAfter(before?.timers ?? [], seen.executed, now) : [],
      slept: before?.slept ?? false,
      answered: before?.answered ?? new Set(),
      effects: effectsOf(entry, seen.taken, seen.executed),
    };
  };
  return {
    start: () => record(null, 0, () => entry.machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot),
    send: (moment, event, now) =>
      record(
        moment,
        now,
        () => entry.machine.transition(moment.snapshot, event, scope) as AnyMachineSnapshot,
      ),
  };
}

/** Advances to the next timer and fires all that are due. */
function elapse(runner: Runner, moment: Moment): Moment {
  const now = nextTimer(moment)?.due ?? moment.now;
  let after: Moment = { ...moment, effects: noEffects };
  for (const due of moment.timers.filter((timer) => timer.due === now)) {
    if (!after.timers.includes(due)) continue;
    const rest = after.timers.filter((timer) => timer !== due);
    const before = after.effects;
    after = runner.send({ ...after, timers: rest }, due.event, now);
    after = { ...after, effects: joined(before, after.effects) };
  }
  return after;
}

function stepOf(entry: AnyEntry, runner: Runner, moment: Moment, event: AnyEventObject): Moment {
  if (event.type === nextTimer(moment)?.event.type) return elapse(runner, moment);
  if (event.type === slept) {
    const asleep = entry.sleep ?? 0;
    const timers = moment.timers.map((timer) => ({ ...timer, due: timer.due + asleep }));
    return { ...moment, now: moment.now + asleep, slept: true, timers, effects: noEffects };
  }
  const child = (moment.snapshot.children as Record<string, AnyActorRef | undefined>)[
    String(event['actorId'])
  ];
  const after = runner.send(moment, event, moment.now);
  return child === undefined ? after : { ...after, answered: new Set([...moment.answered, child]) };
}

function keyOf(entry: AnyEntry, moment: Moment): string {
  const { snapshot, timers, now, answered, slept: hasSlept } = moment;
  const essence = entry.essence?.(snapshot.context as never, now) ?? (snapshot.context as unknown);
  const children = snapshot.children as Record<string, AnyActorRef | undefined>;
  const silent = Object.keys(children).filter((id) => [...answered].includes(children[id] as AnyActorRef));
  const running = [...timers].sort((one, other) => one.due - other.due).map(({ id }) => id);
  return JSON.stringify([
    snapshot.value,
    essence,
    snapshot.historyValue,
    snapshot.status,
    running,
    silent,
    hasSlept,
  ]);
}

function eventsIn(entry: AnyEntry, moment: Moment): readonly AnyEventObject[] {
  if (moment.snapshot.status !== 'active') return [];
  const timer = nextTimer(moment);
  return [
    ...outcomesAt(entry, moment),
    ...(timer === undefined ? [] : [timer.event]),
    ...entry.events,
    ...(entry.sleep === undefined || moment.slept ? [] : [{ type: slept }]),
  ];
}

/** Errors of a machine's code are reported with their path. */
function withPath(step: () => Moment, way: () => string): Moment {
  try {
    return step();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}, after ${way()}`, { cause: error });
  }
}

/** An entry's model, started with a named input. */
export function createModel(entry: AnyEntry, inputName: string): Model {
  const runner = createRunner(entry, inputName);
  const start = runner.start();
  const cache = new WeakMap<Moment, Map<AnyEventObject, Moment>>();
  const cameFrom = new WeakMap<Moment, { before: Moment; event: AnyEventObject }>();
  const wayTo = (moment: Moment, ...more: AnyEventObject[]): string => {
    const events = more;
    for (let step = cameFrom.get(moment); step !== undefined; step = cameFrom.get(step.before))
      events.unshift(step.event);
    return wordsOfPath(inputName, events);
  };
  // Steps are pure: each is computed once.
  const step = (moment: Moment, event: AnyEventObject): Moment => {
    const steps = cache.get(moment) ?? new Map<AnyEventObject, Moment>();
    const earlier = steps.get(event);
    if (earlier !== undefined) return earlier;
    const after = withPath(
      () => stepOf(entry, runner, moment, event),
      () => wayTo(moment, event),
    );
    cache.set(moment, steps.set(event, after));
    cameFrom.set(after, { before: moment, event });
    return after;
  };
  const offered = new WeakMap<Moment, readonly AnyEventObject[]>();
  const eventsAt = (moment: Moment): readonly AnyEventObject[] => {
    const events = offered.get(moment) ?? eventsIn(entry, moment);
    offered.set(moment, events);
    return events;
  };
  return {
    start: () => start,
    step,
    eventsAt,
    keyOf: (moment) => keyOf(entry, moment),
    wayTo,
    logic: {
      getInitialSnapshot: () => start,
      transition: (moment, event) => step(moment, event),
      getPersistedSnapshot: (moment) => moment,
    },
  };
}
