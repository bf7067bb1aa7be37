import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeNodes, type Named, type Transition } from './transitions.ts';

function nameOf(guard: Named | ((...args: never[]) => unknown)): string {
  return typeof guard === 'string' ? guard : 'type' in guard ? guard.type : guard.name;
}

function follows({ target, actions }: Pick<Transition, 'target' | 'actions'>): boolean {
  return target !== undefined || actions.length > 0;
}

/**
 * The guards that refuse an event in a snapshot; empty when a transition follows. A missing transition or an unreadable
 * guard is named in brackets.
 */
export function refusalOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly string[] {
  let taken: readonly Transition[];
  try {
    taken = machine.getTransitionData(snapshot, event) as unknown as readonly Transition[];
  } catch {
    return ['(amostra incompleta)'];
  }
  if (taken.some(follows)) return [];
  const candidates = activeNodes(snapshot).flatMap((node) => node.transitions.get(event.type) ?? []);
  const guards = candidates.flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)]));
  return guards.length > 0 ? [...new Set(guards)] : ['(nada acontece)'];
}
