import { useSessionActor, useSessionToken } from '../session/session.react.ts';

/**
 * Shows a saved name wherever the customer is shown, in every tab, without a new sign-in (R3). Only of the customer who
 * was signed in when it was sent.
 */
export function useCustomerRename(): (name: string) => void {
  const actor = useSessionActor();
  const token = useSessionToken();
  return (name) => {
    if (token !== null) actor.send({ type: 'name.changed', token, name });
  };
}
