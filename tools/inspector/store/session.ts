import type { Expected } from './expected.ts';
import type { FaultsWritten } from './faults.ts';
import type { ActorFacts, Moment, Offer, PageFacts, PageMessage } from '../shared/protocol.ts';
import { trimmed } from '../shared/trimmed.ts';

/** Source of a tab's moments: an open page, a closed page, a file, a simulated walk. */
export type TabKind = 'live' | 'gone' | 'recorded' | 'simulated';

/** A page of the portal, a recorded page or a simulated walk. */
export interface Tab extends Partial<PageFacts> {
  readonly id: string;
  readonly title: string;
  readonly kind: TabKind;
  readonly actors: readonly ActorFacts[];
  readonly moments: readonly Moment[];
  /** The samples that fit its machines now, by actor. */
  readonly offers?: ReadonlyMap<string, readonly Offer[]>;
  /** Of a recording: the faults that were set while it was made. */
  readonly faults?: readonly FaultsWritten[];
  readonly expected?: Expected | undefined;
  /** Of a simulation: the number of its walk. */
  readonly walk?: number;
}

/** All tabs, in the order in which they joined. */
export type Session = readonly Tab[];

/** How many closed pages are kept. */
const GONE_KEPT = 3;
/** Per tab: about two working days. */
const MOMENTS_KEPT = 10_000;

function change(session: Session, id: string, how: (tab: Tab) => Tab): Session {
  return session.map((tab) => (tab.id === id ? how(tab) : tab));
}

/** Adds a tab, or replaces the one with its id. */
export function withTab(session: Session, tab: Tab): Session {
  if (session.some(({ id }) => id === tab.id)) return change(session, tab.id, () => tab);
  return [...session, tab];
}

/** Sets a tab's expectation; undefined removes it. */
export function withExpected(session: Session, id: string, expected: Expected | undefined): Session {
  return change(session, id, (tab) => ({ ...tab, expected }));
}

function withoutOldest(session: Session): Session {
  const gone = session.filter(({ kind }) => kind === 'gone');
  const dropped = gone.slice(0, Math.max(0, gone.length - GONE_KEPT));
  return session.filter((tab) => !dropped.includes(tab));
}

/** Gives a tab a unique number: the one from before a reload unless another live tab has it, else the next. */
function numbered(session: Session, id: string): Session {
  const others = session.filter((tab) => tab.id !== id && tab.kind !== 'recorded');
  return change(session, id, (tab) => {
    const isTaken = others.some(({ kind, number }) => kind === 'live' && number === tab.number);
    if ((tab.number ?? null) !== null && !isTaken) return tab;
    return { ...tab, number: Math.max(0, ...others.map(({ number }) => number ?? 0)) + 1 };
  });
}

/** The tab's page loads that are still known, in their order: a reload is another visit of the same numbered tab. */
export function visitsOf(session: Session, { id, number = null, kind }: Tab): Session {
  const isOpened = kind === 'live' || kind === 'gone';
  return session.filter(
    (each) =>
      each.id === id ||
      (isOpened &&
        number !== null &&
        each.number === number &&
        (each.kind === 'live' || each.kind === 'gone')),
  );
}

/** A page sends only its last moments, again whenever another page opens: merge them with the earlier ones. */
function withEarlier(reported: Tab, session: Session): Tab {
  const previous = session.find(({ id, kind }) => id === reported.id && (kind === 'live' || kind === 'gone'));
  if (previous === undefined) return reported;
  const numbers = new Set(reported.moments.map(({ n }) => n));
  const moments = [...previous.moments.filter(({ n }) => !numbers.has(n)), ...reported.moments];
  const ids = new Set(reported.actors.map(({ id }) => id));
  const actors = [...previous.actors.filter(({ id }) => !ids.has(id)), ...reported.actors];
  const { expected } = previous;
  return { ...reported, actors, expected, moments: moments.toSorted((a, b) => a.n - b.n) };
}

export function receive(session: Session, message: PageMessage): Session {
  const { tab: id } = message;
  switch (message.kind) {
    case 'joined': {
      const { facts, actors, moments } = message;
      const reported: Tab = { id, ...facts, kind: 'live', actors, moments };
      return numbered(withTab(session, withEarlier(reported, session)), id);
    }
    case 'page':
      return change(session, id, (tab) => ({
        ...tab,
        ...message.facts,
        number: message.facts.number ?? tab.number ?? null,
      }));
    case 'offers':
      return change(session, id, (tab) => ({
        ...tab,
        offers: new Map(tab.offers).set(message.actor, message.offers),
      }));
    case 'actor':
      return change(session, id, (tab) => ({ ...tab, actors: [...tab.actors, message.actor] }));
    case 'moment':
      return change(session, id, (tab) =>
        trimmed({ ...tab, moments: [...tab.moments, message.moment] }, MOMENTS_KEPT),
      );
    case 'gone':
      return withoutOldest(change(session, id, (tab) => ({ ...tab, kind: 'gone' })));
    case 'here':
    case 'refused':
    default:
      return session;
  }
}

/** Each actor's last moment up to the one with this number; null: up to now. */
export function sceneAt({ moments }: Tab, cursor: number | null): ReadonlyMap<string, Moment> {
  const last = new Map<string, Moment>();
  for (const moment of moments) {
    if (cursor !== null && moment.n > cursor) break;
    last.set(moment.actor, moment);
  }
  return last;
}
