import type { ActorFacts, Moment } from '../shared/protocol.ts';
import { sceneAt, type Tab } from './session.ts';

/** An actor in the tree. */
export interface TreeItem {
  readonly actor: ActorFacts;
  readonly moment: Moment | null;
  readonly level: number;
  /** It has ended, or was stopped; its moment is its last. */
  readonly isOver: boolean;
}

/** Whether an actor had ended by then. */
export function isOver(moment: Moment | null | undefined): boolean {
  return (moment ?? null) !== null && moment?.facts.status !== 'active';
}

/** What takes another's place in the tree: the same machine, in the same place below the same parent. */
export function placeOf({ machine, name, parent }: ActorFacts): string {
  return [machine, name, parent].join(' ');
}

/**
 * The actors that live at a moment, and of the machines that have ended the last of each place; parents before children.
 */
export function treeAt(tab: Tab, cursor: number | null): readonly TreeItem[] {
  const scene = sceneAt(tab, cursor);
  const byId = new Map(tab.actors.map((actor) => [actor.id, actor]));
  const parentOf = ({ parent }: ActorFacts): string | null =>
    parent !== null && byId.has(parent) ? parent : null;
  const there = tab.actors.filter(
    ({ id, kind }) => kind !== 'customer' && kind !== 'server' && (cursor === null || scene.has(id)),
  );
  const placed = there.map((actor) => ({ ...actor, parent: parentOf(actor) }));
  const last = new Map(placed.map((actor) => [placeOf(actor), actor.id]));
  const isShown = (actor: ActorFacts): boolean =>
    !isOver(scene.get(actor.id)) || (actor.kind === 'machine' && last.get(placeOf(actor)) === actor.id);
  const children = new Map<string | null, string[]>();
  for (const actor of placed)
    if (isShown(actor)) children.set(actor.parent, [...(children.get(actor.parent) ?? []), actor.id]);
  const below = (parent: string | null, level: number): readonly TreeItem[] =>
    (children.get(parent) ?? []).flatMap((id) => {
      const actor = byId.get(id) as ActorFacts;
      const moment = scene.get(id) ?? null;
      return [{ actor, moment, level, isOver: isOver(moment) }, ...below(id, level + 1)];
    });
  return below(null, 0);
}

/** The app's root actor; others may be older than it is in a page. */
const ROOT = 'session';

/** The machine to look at first: the root that lives, else another that lives, else the first. */
export function firstMachine(tab: Tab): string | null {
  const machines = treeAt(tab, null).filter(({ actor }) => actor.kind === 'machine');
  const living = machines.filter((item) => !item.isOver);
  const first = living.find(({ actor }) => actor.machine === ROOT) ?? living[0] ?? machines[0];
  return first?.actor.id ?? null;
}
