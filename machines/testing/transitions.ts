import { type AnyMachineSnapshot, type AnyStateMachine, getStateNodes, type StateValue } from 'xstate';

/** An action or guard as a chart shows it. */
export type Named = string | { readonly type: string; readonly params?: unknown };

/** A resolved candidate transition. */
export interface Transition {
  readonly source: StateNode;
  readonly target: readonly StateNode[] | undefined;
  readonly eventType: string;
  readonly guard?: Named;
  readonly actions: readonly Named[];
  readonly reenter: boolean;
}

/** A resolved state. */
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
  readonly after: readonly (Transition & { readonly delay: unknown })[];
  readonly invoke: readonly { readonly id: string; readonly src: string }[];
  readonly entry: readonly Named[];
  readonly exit: readonly Named[];
  readonly tags: readonly string[];
  readonly description?: string;
  /** In the QA build: where it stands in the source. */
  readonly meta?: { readonly at?: string };
}

/** The root state. */
export function rootOf(machine: AnyStateMachine): StateNode {
  return machine.root as unknown as StateNode;
}

/** `node` and everything below it, in document order. */
export function nodesOf(node: StateNode): readonly StateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))];
}

/** The resting states. */
export function leavesOf(machine: AnyStateMachine): readonly StateNode[] {
  return nodesOf(rootOf(machine)).filter((node) => node.type === 'atomic' || node.type === 'final');
}

/** Candidates of every transition from `node`, eventless ones last. */
export function transitionsFrom(node: StateNode): readonly Transition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Every candidate of every transition of a machine. */
export function transitionsOf(machine: AnyStateMachine): readonly Transition[] {
  return nodesOf(rootOf(machine)).flatMap((node) => transitionsFrom(node));
}

/** A name that is stable when ports are filled: `session.signedOut.idle | credentials.submitted | 0`. */
export function transitionKey(transition: Transition): string {
  const { source, eventType } = transition;
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id} | ${eventType === '' ? 'always' : eventType} | ${siblings.indexOf(transition)}`;
}

/** The state id at the start of a transition's key. */
export function sourceOfKey(key: string): string {
  return key.split(' | ')[0] ?? key;
}

/** The active states, from the root to the leaves. */
export function activeNodes({ machine, value }: AnyMachineSnapshot): readonly StateNode[] {
  return [...new Set(getStateNodes(machine.root, value as StateValue))] as unknown as readonly StateNode[];
}
