import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { ActorFacts, Moment, PageMessage, Request } from '../shared/protocol.ts';
import { inside, rootOfFamily } from './internals.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { keep, restore } from './restore.ts';
import type { Seen } from './watch.ts';

/** How many moments a page tells to an inspector that comes later, and how many it can go back to. */
const TOLD = 2000;
const KEPT = 500;

interface Joining {
  readonly tab: string;
  readonly channel: BroadcastChannel;
  /** What has been seen before. */
  readonly seen: readonly Seen[];
  /** From now on everything is handed over. */
  readonly hand: (deliver: (inspected: InspectionEvent) => void) => void;
}

interface Kept {
  readonly root: AnyActorRef;
  readonly snapshot: unknown;
}

function titleOf(): string {
  return location.hash.replace(/^#/, '').split('?', 1)[0] || '/';
}

/** What the inspector forces a request to do. The real answer, if it comes, is not waited for any more. */
function settle(actor: AnyActorRef, how: 'answer' | 'crash', value: unknown): void {
  const { id, logic, _parent: parent } = inside(actor);
  if (logic.watchedAs === 'request') {
    actor.send({ type: how === 'answer' ? 'xstate.promise.resolve' : 'xstate.promise.reject', data: value });
  } else if (how === 'crash') {
    parent?.send({ type: `xstate.error.actor.${id}`, error: value, actorId: id });
  }
}

/** Tells an inspector what the actors of this page do, and does what it asks. */
export function join({ tab, channel, seen, hand }: Joining): void {
  const told: { actors: ActorFacts[]; moments: Moment[] } = { actors: [], moments: [] };
  const kept = new Map<number, Kept>();
  let isCatchingUp = true;
  const post = (message: PageMessage): void => channel.postMessage(message);
  const sayHello = () => post({ kind: 'joined', tab, title: titleOf(), ...told });

  const keepMoment = (moment: Moment, actor: AnyActorRef): Moment => {
    // What has been seen before is told, but the family has moved on since.
    if (isCatchingUp) return moment;
    const root = rootOfFamily(actor);
    if ((root.getSnapshot() as { status: string }).status !== 'active') return moment;
    try {
      kept.set(moment.n, { root, snapshot: keep(root) });
    } catch {
      return moment;
    }
    kept.delete(moment.n - KEPT);
    return { ...moment, restorable: true };
  };

  const reporter: Reporter = createReporter({
    onActor: (actor) => {
      told.actors.push(actor);
      if (!isCatchingUp) post({ kind: 'actor', tab, actor });
    },
    onMoment: (seenMoment, actor) => {
      const moment = keepMoment(seenMoment, actor);
      told.moments.push(moment);
      if (told.moments.length > TOLD) told.moments.shift();
      if (!isCatchingUp) post({ kind: 'moment', tab, moment });
    },
  });

  for (const [at, inspected] of seen) reporter.take(inspected, at);
  isCatchingUp = false;
  hand((inspected) => reporter.take(inspected, Date.now()));

  channel.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    if (data.kind === 'hello') sayHello();
    else if (data.tab === tab) {
      const reason = obey(data, reporter, kept);
      if (reason !== null) post({ kind: 'refused', tab, reason });
    }
  });
  addEventListener('hashchange', () => post({ kind: 'place', tab, title: titleOf() }));
  addEventListener('pagehide', () => post({ kind: 'gone', tab }));
  addEventListener('pageshow', ({ persisted }) => persisted && sayHello());
  sayHello();
}

function obey(
  request: Exclude<Request, { kind: 'hello' }>,
  { actors }: Reporter,
  kept: ReadonlyMap<number, Kept>,
): string | null {
  if (request.kind === 'restore') {
    const found = kept.get(request.n);
    return found === undefined
      ? 'A página não guarda mais este momento.'
      : restore(found.root, found.snapshot);
  }
  const actor = actors.get(request.actor);
  if (actor === undefined) return 'Este ator não existe mais.';
  if (request.kind === 'send') actor.send(request.event);
  else settle(actor, request.how, request.value);
  return null;
}
