import type { ActorFacts, ActorKind, Bystander, Moment } from '../shared/protocol.ts';
import { sceneAt, type Tab } from './session.ts';

export interface TreeItem {
  readonly actor: ActorFacts;
  readonly moment: Moment | null;
  readonly level: number;
  /** It has ended or was stopped; `moment` is its last. */
  readonly isOver: boolean;
}

export const isBystander = (kind: ActorKind): kind is Bystander =>
  kind === 'customer' || kind === 'inspector' || kind === 'server';

/** Whether an actor had ended at its moment; false without one. */
export function isOver(moment: Moment | null | undefined): boolean {
  return (moment ?? null) !== null && moment?.facts.status !== 'active';
}

/** Key of a place in the tree: a later actor with the same machine, name and parent replaces an ended one. */
export function placeOf({ machine, name, parent }: ActorFacts): string {
  return [machine, name, parent].join(' ');
}

/**
 * The actors that are active at a moment, and the last ended machine of each place; parents before children.
 */
export function treeAt(tab: Tab, cursor: number | null): readonly TreeItem[] {
  const scene = sceneAt(tab, cursor);
  const byId = new Map(tab.actors.map((actor) => [actor.id, actor]));
  const parentOf = ({ parent }: ActorFacts): string | null =>
    parent !== null && byId.has(parent) ? parent : null;
  const there = tab.actors.filter(({ id, kind }) => !isBystander(kind) && (cursor === null || scene.has(id)));
  const all = there.map((actor) => ({ ...actor, parent: parentOf(actor) }));
  const started = new Set(all.filter(({ id }) => scene.has(id)).map((actor) => placeOf(actor)));
  // A render that React discards leaves an actor that never starts, beside the one that did.
  const placed = all.filter((actor) => scene.has(actor.id) || !started.has(placeOf(actor)));
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

/** The app's root machine; a page may have older ones. */
const ROOT = 'session';

/** Id of the machine to select first: the active root, else another active one, else the first; null: none. */
export function firstMachine(tab: Tab): string | null {
  const machines = treeAt(tab, null).filter(({ actor }) => actor.kind === 'machine');
  const living = machines.filter((item) => !item.isOver);
  const first = living.find(({ actor }) => actor.machine === ROOT) ?? living[0] ?? machines[0];
  return first?.actor.id ?? null;
}
