import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { SessionActor } from './session.flow.ts';
import { rotaDe } from '../lib/rotas/rota-de.ts';
import { onNetworkBack } from '../base/browser/network.ts';

/** The root actor for hooks; set once by the app. */
export const SessionActorContext = createContext<SessionActor | null>(null);

/** The session's stage, by which routes and login are chosen. */
type SessionStage = 'restoring' | 'signedOut' | 'signedIn' | 'signingOut';

/** The root actor, started by the app. */
export function useSessionActor(): SessionActor {
  const actor = useContext(SessionActorContext);
  if (actor === null) throw new Error('no session');
  return actor;
}

/** The session's stage. @rule S4.1–S4.3 */
export function useSessionStage(): SessionStage {
  return useSelector(useSessionActor(), (snapshot): SessionStage => {
    if (snapshot.matches('signedIn')) return 'signedIn';
    if (snapshot.matches('signingOut')) return 'signingOut';
    return snapshot.matches('signedOut') ? 'signedOut' : 'restoring';
  });
}

/** The current token, to detect another customer; null: signed out. */
export function useSessionToken(): string | null {
  return useSelector(useSessionActor(), ({ context }) => context.session?.token ?? null);
}

/** Signing in: whether it is pending and must be waited for, and the action. @rule R262 */
export function useSignIn(): { busy: boolean; signIn: (username: string, password: string) => void } {
  const actor = useSessionActor();
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ signedOut: { signingIn: 'awaited' } }));
  return {
    busy,
    signIn: (username, password) => actor.send({ type: 'credentials.submitted', username, password }),
  };
}

/** Abandons a pending sign-in: its late answer must not empty the screen that was opened meanwhile. @rule R268 */
export function useLoginLeft(): void {
  const actor = useSessionActor();
  useEffect(() => actor.send({ type: 'login.left' }), [actor]);
}

/** The signed-in customer's name and picture, and signing out. */
export function useCustomer(): { name: string; img: string | null; signOut: () => void } {
  const actor = useSessionActor();
  const name = useSelector(actor, ({ context }) => context.session?.name ?? '');
  const img = useSelector(actor, ({ context }) => context.session?.img ?? null);
  return { name, img, signOut: () => actor.send({ type: 'signOut.requested' }) };
}

/** Reports a protected route; an expired session ends there. @rule R4, R110 */
export function useExpiryCheck(pathname: string): void {
  const actor = useSessionActor();
  useRouteEntry(pathname, () => actor.send({ type: 'page.shown' }));
}

/**
 * Reports every protected route, and the current one again when the network is back: checks skipped offline run then.
 * @param pathname the router's
 * @param enter gets the route as `ROTAS` writes it
 * @rule R83
 */
export function useRouteEntry(pathname: string, enter: (path: string) => void): void {
  const enterRoute = useEffectEvent(enter);
  useEffect(() => {
    const entered = () => enterRoute(rotaDe(pathname));
    entered();
    return onNetworkBack(entered);
  }, [pathname]);
}
