import { assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import { port } from '../kit/port.ts';
import { type Failure, type Result, valueOf } from '../kit/result.ts';
import { hasPhone, phoneGateMachine, type Telefones } from '../phone-gate/phone-gate.machine.ts';
import { termsAcceptanceMachine } from '../terms-acceptance/terms-acceptance.machine.ts';
import { whatsappConsentMachine } from '../whatsapp-consent/whatsapp-consent.machine.ts';

export interface ShellGatesInput {
  readonly isOnline: () => boolean;
  /** The current protected route; null before the first. */
  readonly path: string | null;
}

export interface ShellGatesContext extends ShellGatesInput {
  readonly termsArePending: boolean;
  readonly phoneIsMissing: boolean;
  /** On this visit of home the WhatsApp question was answered, unnecessary, or failed to load. @rule R79 */
  readonly consentIsSettled: boolean;
}

export type ShellGatesEvent =
  /** Also for the current route when the network is back. `path` in `ROTAS` notation. @rule R83 */
  | { type: 'route.entered'; path: string }
  /** The person was loaded, here or by a screen. */
  | ({ type: 'person.loaded' } & Telefones)
  /** xstate's event: the terms' child is done. */
  | { type: 'xstate.done.actor.termsAcceptance' };

export type ShellGatesEmitted = { type: 'terms.checkFailed'; failure: Failure };

/** Ports of the shell-gates machine. Both checks are silent. @rule R1, R40 */
export const shellGatesPorts = {
  actors: {
    checkTerms: port<Result<{ readonly aceitouTermos: boolean }>>(),
    loadPerson: port<Result<Telefones>>(),
    termsAcceptance: termsAcceptanceMachine,
    phoneGate: phoneGateMachine,
    whatsappConsent: whatsappConsentMachine,
  },
  actions: {},
};

const homePath = '/portal';

export const shellGatesSetup = setup({
  types: {
    context: {} as ShellGatesContext,
    input: {} as ShellGatesInput,
    events: {} as ShellGatesEvent,
    emitted: {} as ShellGatesEmitted,
    children: {} as { [K in keyof typeof shellGatesPorts.actors]: K },
  },
  actors: shellGatesPorts.actors,
  actions: {
    keepPath: assign(({ context }, { path }: { path: string }) => ({
      path,
      // The next visit of home may ask again.
      consentIsSettled: context.consentIsSettled && path === homePath,
    })),
    keepTerms: assign((_, { result }: { result: Result<{ readonly aceitouTermos: boolean }> }) => ({
      termsArePending: valueOf(result)?.aceitouTermos === false,
    })),
    clearTerms: assign({ termsArePending: false }),
    clearPhone: assign({ phoneIsMissing: false }),
    keepPhone: assign((_, person: Telefones) => ({ phoneIsMissing: !hasPhone(person) })),
    settleConsent: assign({ consentIsSettled: true }),
    raisePersonLoaded: raise((_, { telefones }: Telefones) => ({
      type: 'person.loaded' as const,
      telefones,
    })),
    forwardToPhoneGate: sendTo('phoneGate', ({ event }) => event),
    emitTermsCheckFailed: emit((_, { failure }: { failure: Failure }) => ({
      type: 'terms.checkFailed' as const,
      failure,
    })),
  },
  guards: {
    canCheck: ({ context }) => context.path !== null && context.isOnline(),
    isOnline: ({ context }) => context.isOnline(),
    hasFailed: (_, { result }: { result: Result<unknown> }) => !result.ok,
    termsAreChecked: stateIn({ terms: 'checked' }),
    personIsChecked: stateIn({ person: 'checked' }),
    termsArePending: ({ context }) => context.termsArePending,
    termsAreFine: ({ context }) => !context.termsArePending,
    phoneIsMissing: ({ context }) => context.phoneIsMissing,
    mayAskConsent: ({ context }) =>
      context.path === homePath && !context.consentIsSettled && context.isOnline(),
    leavesHome: (_, { path }: { path: string }) => path !== homePath,
  },
});
