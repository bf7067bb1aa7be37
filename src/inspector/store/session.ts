import type { ActorFacts, Moment, PageMessage } from '../shared/protocol.ts';

/** Where the moments of a tab come from. */
export type TabKind = 'live' | 'gone' | 'recorded' | 'simulated';

/** What is known of one page of the portal, or of what stands in for one. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly kind: TabKind;
  readonly actors: readonly ActorFacts[];
  readonly moments: readonly Moment[];
}

/** Every page that the inspector has seen, in the order in which they came. */
export type Session = readonly Tab[];

/** Pages that have gone and are still kept. */
const GONE_KEPT = 3;
const MOMENTS_KEPT = 4000;

function change(session: Session, id: string, how: (tab: Tab) => Tab): Session {
  return session.map((tab) => (tab.id === id ? how(tab) : tab));
}

/** The session with a tab in it, in the place of one of the same name. */
export function withTab(session: Session, tab: Tab): Session {
  if (session.some(({ id }) => id === tab.id)) return change(session, tab.id, () => tab);
  return [...session, tab];
}

function withoutOldest(session: Session): Session {
  const gone = session.filter(({ kind }) => kind === 'gone');
  const dropped = gone.slice(0, Math.max(0, gone.length - GONE_KEPT));
  return session.filter((tab) => !dropped.includes(tab));
}

/** The session after a page has told something. */
export function receive(session: Session, message: PageMessage): Session {
  const { tab: id } = message;
  switch (message.kind) {
    case 'joined': {
      const { title, actors, moments } = message;
      return withTab(session, { id, title, kind: 'live', actors, moments });
    }
    case 'place':
      return change(session, id, (tab) => ({ ...tab, title: message.title }));
    case 'actor':
      return change(session, id, (tab) => ({ ...tab, actors: [...tab.actors, message.actor] }));
    case 'moment':
      return change(session, id, (tab) => ({
        ...tab,
        moments: [...tab.moments.slice(-MOMENTS_KEPT), message.moment],
      }));
    case 'gone':
      return withoutOldest(change(session, id, (tab) => ({ ...tab, kind: 'gone' })));
    case 'here':
    case 'refused':
    default:
      return session;
  }
}

/** The last moment of each actor, up to a moment of the tab; null: up to now. */
export function sceneAt({ moments }: Tab, cursor: number | null): ReadonlyMap<string, Moment> {
  const last = new Map<string, Moment>();
  for (const moment of moments) {
    if (cursor !== null && moment.n > cursor) break;
    last.set(moment.actor, moment);
  }
  return last;
}

/** An actor in the tree. */
export interface TreeItem {
  readonly actor: ActorFacts;
  readonly moment: Moment | null;
  readonly level: number;
}

function isOver(moment: Moment | undefined): boolean {
  return moment !== undefined && moment.facts.status !== 'active';
}

/** The actors that live at a moment, parents before children. */
export function treeAt(tab: Tab, cursor: number | null): readonly TreeItem[] {
  const scene = sceneAt(tab, cursor);
  const ids = new Set(tab.actors.map(({ id }) => id));
  const shown = tab.actors.filter((actor) => {
    const moment = scene.get(actor.id);
    if (cursor !== null && moment === undefined) return false;
    return !isOver(moment);
  });
  const below = (parent: string | null, level: number): readonly TreeItem[] =>
    shown
      .filter((actor) => (actor.parent !== null && ids.has(actor.parent) ? actor.parent : null) === parent)
      .flatMap((actor) => [
        { actor, moment: scene.get(actor.id) ?? null, level },
        ...below(actor.id, level + 1),
      ]);
  return below(null, 0);
}

/** The machine to look at first: of those that belong to a screen the youngest, else the first. */
export function firstMachine(tab: Tab): string | null {
  const machines = treeAt(tab, null).filter(({ actor }) => actor.kind === 'machine');
  return machines[0]?.actor.id ?? null;
}
