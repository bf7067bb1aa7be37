import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type Actor, type ActorRefFrom, createActor } from 'xstate';
import { fillPorts } from '../../../../machines/kit/fill-ports.ts';
import { onEmitted } from '../../../../machines/kit/on-emitted.ts';
import { mapped } from '../../../../machines/kit/chart.ts';
import {
  phoneGateMachine,
  type PhoneGateEmitted,
} from '../../../../machines/phone-gate/phone-gate.machine.ts';
import {
  shellGatesMachine,
  type ShellGatesEmitted,
  shellGatesPorts,
} from '../../../../machines/shell-gates/shell-gates.machine.ts';
import {
  type Termo,
  termsAcceptanceMachine,
  termsAcceptancePorts,
  type TermsEmitted,
} from '../../../../machines/terms-acceptance/terms-acceptance.machine.ts';
import {
  whatsappConsentMachine,
  whatsappConsentPorts,
} from '../../../../machines/whatsapp-consent/whatsapp-consent.machine.ts';
import { pessoaApi } from '../../../features/pessoa/pessoa.api.ts';
import { termosApi } from '../../../features/termos/termos.api.ts';
import { ROTAS } from '../../../lib/rotas/rotas.ts';
import { fingerprintOf } from '../../../lib/texto/fingerprint.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TERMOS_FAILED } from '../../../features/termos/termo-window.texts.ts';
import type { Ask } from '../../../base/flow/ask.ts';
import { useAsk } from '../../../session/use-ask.ts';
import { toastFailure } from '../../../base/flow/toast-failure.ts';
import { useFlowActor } from '../../../base/flow/use-flow-actor.ts';
import { useRouteEntry, useSessionActor, useSessionToken } from '../../../session/session.react.ts';
import { isOnline } from '../../../lib/rede.ts';

/** Navigates from outside a screen; the router follows the address. */
function goTo(path: string): void {
  location.hash = path;
}

/** The messages when the server sends none. @rule S8.5, S8.6, R41 */
const TERMS_CHECK_FAILED = 'Erro ao verificar termos';
const termFailed = (idTermo: string): string => `Erro ao aceitar o termo com ID ${idTermo}`;
const PREFERENCE_FAILED = 'Não foi possível salvar sua preferência. Tente novamente.';
/** @rule S8.15 */
const PREFERENCE_SAVED = 'Preferência salva com sucesso!!!';

export type ShellGatesActor = Actor<typeof shellGatesMachine>;

type Children = ReturnType<ShellGatesActor['getSnapshot']>['children'];

const NONE: Children = {};

/** The one modal between the customer and the screen. @rule R16 */
export type Gate =
  | {
      kind: 'terms';
      termos: readonly Termo[];
      accepted: readonly Termo[];
      busy: boolean;
      late: boolean;
      accept: () => void;
    }
  | { kind: 'phone'; openProfile: () => void }
  | { kind: 'whatsapp'; busy: boolean; agree: () => void; refuse: () => void; dismiss: () => void };

/** The gates of the calling shell: they get every route and end with it. */
export function useShellGates(): ShellGatesActor {
  const ask = useAsk();
  const session = useSessionActor();
  const token = useSessionToken();
  const gates = useFlowActor(() => createShellGates(ask, fingerprintOf(`${token}`)));
  const { pathname } = useLocation();
  useRouteEntry(pathname, (path) => {
    // An expired session ends with the same route: nothing is fetched for it.
    if (session.getSnapshot().matches('signedIn')) gates.send({ type: 'route.entered', path });
  });
  return gates;
}

/** The current modal; null when none is open or the gates failed: they lock nobody out. */
export function useGate(gates: ShellGatesActor): Gate | null {
  const children = useChildren(gates);
  const terms = useTerms(children.termsAcceptance);
  const phone = usePhone(children.phoneGate);
  const whatsapp = useWhatsapp(children.whatsappConsent);
  return terms ?? phone ?? whatsapp;
}

/** Not `useSelector`: it throws when the actor has failed, which would show the crash screen. */
function useChildren(gates: ShellGatesActor): Children {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = gates.subscribe({ next: onChange, error: onChange });
      return () => subscription.unsubscribe();
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
    late: snapshot.hasTag('late'),
    accept: () => actor?.send({ type: 'terms.accepted' }),
  };
}

function usePhone(actor: ActorRefFrom<typeof phoneGateMachine> | undefined): Gate | null {
  const open = useSelector(actor, (snapshot) => snapshot?.hasTag('modal') === true);
  return open ? { kind: 'phone', openProfile: () => actor?.send({ type: 'profile.requested' }) } : null;
}

function useWhatsapp(actor: ActorRefFrom<typeof whatsappConsentMachine> | undefined): Gate | null {
  const snapshot = useSelector(actor, (current) => current);
  if (snapshot?.hasTag('modal') !== true) return null;
  return {
    kind: 'whatsapp',
    busy: snapshot.hasTag('busy'),
    agree: () => actor?.send({ type: 'consent.given' }),
    refuse: () => actor?.send({ type: 'consent.refused' }),
    dismiss: () => actor?.send({ type: 'prompt.dismissed' }),
  };
}

/**
 * Fingerprint of the session whose person was already fetched; it outlives the session, so it is no token.
 * @rule R82
 */
let checkedFor: string | null = null;

type Emitted = ShellGatesEmitted | TermsEmitted | PhoneGateEmitted;

/**
 * The gates with their ports filled: two silent GETs per route and the queue of modals, not started. @rule S8.5–S8.7, S8.15
 * @rule R16, R40
 */
function createShellGates(ask: Ask, session: string): ShellGatesActor {
  const { verificaAceite } = termosApi.endpoints;
  const machine = fillPorts(shellGatesMachine, shellGatesPorts, {
    checkTerms: async (_, { signal }) =>
      mapped(await ask(verificaAceite, undefined, { fresh: true, signal }), (aceitouTermos) => ({
        aceitouTermos,
      })),
    // Reuses the first screen's answer. No abort signal: screens share the request.
    loadPerson: () => {
      const fresh = session === checkedFor;
      checkedFor = session;
      return ask(pessoaApi.endpoints.pessoa, { silent: true }, { fresh });
    },
    termsAcceptance: createTermsAcceptance(ask),
    phoneGate: phoneGateMachine,
    whatsappConsent: createHomeConsent(ask),
  });
  const gates = createActor(machine, { input: { isOnline, path: null } });
  onEmitted<Emitted>(gates, {
    'terms.checkFailed': ({ failure }) => toastFailure(failure, TERMS_CHECK_FAILED, 'terms'),
    'termo.failed': ({ idTermo, failure }) => toastFailure(failure, termFailed(idTermo), 'terms'),
    'terms.unavailable': () => showToast({ kind: 'error', message: TERMOS_FAILED, subject: 'terms' }),
    'profile.opened': () => goTo(ROTAS.perfil),
  });
  return gates;
}

function createTermsAcceptance(ask: Ask): typeof termsAcceptanceMachine {
  const { termosPublicados, aceitarTermo } = termosApi.endpoints;
  return fillPorts(termsAcceptanceMachine, termsAcceptancePorts, {
    loadTermos: async () =>
      mapped(await ask(termosPublicados, undefined, { fresh: true }), (termos) =>
        termos.map(({ idTermo, nomeTipo }) => ({ idTermo, nomeTipo: nomeTipo ?? `Termo ${idTermo}` })),
      ),
    acceptTermo: ({ idTermo }) => ask(aceitarTermo, idTermo),
  });
}

function createHomeConsent(ask: Ask): typeof whatsappConsentMachine {
  const { checkPreferencia } = pessoaApi.endpoints;
  return fillPorts(whatsappConsentMachine, whatsappConsentPorts, {
    // Aborted when home is left: the next visit would join it and get stale flags.
    loadPreferencias: (_, { signal }) => ask(checkPreferencia, undefined, { fresh: true, signal }),
    // A toast here, because home and its prompt may be left by then.
    saveConsent: async () => {
      const { preferenciaApi } = await import(
        /* webpackChunkName: "gate-modals" */ '../../../features/pessoa/preferencia.api.ts'
      );
      const saved = await ask(preferenciaApi.endpoints.savePreferencia, (now) => ({
        ...now,
        recebeWhatsapp: true,
      }));
      const subject = 'preferences';
      if (saved.ok) showToast({ kind: 'success', message: PREFERENCE_SAVED, subject });
      else toastFailure(saved.failure, PREFERENCE_FAILED, subject);
      return saved;
    },
  });
}
