import type { AnyEventObject } from 'xstate';
import {
  type AnyEntry,
  type Model,
  type Moment as ModelMoment,
  activeNodes,
  refusalOf,
} from '../portal/machines.ts';
import { inline } from '../shared/words.ts';
import type { ActorFacts, Facts, Offer } from '../shared/protocol.ts';
import { acceptedEvents } from './recording/entries.ts';
import { sceneAt, type Tab } from './session.ts';

/** A choice's effect. */
export type Act =
  | { readonly kind: 'send'; readonly event: AnyEventObject }
  | {
      readonly kind: 'settle';
      readonly actor: string;
      readonly how: 'answer' | 'crash';
      readonly value: unknown;
    }
  /** Uses a sample by its index: the page has the real one, `shown` is the masked copy. */
  | {
      readonly kind: 'take';
      readonly sample: number;
      readonly child: string | null;
      readonly shown: unknown;
      readonly edited?: unknown;
    }
  /** Lets a paused request go to the server. */
  | { readonly kind: 'release'; readonly actor: string };

/** Something that QA can make happen now. */
export interface Choice {
  readonly group: 'events' | 'time' | 'requests';
  /** The event type that the machine will receive; it matches the chart's edges. */
  readonly eventType: string;
  readonly label: string;
  readonly detail: string;
  readonly tone: 'event' | 'done' | 'error' | 'after';
  readonly act: Act;
  /** The guards that reject it now; empty: none does. */
  readonly refusedBy: readonly string[];
}

/** The effect of a click on an event's edge; null: no choice, or more than one, matches. */
export function actOf(choices: readonly Choice[], eventType: string): Act | null {
  const found = choices.filter((choice) => choice.eventType === eventType && choice.refusedBy.length === 0);
  return found.length === 1 ? (found[0]?.act ?? null) : null;
}

function ofEvent(event: AnyEventObject, refusedBy: readonly string[] = []): Choice {
  const { type, ...facts } = event;
  return {
    group: 'events',
    eventType: type,
    label: type,
    detail: Object.keys(facts).length === 0 ? '' : inline(facts),
    tone: 'event',
    act: { kind: 'send', event },
    refusedBy,
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
    refusedBy: [],
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
    refusedBy: [],
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
    refusedBy: [],
  };
}

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

function ofOffer({ sample, child, event, refusedBy }: Offer): Choice {
  const shown: unknown = child === null ? event : event['output'];
  const act: Act = { kind: 'take', sample, child, shown };
  const choice = child === null ? ofEvent(event) : answer(String(event['actorId']), shown, act);
  return { ...choice, act, refusedBy };
}

function ofChild(
  offers: readonly Offer[],
  paused: readonly string[],
  { id, name }: ActorFacts,
): readonly Choice[] {
  const broken: Act = { kind: 'settle', actor: id, how: 'crash', value: 'provocado pelo inspetor' };
  const go: Choice = {
    ...crash(name, { kind: 'release', actor: id }),
    label: `${name} segue para o servidor`,
    detail: 'está retido',
    tone: 'after',
  };
  return [
    ...(paused.includes(id) ? [go] : []),
    ...offers.filter(({ child }) => child === id).map((offer) => ofOffer(offer)),
    crash(name, broken),
  ];
}

/** The choices for an actor of a live page. */
export function liveChoices(entry: AnyEntry, tab: Tab, actor: string, facts: Facts): readonly Choice[] {
  const offers = tab.offers?.get(actor) ?? [];
  const ownOffers = offers.filter(({ child }) => child === null);
  const withoutSample = acceptedEvents(entry, facts.nodes).filter(
    (type) => !entry.events.some((each) => each.type === type),
  );
  return [
    ...ownOffers.map((offer) => ofOffer(offer)),
    ...withoutSample.map((type) => ofEvent({ type })),
    ...facts.timers.map(({ type }) => ofTimer(type)),
    ...pendingOf(tab, actor).flatMap((child) => ofChild(offers, tab.paused ?? [], child)),
  ];
}

function ofModelEvent(event: AnyEventObject, refusedBy: readonly string[]): Choice {
  const act: Act = { kind: 'send', event };
  const { type } = event;
  if (type.startsWith('xstate.done.actor.')) return answer(String(event['actorId']), event['output'], act);
  if (type.startsWith('xstate.error.actor.')) return crash(String(event['actorId']), act);
  if (type.startsWith('xstate.after.')) return ofTimer(type);
  if (type === 'kit.slept')
    return { ...ofEvent(event), group: 'time', label: 'o aparelho dorme', tone: 'after' };
  return ofEvent(event, refusedBy);
}

/** The choices at a moment of a simulation, without samples that no active state handles. */
export function modelChoices(entry: AnyEntry, model: Model, moment: ModelMoment): readonly Choice[] {
  const nodes = activeNodes(moment.snapshot);
  const accepted = (type: string) =>
    type.startsWith('xstate.') ||
    type === 'kit.slept' ||
    nodes.some(({ transitions }) => transitions.has(type));
  return model
    .eventsAt(moment)
    .filter(({ type }) => accepted(type))
    .map((event) => {
      const isOwn = !event.type.startsWith('xstate.') && event.type !== 'kit.slept';
      return ofModelEvent(event, isOwn ? refusalOf(entry.machine, moment.snapshot, event) : []);
    });
}
