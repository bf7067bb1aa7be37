import {
  registry,
  type AnyEntry,
  nodesOf,
  rootOf,
  type StateNode,
  type Transition,
  transitionKey,
  transitionsFrom,
} from '../../portal/machines.ts';

const byId = new Map(registry.map((entry) => [entry.id, entry]));

/** The registry's entry of a machine. */
export function entryOf(machine: string | null | undefined): AnyEntry | null {
  return byId.get(machine ?? '') ?? null;
}

const nodesById = new Map<string, ReadonlyMap<string, StateNode>>();

/** The states of a machine by their ids. */
export function statesOf(entry: AnyEntry): ReadonlyMap<string, StateNode> {
  const known = nodesById.get(entry.id);
  if (known !== undefined) return known;
  const nodes = new Map(nodesOf(rootOf(entry.machine)).map((node) => [node.id, node]));
  nodesById.set(entry.id, nodes);
  return nodes;
}

/** The transitions that start at the states with these ids: what can happen now, guards aside. */
function openTransitions(entry: AnyEntry, nodes: readonly string[]): readonly Transition[] {
  const states = statesOf(entry);
  return nodes.flatMap((id) => {
    const node = states.get(id);
    return node === undefined ? [] : transitionsFrom(node);
  });
}

/** The keys of those transitions. */
export function openKeys(entry: AnyEntry, nodes: readonly string[]): ReadonlySet<string> {
  return new Set(openTransitions(entry, nodes).map((transition) => transitionKey(transition)));
}

/** The events that these states accept, without those that xstate makes itself. */
export function acceptedEvents(entry: AnyEntry, nodes: readonly string[]): readonly string[] {
  const types = openTransitions(entry, nodes).map(({ eventType }) => eventType);
  return [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.'));
}

/** The names of its ports that ask the server, or the browser, once: not its child machines, not its subscriptions. */
export function requestPorts({ ports, outcomes }: AnyEntry): readonly string[] {
  return Object.entries(ports.actors)
    .filter(([name, logic]) => !('kind' in logic) && !('root' in logic) && (outcomes[name] ?? []).length > 0)
    .map(([name]) => name);
}
