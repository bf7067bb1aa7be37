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

/** The registry's entry of a machine; null: unknown. */
export function entryOf(machine: string | null | undefined): AnyEntry | null {
  return byId.get(machine ?? '') ?? null;
}

/** The name of a machine's input. */
export const wordsForStart = ({ starts }: AnyEntry, inputName: string): string =>
  starts?.[inputName] ?? 'o único';

const nodesById = new Map<string, ReadonlyMap<string, StateNode>>();

/** The states of a machine by their ids (cached). */
export function statesOf(entry: AnyEntry): ReadonlyMap<string, StateNode> {
  const known = nodesById.get(entry.id);
  if (known !== undefined) return known;
  const nodes = new Map(nodesOf(rootOf(entry.machine)).map((node) => [node.id, node]));
  nodesById.set(entry.id, nodes);
  return nodes;
}

/** The transitions from these states, whatever their guards say. */
function openTransitions(entry: AnyEntry, nodes: readonly string[]): readonly Transition[] {
  const states = statesOf(entry);
  return nodes.flatMap((id) => {
    const node = states.get(id);
    return node === undefined ? [] : transitionsFrom(node);
  });
}

/** The keys of the transitions from these states, whatever their guards say. */
export function openKeys(entry: AnyEntry, nodes: readonly string[]): ReadonlySet<string> {
  return new Set(openTransitions(entry, nodes).map((transition) => transitionKey(transition)));
}

/** The event types that these states accept, without XState's own. */
export function acceptedEvents(entry: AnyEntry, nodes: readonly string[]): readonly string[] {
  const types = openTransitions(entry, nodes).map(({ eventType }) => eventType);
  return [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.'));
}

/** Names of the ports that make one request, of the server or the browser: no child machines, no subscriptions. */
export function requestPorts({ ports, outcomes }: AnyEntry): readonly string[] {
  return Object.entries(ports.actors)
    .filter(([name, logic]) => !('kind' in logic) && !('root' in logic) && (outcomes[name] ?? []).length > 0)
    .map(([name]) => name);
}
