import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { phoneGateMachine } from '../../../machines/phone-gate/phone-gate.machine.ts';
import type {
  Termo,
  termsAcceptanceMachine,
} from '../../../machines/terms-acceptance/terms-acceptance.machine.ts';
import type { whatsappConsentMachine } from '../../../machines/whatsapp-consent/whatsapp-consent.machine.ts';
import { useSessionActor } from '../session/session.react.ts';

/** The one modal that stands between the customer and the screen (R16). */
export type Gate =
  | { kind: 'terms'; termos: readonly Termo[]; accepted: readonly Termo[]; busy: boolean; accept: () => void }
  | { kind: 'phone'; openProfile: () => void }
  | { kind: 'whatsapp'; busy: boolean; agree: () => void; refuse: () => void; dismiss: () => void };

/** The modal whose turn it is; null when nothing stands in the way. */
export function useGate(): Gate | null {
  const stand = useSelector(useSessionActor(), ({ children }) => children.shellGates);
  const gates = useSelector(stand, (snapshot) => snapshot?.child ?? undefined);
  const child = (id: string) => (snapshot?: { children: object }) =>
    (snapshot?.children as Record<string, unknown> | undefined)?.[id];
  const terms = useTerms(
    useSelector(gates, child('termsAcceptance')) as ActorRefFrom<typeof termsAcceptanceMachine> | undefined,
  );
  const phone = usePhone(
    useSelector(gates, child('phoneGate')) as ActorRefFrom<typeof phoneGateMachine> | undefined,
  );
  const whatsapp = useWhatsapp(
    useSelector(gates, child('whatsappConsent')) as ActorRefFrom<typeof whatsappConsentMachine> | undefined,
  );
  return terms ?? phone ?? whatsapp;
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
