import type { AnyEventObject } from 'xstate';
import type { AnyEntry } from '../../../machines/testing/entry.ts';
import type { Model, Moment as ModelMoment } from '../../../machines/testing/model.ts';
import { activeNodes } from '../../../machines/testing/transitions.ts';
import { inline } from '../shared/words.ts';
import type { ActorFacts, Facts } from '../shared/protocol.ts';
import { acceptedEvents } from './entries.ts';
import { sceneAt, type Tab } from './session.ts';

/** What a choice does. */
export type Act =
  | { readonly kind: 'send'; readonly event: AnyEventObject }
  | {
      readonly kind: 'settle';
      readonly actor: string;
      readonly how: 'answer' | 'crash';
      readonly value: unknown;
    };

/** Something that the tester can make happen now. */
export interface Choice {
  readonly group: 'events' | 'time' | 'requests';
  /** The event that the machine will get: an edge of the chart names it. */
  readonly eventType: string;
  readonly label: string;
  readonly detail: string;
  readonly tone: 'event' | 'done' | 'error' | 'after';
  readonly act: Act;
}

function ofEvent(event: AnyEventObject): Choice {
  const { type, ...facts } = event;
  return {
    group: 'events',
    eventType: type,
    label: type,
    detail: Object.keys(facts).length === 0 ? '' : inline(facts),
    tone: 'event',
    act: { kind: 'send', event },
  };
}

function isFailure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

function answer(name: string, value: unknown, act: Act): Choice {
  return {
    group: 'requests',
    eventType: `xstate.done.actor.${name}`,
    label: `${name} responde`,
    detail: inline(value),
    tone: isFailure(value) ? 'error' : 'done',
    act,
  };
}

function crash(name: string, act: Act): Choice {
  return {
    group: 'requests',
    eventType: `xstate.error.actor.${name}`,
    label: `${name} quebra`,
    detail: 'um defeito, não uma recusa',
    tone: 'error',
    act,
  };
}

function ofTimer(type: string): Choice {
  return {
    group: 'time',
    eventType: type,
    label: `passa o tempo: ${type.replace(/^xstate\.after\./, '').split('.')[0]}`,
    detail: '',
    tone: 'after',
    act: { kind: 'send', event: { type } },
  };
}

/** The children of an actor that are still under way, those of a place included. */
export function pendingOf(tab: Tab, actor: string): readonly ActorFacts[] {
  const scene = sceneAt(tab, null);
  return tab.actors.filter(
    ({ id, parent, kind }) =>
      parent === actor &&
      (kind === 'request' || kind === 'subscription') &&
      (scene.get(id)?.facts.status ?? 'active') === 'active',
  );
}

function ofChild(entry: AnyEntry, { id, name, src, kind }: ActorFacts): readonly Choice[] {
  const settle = (how: 'answer' | 'crash', value: unknown): Act => ({
    kind: 'settle',
    actor: id,
    how,
    value,
  });
  const outcomes = kind === 'request' ? (entry.outcomes[src ?? ''] ?? []) : [];
  return [
    ...outcomes.map((value) => answer(name, value, settle('answer', value))),
    crash(name, settle('crash', 'provocado pelo inspetor')),
  ];
}

/** What can be made to happen to an actor of a page. */
export function liveChoices(entry: AnyEntry, tab: Tab, actor: string, facts: Facts): readonly Choice[] {
  const events = acceptedEvents(entry, facts.nodes).flatMap((type) => {
    const samples = entry.events.filter((event) => event.type === type);
    return (samples.length > 0 ? samples : [{ type }]).map((event) => ofEvent(event));
  });
  return [
    ...events,
    ...facts.timers.map(({ type }) => ofTimer(type)),
    ...pendingOf(tab, actor).flatMap((child) => ofChild(entry, child)),
  ];
}

function ofModelEvent(event: AnyEventObject): Choice {
  const act: Act = { kind: 'send', event };
  const { type } = event;
  if (type.startsWith('xstate.done.actor.')) return answer(String(event['actorId']), event['output'], act);
  if (type.startsWith('xstate.error.actor.')) return crash(String(event['actorId']), act);
  if (type.startsWith('xstate.after.')) return ofTimer(type);
  if (type === 'kit.slept')
    return { ...ofEvent(event), group: 'time', label: 'o aparelho dorme', tone: 'after' };
  return ofEvent(event);
}

/** What can happen next in a simulation. Of the samples those that the states accept. */
export function modelChoices(model: Model, moment: ModelMoment): readonly Choice[] {
  const nodes = activeNodes(moment.snapshot);
  const accepted = (type: string) =>
    type.startsWith('xstate.') ||
    type === 'kit.slept' ||
    nodes.some(({ transitions }) => transitions.has(type));
  return model
    .eventsAt(moment)
    .filter(({ type }) => accepted(type))
    .map((event) => ofModelEvent(event));
}
