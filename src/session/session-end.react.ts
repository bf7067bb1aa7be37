import { useSelector } from '@xstate/react';
import { useSessionActor } from './session.react.ts';

/** Whether the session ends soon. @rule R110 */
export function useIsEnding(): boolean {
  return useSelector(useSessionActor(), (snapshot) => snapshot.hasTag('ending'));
}

/** The end that is near, in epoch milliseconds, whether the customer has read of it, and what they can do about it. @rule R110 */
export function useSessionNotice(): {
  expiresAt: number;
  isRead: boolean;
  dismiss: () => void;
  renew: () => void;
} {
  const actor = useSessionActor();
  return {
    expiresAt: useSelector(actor, ({ context }) => context.session?.expiresAt ?? 0),
    isRead: useSelector(actor, (snapshot) => snapshot.matches({ signedIn: { notice: 'dismissed' } })),
    dismiss: () => actor.send({ type: 'notice.dismissed' }),
    renew: () => actor.send({ type: 'renewal.requested' }),
  };
}
