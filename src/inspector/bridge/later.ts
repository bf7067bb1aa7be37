import type { ActorLogic, AnyActorRef, AnyActorScope, AnyEventObject, AnyStateMachine } from 'xstate';
import { later as plain, type LaterSnapshot } from '../../../machines/kit/later.ts';
import { keep, startTimers } from './restore.ts';

type Kept = LaterSnapshot<AnyStateMachine> & { readonly kept?: unknown };

/** The machine, starting from what was kept. */
function resumed(machine: AnyStateMachine, kept: unknown): AnyStateMachine {
  return Object.create(machine, {
    getInitialSnapshot: {
      value: (scope: AnyActorScope) => machine.restoreSnapshot(kept as never, scope as never),
    },
  }) as AnyStateMachine;
}

/** Stands in for the kit's `later` in the QA build: what is below it can be put back to an earlier moment. */
export const later = ((load: (self: AnyActorRef) => Promise<AnyStateMachine>) => {
  const logic = plain(load) as unknown as ActorLogic<Kept, AnyEventObject>;
  const replacement: ActorLogic<Kept, AnyEventObject> = {
    ...logic,
    transition: (state, event, scope) => {
      const { kept, ...rest } = state;
      const machine = event['machine'] as AnyStateMachine | undefined;
      if (kept === undefined || machine === undefined) return logic.transition(state, event, scope);
      const after = logic.transition(rest, { ...event, machine: resumed(machine, kept) }, scope);
      scope.defer(() => after.child !== null && startTimers(after.child));
      return after;
    },
    getPersistedSnapshot: (state) => ({
      ...state,
      child: null,
      isAsking: true,
      waiting: [],
      kept: state.child === null ? state.kept : keep(state.child),
    }),
    restoreSnapshot: (kept) => kept as Kept,
  };
  return Object.assign(replacement, { watchedAs: 'place' });
}) as unknown as typeof plain;
