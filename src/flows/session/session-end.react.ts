import { useSelector } from '@xstate/react';
import { useSessionActor } from './session.react.ts';

/** Whether the customer has to hear that the session ends soon (R110). */
export function useIsEnding(): boolean {
  return useSelector(useSessionActor(), (snapshot) => snapshot.hasTag('ending'));
}

/** The end that is near, in epoch milliseconds, and what the customer can do about it (R110). */
export function useSessionEnd(): { expiresAt: number; dismiss: () => void; renew: () => void } {
  const actor = useSessionActor();
  return {
    expiresAt: useSelector(actor, ({ context }) => context.session?.expiresAt ?? 0),
    dismiss: () => actor.send({ type: 'notice.dismissed' }),
    renew: () => actor.send({ type: 'renewal.requested' }),
  };
}
