import type { AnyActorRef } from 'xstate';
import type { ActorFacts, Moment, PageMessage, Request } from '../shared/protocol.ts';
import { ACTED } from '../shared/gestures.ts';
import { trimmed } from '../shared/trimmed.ts';
import { aheadBy, moveServer, setReal, whenNow } from './clock.ts';
import { inside, keep, parentOf, rootOfFamily } from '../portal/machines.ts';
import { actWords, type StoredMoment, obey } from './obey.ts';
import { offersOf } from './offers.ts';
import { forgetLogged } from './report/logged.ts';
import { showBadge } from './report/page-badge.ts';
import { onRoute, pageFacts } from './report/page-facts.ts';
import { readPortalTexts } from './report/portal-texts.ts';
import { createReporter, type Reporter } from './report/reporter.ts';
import { onPauses } from './pauses.ts';
import { type Recorded, type Watched, watchGesture } from './report/watch.ts';

/** How many moments a page reports to an inspector that opens later, and how many snapshots it keeps to restore. */
const REPORTED_MOMENTS = 5000;
const MAX_MOMENTS = 500;
/** Earlier events handled per task when an inspector joins, so that no task is long. */
const AT_ONCE = 200;
/** Changes that follow one event within this time are reported together. */
const PAUSE_MS = 30;

/** Requests that do not count as QA's intervention: a copied test does without the number and makes an answer a fault. */
const BESIDES: ReadonlySet<Request['kind']> = new Set<Request['kind']>(['number', 'pauseCall', 'answerCall']);

interface Joining {
  readonly tab: string;
  readonly channel: BroadcastChannel;
  /** Events recorded before the inspector joined; grows until `receive` is called. */
  readonly recorded: Recorded[];
  /** Sets the receiver of all later events. */
  readonly receive: (receiver: (watched: Watched) => void) => void;
}

/** Reports the page's facts and its machines' offers after a pause in changes. */
function createSettled(tab: string, post: (message: PageMessage) => void, actors: Reporter['actors']) {
  const changed = new Set<AnyActorRef>();
  let isWaiting = false;
  let reported = '';
  const report = (): void => {
    isWaiting = false;
    for (const actor of changed)
      post({ kind: 'offers', tab, actor: actor.sessionId, offers: offersOf(actor) });
    changed.clear();
    const facts = pageFacts(actors);
    const text = JSON.stringify(facts);
    if (text === reported) return;
    reported = text;
    showBadge(facts);
    post({ kind: 'page', tab, facts });
  };
  const recordChange = (...some: readonly AnyActorRef[]): void => {
    for (const actor of some) if (inside(actor).logic.watchedAs === undefined) changed.add(actor);
    if (!isWaiting) setReal(report, PAUSE_MS);
    isWaiting = true;
  };
  return { recordChange, recordAll: () => recordChange(...actors.values()) };
}

function createRecord() {
  const reported: { actors: ActorFacts[]; moments: Moment[] } = { actors: [], moments: [] };
  const stored = new Map<number, StoredMoment>();
  const keepMoment = (moment: Moment, actor: AnyActorRef | null): Moment => {
    stored.delete(moment.n - MAX_MOMENTS);
    if (actor === null) return moment;
    const root = rootOfFamily(actor);
    if ((root.getSnapshot() as { status: string }).status !== 'active') return moment;
    try {
      stored.set(moment.n, { root, snapshot: keep(root) });
    } catch {
      return moment;
    }
    return { ...moment, restorable: true };
  };
  const add = (moment: Moment): Moment => {
    reported.moments.push(moment);
    Object.assign(reported, trimmed(reported, REPORTED_MOMENTS));
    return moment;
  };
  return { reported, stored, keepMoment, add };
}

const nextTask = async (): Promise<void> => new Promise((resolve) => void setReal(resolve));

/** Connects this page to an inspector: reports its actors' steps and executes the inspector's requests. */
export async function join({ tab, channel, recorded, receive }: Joining): Promise<void> {
  const { reported, stored, keepMoment, add } = createRecord();
  let isCatchingUp = true;
  const post = (message: PageMessage): void => channel.postMessage(message);
  const portalTexts = await readPortalTexts();
  // After a reload, and after another start of the server.
  if (aheadBy() > 0) await moveServer();
  const unheard = createReporter({ portalTexts, onActor: () => undefined, onMoment: () => undefined });
  // Masked once without a report: a value known only from a late event is then masked in earlier texts, too.
  for (const [at, [when, watched]] of [...recorded].entries()) {
    if (at % AT_ONCE === 0) await nextTask();
    unheard.take(watched, when);
  }
  forgetLogged();
  const reporter: Reporter = createReporter({
    portalTexts,
    onActor: (actor) => {
      reported.actors.push(actor);
      if (!isCatchingUp) post({ kind: 'actor', tab, actor });
    },
    onMoment: (moment, actor) => {
      // Earlier moments cannot be restored: their actors have moved on.
      if (isCatchingUp) add(moment);
      else {
        post({ kind: 'moment', tab, moment: add(keepMoment(moment, actor)) });
        // A request's end changes the offers of its machine.
        if (actor !== null) settled.recordChange(actor, ...[parentOf(actor) ?? []].flat());
      }
    },
  });
  const settled = createSettled(tab, post, reporter.actors);
  const reportAll = () => {
    post({ kind: 'joined', tab, facts: pageFacts(reporter.actors), ...reported });
    settled.recordAll();
  };
  while (recorded.length > 0) {
    for (const [when, watched] of recorded.splice(0, AT_ONCE)) reporter.take(watched, when);
    await nextTask();
  }
  isCatchingUp = false;
  receive((watched) => reporter.take(watched, whenNow()));
  channel.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    if (data.kind === 'hello') return reportAll();
    if (data.tab !== tab) return;
    if (!BESIDES.has(data.kind)) watchGesture({ type: ACTED, what: actWords(data, reporter.actors) });
    const reason = obey(data, reporter.actors, stored, settled.recordAll);
    if (reason !== null) post({ kind: 'refused', tab, reason });
  });
  onRoute(() => settled.recordChange());
  onPauses(() => settled.recordChange());
  addEventListener('pagehide', () => post({ kind: 'gone', tab }));
  addEventListener('pageshow', ({ persisted }) => persisted && reportAll());
  reportAll();
}
