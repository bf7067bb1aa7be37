import { assertEvent, assign, emit, sendTo, setup, stopChild } from 'xstate';
import { cepLookupMachine } from '../cep-lookup/cep-lookup.machine.ts';
import { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import { port, provided } from '../kit/port.ts';
import { type Failure, isUnanswered, type Result, valueOf } from '../kit/result.ts';
import { whatsappConsentMachine } from '../whatsapp-consent/whatsapp-consent.machine.ts';

/** Pessoa Física or Pessoa Jurídica. @rule S2.21 */
export type Kind = 'F' | 'J';

export interface RegistrationInput {
  /** The form's initial kind: F, or the draft's. */
  readonly kind: Kind;
  /** The draft's CEP, which counts as looked up. */
  readonly knownCep: string | null;
}

export type RegistrationEvent =
  /** Cadastrar was pressed, with the form's values. */
  | { type: 'form.submitted'; values: unknown }
  /** 'Cadastrar como?' was answered. */
  | { type: 'kind.switched'; kind: Kind }
  /** The OK of the success dialog. */
  | { type: 'success.acknowledged' }
  /** The screen was left while the registration is pending. */
  | { type: 'screen.left' };

export type RegistrationEmitted =
  /** Resets values, errors, preferences and terms to the defaults of this kind. @rule R25 */
  | { type: 'form.reset'; kind: Kind }
  | { type: 'registration.succeeded' }
  | { type: 'registration.failed'; failure: Failure }
  /** Navigates to the login. */
  | { type: 'registration.finished' };

/** Ports of the registration machine. */
export const registrationPorts = {
  actors: {
    /** The payload of valid values. Refused: the form shows its messages. */
    validate: port<Result<unknown, null>, { values: unknown }>(),
    /** The POST; never retried. @rule R10 */
    register: port<Result<unknown>, { payload: unknown }>(),
    cepLookup: cepLookupMachine,
    whatsappConsent: whatsappConsentMachine,
    connectivity: connectivityMachine,
  },
  actions: {
    /** Deletes this tab's draft. */
    forgetDraft: provided(),
  },
};

export function valuesOf(event: RegistrationEvent): { values: unknown } {
  assertEvent(event, 'form.submitted');
  return { values: event.values };
}

/** The payload is passed as the state's input, not kept in the context: it has the password. */
export function payloadOf(event: { type: string; output?: unknown }): { payload: unknown } {
  return { payload: valueOf(event.output as Result<unknown, null>) };
}

export const registrationSetup = setup({
  types: {
    context: {} as RegistrationInput,
    input: {} as RegistrationInput,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    /** `busy`: spinner. `modal`: success dialog. `underWay`: continues after the screen is left. */
    tags: {} as 'busy' | 'modal' | 'underWay',
    children: {} as { [K in keyof typeof registrationPorts.actors]: K },
  },
  actors: registrationPorts.actors,
  actions: {
    ...registrationPorts.actions,
    keepKind: assign((_, { kind }: { kind: Kind }) => ({ kind })),
    emitFormReset: emit(({ context }) => ({ type: 'form.reset' as const, kind: context.kind })),
    /** A late CEP answer must not refill the form. @rule R25 */
    resetAddress: sendTo('cepLookup', { type: 'address.reset' }),
    emitSucceeded: emit({ type: 'registration.succeeded' }),
    emitFailed: emit((_, { failure }: { failure: Failure }) => ({
      type: 'registration.failed' as const,
      failure,
    })),
    emitFinished: emit({ type: 'registration.finished' }),
    stopPinging: stopChild('connectivity'),
  },
  guards: {
    isOtherKind: ({ context }, { kind }: { kind: Kind }) => kind !== context.kind,
    hasSucceeded: (_, { result }: { result: Result<unknown, unknown> }) => result.ok,
    answerNeverCame: (_, { result }: { result: Result<unknown> }) => isUnanswered(result),
  },
});
