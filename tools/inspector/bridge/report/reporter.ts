import type { AnyActorRef, AnyEventObject } from 'xstate';
import { ACTED, CUSTOMER, INSPECTOR, type RawGesture, SERVER } from '../../shared/gestures.ts';
import { factsOf } from '../../shared/facts.ts';
import { sentence } from '../../shared/mask.ts';
import type { ActorFacts, ActorKind, Bystander, Moment } from '../../shared/protocol.ts';
import type { When } from '../../shared/protocol.ts';
import { type AnySnapshotFacts, inside, keysOfMicrostep, parentOf, timersOf } from '../../portal/machines.ts';
import type { RawCall } from './calls.ts';
import { logged, loggedEvent } from './logged.ts';
import { maskedGesture } from './masked-gesture.ts';
import type { Watched } from './watch.ts';

interface Step {
  taken: string[];
  actions: string[];
  emitted: AnyEventObject[];
  source: string | null;
}

/** Turns inspection events of xstate into moments. */
export interface Reporter {
  readonly take: (watched: Watched, when: When) => void;
  readonly actors: ReadonlyMap<string, AnyActorRef>;
}

interface Listener {
  readonly onActor: (actor: ActorFacts) => void;
  /** `actor` is null for moments of bystanders. */
  readonly onMoment: (moment: Moment, actor: AnyActorRef | null) => void;
  /** The portal's own words: all others in gestures are masked. */
  readonly portalTexts: ReadonlySet<string>;
}

function kindOf(actor: AnyActorRef): ActorKind {
  const { logic } = inside(actor);
  return logic.watchedAs ?? 'machine';
}

/** The facts of an actor, reported once when it is created. */
function factsOfActor(actor: AnyActorRef): ActorFacts {
  const { id, sessionId, src, logic } = inside(actor);
  const kind = kindOf(actor);
  const machine = kind === 'machine' ? logic.id : null;
  return {
    id: sessionId,
    name: id === sessionId ? (machine ?? id) : id,
    parent: parentOf(actor)?.sessionId ?? null,
    kind,
    machine,
    src: typeof src === 'string' ? src : null,
  };
}

/** Facts of a bystander, listed as an actor. */
const bystander = (id: string, kind: Bystander): ActorFacts => ({
  id,
  name: id,
  parent: null,
  kind,
  machine: null,
  src: null,
});

/** A moment of a bystander: no machine moved. */
const STILL: Omit<Moment, 'n' | 'at' | 'ahead' | 'actor' | 'event'> = {
  source: null,
  taken: [],
  actions: [],
  emitted: [],
  facts: {
    status: 'active',
    value: null,
    context: null,
    tags: [],
    output: null,
    error: null,
    nodes: [],
    timers: [],
  },
  restorable: false,
};

/** The parsed body of a response; a text in its place when it is not JSON. */
function bodyOf(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return { error: 'corpo quebrado' };
  }
}

function isEmit(action: { type: string; params: unknown }): action is {
  type: string;
  params: { event: AnyEventObject };
} {
  return action.type === 'xstate.emit';
}

/** Turns gestures of the customer, acts of QA and calls to the server into moments. */
function createBystanders({ onActor, onMoment, portalTexts }: Listener, next: () => number) {
  const bystanders = new Set<string>();
  const introduce = (id: string, kind: Bystander): void => {
    if (!bystanders.has(id)) onActor(bystander(id, kind));
    bystanders.add(id);
  };
  const takeGesture = (gesture: RawGesture, when: When): void => {
    const actor = gesture.type === ACTED ? INSPECTOR : CUSTOMER;
    introduce(actor, actor === INSPECTOR ? 'inspector' : 'customer');
    onMoment({ ...STILL, ...when, n: next(), actor, event: maskedGesture(gesture, portalTexts) }, null);
  };
  const takeCall = ({ event, text }: RawCall, when: When): void => {
    introduce(SERVER, 'server');
    const masked = { ...event, path: sentence(event.path) };
    const facts = { ...STILL.facts, output: logged(bodyOf(text)) };
    onMoment({ ...STILL, ...when, n: next(), actor: SERVER, event: masked, facts }, null);
  };
  return { takeGesture, takeCall };
}

/** Creates the reporter of a page's actors. */
export function createReporter({ onActor, onMoment, portalTexts }: Listener): Reporter {
  const actors = new Map<string, AnyActorRef>();
  /** Actors created but not started, such as those of a render that React has discarded. */
  const unstarted = new Set<string>();
  const steps = new Map<string, Step>();
  let count = 0;
  const stepOf = (id: string): Step => {
    const step = steps.get(id) ?? { taken: [], actions: [], emitted: [], source: null };
    steps.set(id, step);
    return step;
  };
  const takeSnapshot = (actor: AnyActorRef, event: AnyEventObject, snapshot: unknown, when: When): void => {
    const { taken, actions, emitted, source } = stepOf(actor.sessionId);
    steps.delete(actor.sessionId);
    const moment: Moment = {
      n: (count += 1),
      ...when,
      actor: actor.sessionId,
      event: loggedEvent(event),
      source,
      taken,
      actions,
      emitted: emitted.map((each) => loggedEvent(each)),
      facts: factsOf(snapshot as AnySnapshotFacts, timersOf(actor), logged),
      restorable: false,
    };
    onMoment(moment, actor);
  };
  const { takeGesture, takeCall } = createBystanders({ onActor, onMoment, portalTexts }, () => (count += 1));
  const take = (inspected: Watched, when: When): void => {
    if (inspected.type === 'portal.gesture') return takeGesture(inspected.gesture, when);
    if (inspected.type === 'portal.call') return takeCall(inspected, when);
    const actor = inspected.actorRef as AnyActorRef;
    const { sessionId } = actor;
    if (inspected.type === '@xstate.actor') {
      actors.set(sessionId, actor);
      unstarted.add(sessionId);
      return;
    }
    // An actor whose creation is no longer recorded is first seen here.
    if (unstarted.delete(sessionId) || !actors.has(sessionId)) {
      actors.set(sessionId, actor);
      onActor(factsOfActor(actor));
    }
    if (inspected.type === '@xstate.event') {
      stepOf(sessionId).source = inspected.sourceRef?.sessionId ?? null;
    } else if (inspected.type === '@xstate.microstep') {
      stepOf(sessionId).taken.push(...keysOfMicrostep(inspected));
    } else if (inspected.type === '@xstate.action') {
      const { action } = inspected;
      if (isEmit(action)) stepOf(sessionId).emitted.push(action.params.event);
      else stepOf(sessionId).actions.push(action.type);
    } else takeSnapshot(actor, inspected.event, inspected.snapshot, when);
  };
  return { take, actors };
}
