import type { AnyStateMachine } from 'xstate';

/** The part of an action or guard that a drawing can show. */
export type Named = string | { readonly type: string; readonly params?: unknown };

/** One candidate transition as xstate resolved it. */
export interface Transition {
  readonly source: StateNode;
  readonly target: readonly StateNode[] | undefined;
  readonly eventType: string;
  readonly guard?: Named;
  readonly actions: readonly Named[];
  readonly reenter: boolean;
}

/** One state of a chart as xstate resolved it. */
export interface StateNode {
  readonly id: string;
  readonly key: string;
  readonly path: readonly string[];
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly order: number;
  readonly parent?: StateNode;
  readonly states: Readonly<Record<string, StateNode>>;
  readonly initial?: { readonly target: readonly StateNode[] };
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
  readonly always?: readonly Transition[];
  readonly invoke: readonly { readonly id: string; readonly src: string }[];
  readonly entry: readonly Named[];
  readonly exit: readonly Named[];
  readonly tags: readonly string[];
  readonly description?: string;
}

/** The top of a machine's tree of states. */
export function rootOf(machine: AnyStateMachine): StateNode {
  return machine.root as unknown as StateNode;
}

/** `node` and everything below it, in document order. */
export function nodesOf(node: StateNode): readonly StateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))];
}

/** The states in which a machine can rest. */
export function leavesOf(machine: AnyStateMachine): readonly StateNode[] {
  return nodesOf(rootOf(machine)).filter((node) => node.type === 'atomic' || node.type === 'final');
}

/** Every candidate of every transition that starts at `node` itself, eventless ones last. */
export function transitionsFrom(node: StateNode): readonly Transition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Every candidate of every transition of a machine. */
export function transitionsOf(machine: AnyStateMachine): readonly Transition[] {
  return nodesOf(rootOf(machine)).flatMap((node) => transitionsFrom(node));
}

/** A name that stays the same when a machine gets its ports: `session.signedOut.idle | credentials.submitted | 0`. */
export function transitionKey(transition: Transition): string {
  const { source, eventType } = transition;
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id} | ${eventType === '' ? 'always' : eventType} | ${siblings.indexOf(transition)}`;
}

/** The id of the state that a transition's key starts with. */
export function sourceOfKey(key: string): string {
  return key.split(' | ')[0] ?? key;
}

/** What `xstate`'s inspection reports of a microstep, seen through our types. */
export function keysOfMicrostep(inspected: { readonly type: string }): readonly string[] {
  if (inspected.type !== '@xstate.microstep') return [];
  const { _transitions: taken } = inspected as unknown as { readonly _transitions: readonly Transition[] };
  return taken.map((transition) => transitionKey(transition));
}

/** Every state that a machine is in, from the root to the leaves. */
export function activeNodes(snapshot: { readonly _nodes: unknown }): readonly StateNode[] {
  const { _nodes: nodes } = snapshot;
  return nodes as readonly StateNode[];
}
