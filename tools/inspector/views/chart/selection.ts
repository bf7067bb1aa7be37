import type { AnyEntry } from '../../portal/machines.ts';
import type { ActorFacts, Moment } from '../../shared/protocol.ts';
import { type Choice, liveChoices } from '../../store/choices.ts';
import { useInspectorState, useTab } from '../../store/context.ts';
import { entryOf } from '../../store/recording/entries.ts';
import { sceneAt, type Tab } from '../../store/session.ts';

/** The selected actor of a tab at the selected moment. */
export interface Selection {
  readonly tab: Tab;
  readonly actor: ActorFacts;
  readonly moment: Moment | null;
  /** The machine whose chart is shown: the actor itself, or its closest ancestor that is a machine. */
  readonly machine: ActorFacts;
  readonly machineMoment: Moment | null;
  readonly entry: AnyEntry | null;
  /** Choices for that machine; empty in the past and for tabs that are not live. */
  readonly choices: readonly Choice[];
}

function machineOf(tab: Tab, actor: ActorFacts): ActorFacts {
  const above = tab.actors.find(({ id }) => id === actor.parent);
  return actor.kind === 'machine' || above === undefined ? actor : machineOf(tab, above);
}

/** The selected actor with the data that the views show of it; null: none is selected. */
export function useSelection(): Selection | null {
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
