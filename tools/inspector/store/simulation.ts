import type { AnyEventObject } from 'xstate';
import { type AnyEntry, createModel, type Model, type Moment as ModelMoment } from '../portal/machines.ts';
import { factsOf } from '../shared/facts.ts';
import { mask } from '../shared/mask.ts';
import type { Moment } from '../shared/protocol.ts';
import type { Session, Tab } from './session.ts';

/** A walk through a chart without the app: its input and its events, in order. */
export interface Simulation {
  readonly entry: AnyEntry;
  readonly inputName: string;
  readonly events: readonly AnyEventObject[];
  /** Number of the walk in the session, from 1. */
  readonly walk: number;
}

export const SIMULATED = 'simulation';

export function nextWalk(session: Session): number {
  return Math.max(0, ...session.map(({ walk }) => walk ?? 0)) + 1;
}

const models = new Map<string, Model>();

/** The model of a walk, shared by walks with the same machine and input. */
export function modelOf({ entry, inputName }: Pick<Simulation, 'entry' | 'inputName'>): Model {
  const key = `${entry.id} ${inputName}`;
  const model = models.get(key) ?? createModel(entry, inputName);
  models.set(key, model);
  return model;
}

/** The moments of a walk, beginning with its start. */
export function momentsOf(simulation: Simulation): readonly ModelMoment[] {
  const model = modelOf(simulation);
  const moments = [model.start()];
  for (const event of simulation.events) moments.push(model.step(moments.at(-1) as ModelMoment, event));
  return moments;
}

function momentOf(moment: ModelMoment, event: AnyEventObject, n: number): Moment {
  const { taken, actions, emitted } = moment.effects;
  const timers = moment.timers.map(({ event: { type }, due }) => ({ type, due }));
  return {
    n,
    at: moment.now,
    ahead: 0,
    actor: SIMULATED,
    event: mask(event) as AnyEventObject,
    source: null,
    taken,
    actions: actions.map(({ type }) => type),
    emitted: mask(emitted) as AnyEventObject[],
    // Masked like a page's data: a walk is exported together with recordings.
    facts: factsOf(moment.snapshot, timers, mask),
    restorable: false,
  };
}

/** The walk as a tab, for the views of actors and moments. */
export function tabOf(simulation: Simulation): Tab {
  const { entry, events, walk } = simulation;
  return {
    id: `${SIMULATED}-${walk}`,
    title: `${entry.title}, passeio ${walk}`,
    kind: 'simulated',
    walk,
    actors: [{ id: SIMULATED, name: entry.id, parent: null, kind: 'machine', machine: entry.id, src: null }],
    moments: momentsOf(simulation).map((moment, index) =>
      momentOf(moment, events[index - 1] ?? { type: 'xstate.init' }, index + 1),
    ),
  };
}
