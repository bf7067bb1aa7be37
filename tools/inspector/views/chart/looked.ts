import type { AnyEntry } from '../../portal/machines.ts';
import type { ActorFacts, Moment } from '../../shared/protocol.ts';
import { type Choice, liveChoices } from '../../store/choices.ts';
import { useInspectorState, useTab } from '../../store/context.ts';
import { entryOf } from '../../store/recording/entries.ts';
import { sceneAt, type Tab } from '../../store/session.ts';

/** What is looked at in a page of the portal. */
export interface Looked {
  readonly tab: Tab;
  readonly actor: ActorFacts;
  readonly moment: Moment | null;
  /** The machine whose chart shows it: its own, or that of the machine above it. */
  readonly machine: ActorFacts;
  readonly machineMoment: Moment | null;
  readonly entry: AnyEntry | null;
  /** What can be made to happen to that machine; nothing in the past. */
  readonly choices: readonly Choice[];
}

function machineOf(tab: Tab, actor: ActorFacts): ActorFacts {
  const above = tab.actors.find(({ id }) => id === actor.parent);
  return actor.kind === 'machine' || above === undefined ? actor : machineOf(tab, above);
}

/** The chosen actor with everything that is shown of it; null when none is chosen. */
export function useLooked(): Looked | null {
  const { actor: chosen, cursor } = useInspectorState();
  const tab = useTab();
  const actor = tab?.actors.find(({ id }) => id === chosen);
  if (tab === null || actor === undefined) return null;
  const scene = sceneAt(tab, cursor);
  const machine = machineOf(tab, actor);
  const machineMoment = scene.get(machine.id) ?? null;
  const entry = entryOf(machine.machine);
  const isNow = cursor === null && tab.kind === 'live';
  const isAlive = machineMoment?.facts.status === 'active';
  const choices =
    entry !== null && machineMoment !== null && isNow && isAlive
      ? liveChoices(entry, tab, machine.id, machineMoment.facts)
      : [];
  return { tab, actor, moment: scene.get(actor.id) ?? null, machine, machineMoment, entry, choices };
}
