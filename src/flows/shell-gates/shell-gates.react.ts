import { useCallback, useSyncExternalStore } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { phoneGateMachine } from '../../../machines/phone-gate/phone-gate.machine.ts';
import type {
  Termo,
  termsAcceptanceMachine,
} from '../../../machines/terms-acceptance/terms-acceptance.machine.ts';
import type { whatsappConsentMachine } from '../../../machines/whatsapp-consent/whatsapp-consent.machine.ts';
import { useLocation } from 'react-router-dom';
import { useLoadedStore } from '../kit/store.react.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';
import { useRouteEntry } from '../kit/use-route-entry.ts';
import { useSessionActor } from '../session/session.react.ts';
import { createShellGates, type ShellGatesActor } from './shell-gates.flow.ts';

type Children = ReturnType<ShellGatesActor['getSnapshot']>['children'];

const NONE: Children = {};

/** The one modal that stands between the customer and the screen (R16). */
export type Gate =
  | { kind: 'terms'; termos: readonly Termo[]; accepted: readonly Termo[]; busy: boolean; accept: () => void }
  | { kind: 'phone'; openProfile: () => void }
  | { kind: 'whatsapp'; busy: boolean; agree: () => void; refuse: () => void; dismiss: () => void };

/** The gates of the shell that calls it: they hear of every route, and end with it. */
export function useShellGates(): ShellGatesActor {
  const loadStore = useLoadedStore();
  const session = useSessionActor();
  const gates = useFlowActor(() => createShellGates(loadStore));
  const { pathname } = useLocation();
  useRouteEntry(pathname, (path) => {
    // An expired session ends with the same route: nothing is asked for it any more.
    if (session.getSnapshot().matches('signedIn')) gates.send({ type: 'route.entered', path });
  });
  return gates;
}

/** The modal whose turn it is; null when nothing stands in the way, or the gates have a bug: they lock nobody out. */
export function useGate(gates: ShellGatesActor): Gate | null {
  const children = useChildren(gates);
  const terms = useTerms(children.termsAcceptance);
  const phone = usePhone(children.phoneGate);
  const whatsapp = useWhatsapp(children.whatsappConsent);
  return terms ?? phone ?? whatsapp;
}

/** Not by `useSelector`: it throws when the actor has a bug, and the crash screen would take the portal's place. */
function useChildren(gates: ShellGatesActor): Children {
  const subscribe = useCallback(
    (note: () => void) => {
      const heard = gates.subscribe({ next: note, error: note });
      return () => heard.unsubscribe();
    },
    [gates],
  );
  return useSyncExternalStore(subscribe, () => {
    const { status, children } = gates.getSnapshot();
    return status === 'active' ? children : NONE;
  });
}

function useTerms(actor: ActorRefFrom<typeof termsAcceptanceMachine> | undefined): Gate | null {
  const snapshot = useSelector(actor, (current) => current);
  if (snapshot?.hasTag('modal') !== true) return null;
  const { termos, remaining } = snapshot.context;
  return {
    kind: 'terms',
    termos,
    accepted: termos.filter((termo) => !remaining.includes(termo)),
    busy: snapshot.hasTag('busy'),
    accept: () => actor?.send({ type: 'terms.accepted' }),
  };
}

function usePhone(actor: ActorRefFrom<typeof phoneGateMachine> | undefined): Gate | null {
  const open = useSelector(actor, (snapshot) => snapshot?.hasTag('modal') === true);
  return open ? { kind: 'phone', openProfile: () => actor?.send({ type: 'profile.requested' }) } : null;
}

function useWhatsapp(actor: ActorRefFrom<typeof whatsappConsentMachine> | undefined): Gate | null {
  const open = useSelector(actor, (snapshot) => snapshot?.hasTag('modal') === true);
  const busy = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') === true);
  if (!open) return null;
  return {
    kind: 'whatsapp',
    busy,
    agree: () => actor?.send({ type: 'consent.given' }),
    refuse: () => actor?.send({ type: 'consent.refused' }),
    dismiss: () => actor?.send({ type: 'prompt.dismissed' }),
  };
}
