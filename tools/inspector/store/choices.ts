import type { AnyEventObject } from 'xstate';
import {
  type AnyEntry,
  type Model,
  type Moment as ModelMoment,
  activeNodes,
  refusalOf,
} from '../portal/machines.ts';
import { inline } from '../shared/words.ts';
import type { Act, ActorFacts, Facts } from '../shared/protocol.ts';
import { acceptedEvents, entryOf } from './recording/entries.ts';
import { sceneAt, type Tab } from './session.ts';
import { SIMULATED } from './simulation.ts';

/** Something that QA can make happen now. */
export interface Choice {
  readonly group: 'events' | 'time' | 'requests';
  /** The event that the machine will receive, masked. */
  readonly event: AnyEventObject;
  readonly label: string;
  readonly detail: string;
  readonly tone: 'event' | 'done' | 'error' | 'after';
  readonly act: Act;
  /** The guards that reject it now; empty: none does. */
  readonly refusedBy: readonly string[];
}

/** The effect of a click on an event's edge; null: no choice, or more than one, matches. */
export function actOf(choices: readonly Choice[], eventType: string): Act | null {
  const found = choices.filter(({ event, refusedBy }) => event.type === eventType && refusedBy.length === 0);
  return found.length === 1 ? (found[0]?.act ?? null) : null;
}

function isFailure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

/** The device sleeps: the clock moves, timers do not. */
const SLEPT = 'kit.slept';

function looksOf({ type, ...facts }: AnyEventObject): Pick<Choice, 'group' | 'label' | 'detail' | 'tone'> {
  const request = String(facts['actorId']);
  if (type.startsWith('xstate.done.actor.')) {
    const output: unknown = facts['output'];
    const tone = isFailure(output) ? 'error' : 'done';
    return { group: 'requests', label: `${request} responde`, detail: inline(output), tone };
  }
  if (type.startsWith('xstate.error.actor.')) {
    const detail = 'um defeito, não uma recusa';
    return { group: 'requests', label: `${request} quebra`, detail, tone: 'error' };
  }
  const delay = /^xstate\.after\.([^.]+)/.exec(type)?.[1];
  if (delay !== undefined)
    return { group: 'time', label: `passa o tempo: ${delay}`, detail: '', tone: 'after' };
  const detail = Object.keys(facts).length === 0 ? '' : inline(facts);
  if (type === SLEPT) return { group: 'time', label: 'o aparelho dorme', detail, tone: 'after' };
  return { group: 'events', label: type, detail, tone: 'event' };
}

/** A choice that sends or causes an event. */
export const choiceOf = (
  event: AnyEventObject,
  act: Act,
  refusedBy: readonly string[] = [],
  /** In place of the event's data. */
  name?: string,
): Choice => ({
  ...looksOf(event),
  ...(name !== undefined && { detail: name }),
  event,
  act,
  refusedBy,
});

/** An actor's requests and subscriptions that are still active. */
function pendingOf(tab: Tab, actor: string): readonly ActorFacts[] {
  const scene = sceneAt(tab, null);
  return tab.actors.filter(
    ({ id, parent, kind }) =>
      parent === actor &&
      (kind === 'request' || kind === 'subscription') &&
      (scene.get(id)?.facts.status ?? 'active') === 'active',
  );
}

export function liveChoices(entry: AnyEntry, tab: Tab, actor: string, facts: Facts): readonly Choice[] {
  const offersFor = (wanted: string | null) =>
    (tab.offers?.get(actor) ?? [])
      .filter(({ child }) => child === wanted)
      .map(({ sample, child, event, refusedBy }) =>
        choiceOf(
          event,
          { kind: 'take', actor, sample, child },
          refusedBy,
          child === null ? entry.names?.[sample] : undefined,
        ),
      );
  const send = (type: string) => choiceOf({ type }, { kind: 'send', actor, event: { type } });
  const pending = pendingOf(tab, actor).flatMap(({ id, name }) => {
    const error = 'provocado pelo inspetor';
    const crash = choiceOf(
      { type: `xstate.error.actor.${name}`, error, actorId: name },
      { kind: 'crash', actor: id, error },
    );
    const release: Choice = {
      ...crash,
      label: `${name} segue para o servidor`,
      detail: 'está retido',
      tone: 'after',
      act: { kind: 'release', actor: id },
    };
    return [...(tab.paused?.includes(id) === true ? [release] : []), ...offersFor(id), crash];
  });
  const withoutSample = acceptedEvents(entry, facts.nodes).filter(
    (type) => !entry.events.some((each) => each.type === type),
  );
  return [
    ...offersFor(null),
    ...withoutSample.map(send),
    ...facts.timers.map(({ type }) => send(type)),
    ...pending,
  ];
}

/** The running machines of a tab that take an event now which the chart of an ended one would. */
export function takersOf(tab: Tab, ended: AnyEntry): readonly (readonly [type: string, taker: ActorFacts])[] {
  const types = new Set(ended.events.map(({ type }) => type));
  const scene = sceneAt(tab, null);
  return tab.actors.flatMap((actor) => {
    const facts = scene.get(actor.id)?.facts;
    const entry = entryOf(actor.machine);
    if (entry === null || facts?.status !== 'active') return [];
    return acceptedEvents(entry, facts.nodes)
      .filter((type) => types.has(type))
      .map((type) => [type, actor] as const);
  });
}

/** The choices at a moment of a simulation, without samples that no active state handles. */
export function modelChoices(entry: AnyEntry, model: Model, moment: ModelMoment): readonly Choice[] {
  const nodes = activeNodes(moment.snapshot);
  return model.eventsAt(moment).flatMap((event) => {
    const { type } = event;
    const isOfChart = !type.startsWith('xstate.') && type !== SLEPT;
    if (isOfChart && !nodes.some(({ transitions }) => transitions.has(type))) return [];
    const refusedBy = isOfChart ? refusalOf(entry.machine, moment.snapshot, event) : [];
    const name = entry.names?.[entry.events.indexOf(event)];
    return [choiceOf(event, { kind: 'send', actor: SIMULATED, event }, refusedBy, name)];
  });
}
