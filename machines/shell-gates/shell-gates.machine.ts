import {
  type Failure,
  outcomeGuards,
  port,
  type Result,
  unknownFailure,
  valueOf,
  withAnswer,
  withEvent,
  withFailure,
} from '../kit/chart.ts';
import { type Telefones, hasPhone, phoneGateMachine } from '../phone-gate/phone-gate.machine.ts';
import { assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import { termsAcceptanceMachine } from '../terms-acceptance/terms-acceptance.machine.ts';
import { whatsappConsentMachine } from '../whatsapp-consent/whatsapp-consent.machine.ts';
import { defineEntry } from '../testing/entry.ts';

interface ShellGatesInput {
  readonly isOnline: () => boolean;
  /** The current protected route; null before the first. */
  readonly path: string | null;
}

interface ShellGatesContext extends ShellGatesInput {
  readonly termsArePending: boolean;
  readonly phoneIsMissing: boolean;
  /** On this visit of home the WhatsApp question was answered, unnecessary, or failed to load. @rule R79 */
  readonly consentIsSettled: boolean;
}

type ShellGatesEvent =
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

const shellGatesSetup = setup({
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
    keepTerms: assign((_, result: Result<{ readonly aceitouTermos: boolean }>) => ({
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
    emitTermsCheckFailed: emit((_, failure: Failure) => ({ type: 'terms.checkFailed' as const, failure })),
  },
  guards: {
    ...outcomeGuards,
    canCheck: ({ context }) => context.path !== null && context.isOnline(),
    isOnline: ({ context }) => context.isOnline(),
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

/**
 * A route entered during the check restarts it. Not `reenter`: that would exit the other regions and close an open modal.
 */
const checkAgain = { guard: 'isOnline', target: '.checking' } as const;

/** Whether the terms are accepted, asked on every route. @rule R40 */
const terms = shellGatesSetup.createStateConfig({
  description: 'A conferência dos termos, silenciosa, em cada rota enquanto há rede.',
  initial: 'deciding',
  on: {
    'route.entered': [{ ...checkAgain, actions: withEvent('keepPath') }, { actions: withEvent('keepPath') }],
  },
  states: {
    deciding: {
      description: 'Vê se já há uma rota na tela.',
      always: [{ guard: 'canCheck', target: 'checking' }, { target: 'unchecked' }],
    },
    unchecked: { description: 'Ainda sem rota, ou sem rede.' },
    checking: {
      description: 'A conferência está no servidor.',
      // Sent before the acceptance: its answer is stale.
      on: { 'xstate.done.actor.termsAcceptance': { target: 'checking', reenter: true } },
      invoke: {
        id: 'checkTerms',
        src: 'checkTerms',
        onDone: [
          { guard: withAnswer('hasFailed'), target: 'checked', actions: withFailure('emitTermsCheckFailed') },
          { target: 'checked', actions: withAnswer('keepTerms') },
        ],
        onError: { target: 'checked', actions: withFailure('emitTermsCheckFailed') },
      },
    },
    checked: { description: 'A última conferência acabou, bem ou não.' },
  },
});

function personOf(result: Result<Telefones>): Telefones {
  return valueOf(result) ?? { telefones: null };
}

/** The profile, fetched on every route. @rule R40 */
const person = shellGatesSetup.createStateConfig({
  description: 'A pessoa, buscada em silêncio em cada rota enquanto há rede.',
  initial: 'deciding',
  on: {
    'route.entered': checkAgain,
    'person.loaded': { actions: withEvent('keepPhone') },
  },
  states: {
    deciding: {
      description: 'Vê se já há uma rota na tela.',
      always: [{ guard: 'canCheck', target: 'checking' }, { target: 'unchecked' }],
    },
    unchecked: { description: 'Ainda sem rota, ou sem rede.' },
    checking: {
      description: 'A pessoa está sendo buscada.',
      invoke: {
        id: 'loadPerson',
        src: 'loadPerson',
        onDone: [
          { guard: withAnswer('hasFailed'), target: 'checked' },
          {
            target: 'checked',
            // Eventless transitions run before raised events: the phone must be known by then.
            actions: [
              { type: 'keepPhone', params: ({ event }) => personOf(event.output) },
              { type: 'raisePersonLoaded', params: ({ event }) => personOf(event.output) },
            ],
          },
        ],
        onError: { target: 'checked' },
      },
    },
    checked: { description: 'A última busca acabou, bem ou não (R9).' },
  },
});

const termsFirst = { guard: 'termsArePending', target: 'terms' } as const;
const phoneNext = { guard: 'phoneIsMissing', target: 'phone' } as const;
const waitForChecks = { guard: 'isOnline', target: 'waiting' } as const;

/** One modal at a time: terms, phone, WhatsApp. @rule R16 */
const modal = shellGatesSetup.createStateConfig({
  description: 'A fila: um modal por vez, termos antes de telefone antes de WhatsApp.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A conferência dos termos desta rota ainda não acabou.',
      always: [termsFirst, { guard: 'termsAreChecked', target: 'afterTerms' }],
    },
    afterTerms: {
      description: 'Os termos estão em ordem; a pessoa desta rota ainda não chegou.',
      always: [phoneNext, { guard: 'personIsChecked', target: 'clear' }],
      on: { 'route.entered': waitForChecks },
    },
    clear: {
      description: 'Nada está entre o cliente e a tela.',
      always: [termsFirst, phoneNext, { guard: 'mayAskConsent', target: 'consent' }],
      on: { 'route.entered': waitForChecks },
    },
    terms: {
      description:
        'É a vez do modal de termos, até serem aceitos aqui ou uma conferência posterior dizer que estão.',
      always: { guard: 'termsAreFine', target: 'waiting' },
      invoke: {
        id: 'termsAcceptance',
        src: 'termsAcceptance',
        onDone: { target: 'waiting', actions: 'clearTerms' },
        onError: { target: 'waiting', actions: 'clearTerms' },
      },
    },
    phone: {
      description: 'É a vez do modal de telefone, visível ou escondido, até o perfil ter um telefone.',
      always: termsFirst,
      on: {
        'route.entered': { actions: 'forwardToPhoneGate' },
        'person.loaded': { actions: 'forwardToPhoneGate' },
      },
      invoke: {
        id: 'phoneGate',
        src: 'phoneGate',
        input: ({ context }) => ({ path: context.path ?? '' }),
        onDone: { target: 'waiting' },
        onError: { target: 'waiting', actions: 'clearPhone' },
      },
    },
    consent: {
      description: 'É a vez da pergunta do WhatsApp na home, uma vez por visita (R79).',
      on: {
        'route.entered': { guard: withEvent('leavesHome'), target: 'waiting' },
      },
      invoke: {
        id: 'whatsappConsent',
        src: 'whatsappConsent',
        input: { route: 'home' },
        onDone: { target: 'clear', actions: 'settleConsent' },
        onError: { target: 'clear', actions: 'settleConsent' },
      },
    },
  },
});

/** The shell's checks on every route, and the queue of its modals. @rule S2.10–S2.13, R16, R40–R42 */
export const shellGatesMachine = shellGatesSetup.createMachine({
  id: 'shell-gates',
  description: 'Um ator do portal: começa quando a primeira tela está aí, e acaba com ele.',
  type: 'parallel',
  context: ({ input }) => ({
    isOnline: input.isOnline,
    path: input.path,
    termsArePending: false,
    phoneIsMissing: false,
    consentIsSettled: false,
  }),
  states: { terms, person, modal },
});

const failed = { ok: false, failure: unknownFailure } as const;

export const shellGatesEntry = /* @__PURE__ */ defineEntry({
  id: 'shell-gates',
  title: 'Conferências do portal',
  description: 'O que é conferido em cada rota, e a fila dos modais do portal (R16, R40).',
  machine: shellGatesMachine,
  ports: shellGatesPorts,
  starts: { signedIn: 'acabou de entrar', restored: 'sessão restaurada', offline: 'sem rede' },
  inputs: {
    signedIn: () => ({ isOnline: () => true, path: null }),
    restored: () => ({ isOnline: () => true, path: '/portal' }),
    offline: () => ({ isOnline: () => false, path: '/portal' }),
  },
  events: [
    { type: 'route.entered', path: '/portal' },
    { type: 'route.entered', path: '/perfil' },
    { type: 'person.loaded', telefones: [{ numero: '999990000' }] },
  ],
  outcomes: {
    checkTerms: [
      { ok: true, value: { aceitouTermos: true } },
      { ok: true, value: { aceitouTermos: false } },
      failed,
    ],
    loadPerson: [
      { ok: true, value: { telefones: [{ numero: '999990000' }] } },
      { ok: true, value: { telefones: [] } },
      failed,
    ],
    termsAcceptance: [{ accepted: true }],
    phoneGate: [undefined],
    whatsappConsent: [undefined],
  },
});
