import { storeSession } from '../platform/session-storage.ts';
import { useSessionActor } from './session.react.ts';

/**
 * Shows a saved name wherever the customer is shown, in every tab, without a new sign-in: the stored session gets it
 * (R3), and this tab hears of it as the others do.
 */
export function useCustomerRename(): (name: string) => void {
  const actor = useSessionActor();
  return (name) => {
    const { session } = actor.getSnapshot().context;
    if (session === null) return;
    const renamed = { ...session, name };
    storeSession(renamed);
    actor.send({ type: 'session.replaced', session: renamed });
  };
}
