import { type AnyStateMachine, StateMachine } from 'xstate';
import {
  type Named,
  nodesOf,
  rootOf,
  type StateNode,
  type Transition,
  transitionKey,
  transitionsOf,
} from '../../../machines/testing/transitions.ts';

/** A small mistake in a chart. */
export interface Mutant {
  /** The transition's key and the mistake; stable. */
  readonly name: string;
  readonly key: string;
  readonly change: { readonly target: string | undefined } | 'no guard';
}

type Config = Record<string, unknown>;

function guardName(guard: Named): string {
  return typeof guard === 'string' ? guard : guard.type;
}

/** A wrong target: the next sibling; undefined: stay. */
function wrongTarget(target: StateNode): StateNode | undefined {
  const siblings = Object.values(target.parent?.states ?? {}).filter(({ type }) => type !== 'history');
  const next = siblings[(siblings.indexOf(target) + 1) % siblings.length];
  return next === target || target.parent?.type === 'parallel' ? undefined : next;
}

function mutantsOf(transition: Transition): readonly Mutant[] {
  const key = transitionKey(transition);
  const { guard, target } = transition;
  const [first] = target ?? [];
  const wrong = first === undefined ? undefined : wrongTarget(first);
  return [
    ...(first === undefined
      ? []
      : [
          {
            key,
            name: `${key}: to ${wrong === undefined ? 'nowhere' : wrong.path.join('.')} instead of ${first.path.join('.')}`,
            change: { target: wrong === undefined ? undefined : `#${wrong.id}` },
          },
        ]),
    ...(guard === undefined
      ? []
      : [{ key, name: `${key}: without [${guardName(guard)}]`, change: 'no guard' as const }]),
  ];
}

/** Every mutant: each target changed, each guard removed. */
export function listMutants(machine: AnyStateMachine): readonly Mutant[] {
  return transitionsOf(machine).flatMap((transition) => mutantsOf(transition));
}

/** Copies data; functions and actor logic are shared. */
function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => clone(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clone(item)]));
}

function listIn(holder: Config, name: string): Config[] {
  const list = [holder[name] ?? []].flat() as Config[];
  holder[name] = list;
  return list;
}

/** A state's transitions for an event type, in order. */
function candidatesIn(config: Config, node: StateNode, eventType: string): Config[] {
  if (eventType === '') return listIn(config, 'always');
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (actor) {
    const invoke = listIn(config, 'invoke')[node.invoke.findIndex(({ id }) => id === actor[2])];
    return listIn(invoke ?? {}, actor[1] === 'done' ? 'onDone' : 'onError');
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  if (delay !== undefined) return listIn(config['after'] as Config, delay);
  if (eventType.startsWith('xstate.done.state.')) return listIn(config, 'onDone');
  return listIn(config['on'] as Config, eventType);
}

function configOf(config: Config, path: readonly string[]): Config {
  return path.reduce((at, name) => (at['states'] as Record<string, Config>)[name] ?? {}, config);
}

/** The machine with a mutant. */
export function mutate<M extends AnyStateMachine>(machine: M, index: number): M {
  const mutant = listMutants(machine)[index];
  const transition = transitionsOf(machine).find((candidate) => transitionKey(candidate) === mutant?.key);
  if (mutant === undefined || transition === undefined) throw new Error(`no mutant ${index}`);
  const config = clone(machine.config) as Config;
  const { source, eventType } = transition;
  const node = nodesOf(rootOf(machine)).find(({ id }) => id === source.id) ?? source;
  const position = Number(mutant.key.split(' | ')[2]);
  const candidate = candidatesIn(configOf(config, source.path), node, eventType)[position];
  if (candidate === undefined) throw new Error(`mutant ${index} is not in the config: ${mutant.name}`);
  if (mutant.change === 'no guard') delete candidate['guard'];
  else if (mutant.change.target === undefined) delete candidate['target'];
  else candidate['target'] = mutant.change.target;
  // A looping mutant must fail, not hang.
  config['options'] = { ...(config['options'] as object | undefined), maxIterations: 100 };
  return new StateMachine(config as never, machine.implementations as never) as unknown as M;
}
