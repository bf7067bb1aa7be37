import { emit, setup } from 'xstate';
import { outcomeGuards, port, type Result, withAnswer } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

/** The five flags; null is one that the server did not send. @rule C4.20, R78 */
export interface Preferencias {
  readonly recebeEmail: boolean | null;
  readonly recebeSms: boolean | null;
  readonly recebePush: boolean | null;
  readonly recebeWhatsapp: boolean | null;
  readonly cupomDigital: boolean | null;
}

/** Where the question is asked: on forms before unticking a box, on the home for the saved preference. */
export type ConsentRoute = 'register' | 'home' | 'preferences';

export interface ConsentInput {
  readonly route: ConsentRoute;
}

/** `consent.given` is Concordo, `consent.refused` Cancelar, `prompt.dismissed` Escape or the overlay. @rule R29 */
export type ConsentEvent =
  | { type: 'whatsapp.unticked' }
  | { type: 'consent.given' }
  | { type: 'consent.refused' }
  | { type: 'prompt.dismissed' };

export type ConsentEmitted = { type: 'whatsapp.kept'; route: ConsentRoute } | { type: 'whatsapp.optedOut' };

/**
 * Ports of the whatsapp-consent machine; forms call neither. The port reports a save's result: home may be left by then.
 */
export const whatsappConsentPorts = {
  actors: {
    loadPreferencias: port<Result<Preferencias>>(),
    /** WhatsApp on, the other flags as currently saved: the prompt may have been open for long. @rule R76 */
    saveConsent: port<Result<unknown>>(),
  },
  actions: {},
};

const consentSetup = setup({
  types: {
    context: {} as ConsentInput,
    input: {} as ConsentInput,
    events: {} as ConsentEvent,
    emitted: {} as ConsentEmitted,
    tags: {} as 'busy' | 'modal',
  },
  actors: whatsappConsentPorts.actors,
  actions: {
    emitKept: emit(({ context }) => ({ type: 'whatsapp.kept' as const, route: context.route })),
    emitOptedOut: emit({ type: 'whatsapp.optedOut' }),
  },
  guards: {
    ...outcomeGuards,
    isHome: ({ context }) => context.route === 'home',
    whatsappIsOff: (_, result: Result<Preferencias>) => result.ok && result.value.recebeWhatsapp === false,
  },
});

/** The question behind a checkbox: the form saves. */
const guarding = consentSetup.createStateConfig({
  description: 'Num formulário (cadastro, preferências): guarda a sua caixa de WhatsApp.',
  initial: 'idle',
  states: {
    idle: {
      description: 'A caixa está como o cliente quer.',
      on: { 'whatsapp.unticked': { target: 'awaitingCustomer' } },
    },
    awaitingCustomer: {
      description: 'Pergunta se o cliente quer mesmo sair; o valor do formulário espera a resposta.',
      tags: 'modal',
      on: {
        'consent.given': { target: 'idle', actions: 'emitKept' },
        'consent.refused': { target: 'idle', actions: 'emitOptedOut' },
        'prompt.dismissed': { target: 'idle' },
      },
    },
  },
});

/** The home's prompt, when the saved preference is off. */
const prompting = consentSetup.createStateConfig({
  description: 'Na home: pergunta quando a preferência salva está desligada.',
  initial: 'loading',
  states: {
    loading: {
      description: 'As preferências salvas estão sendo buscadas; uma falha não pergunta nada (R9).',
      invoke: {
        id: 'loadPreferencias',
        src: 'loadPreferencias',
        onDone: [
          { guard: withAnswer('whatsappIsOff'), target: 'awaitingCustomer' },
          { target: '#whatsapp-consent.settled' },
        ],
        onError: { target: '#whatsapp-consent.settled' },
      },
    },
    awaitingCustomer: {
      description: 'A pergunta está na tela.',
      tags: 'modal',
      on: {
        'consent.given': { target: 'saving' },
        'consent.refused': { target: '#whatsapp-consent.settled' },
        'prompt.dismissed': { target: '#whatsapp-consent.settled' },
      },
    },
    saving: {
      description:
        'As opções estão sendo salvas, WhatsApp ligado, as outras como o servidor as tem (R76, R78). Fechar não espera.',
      tags: ['busy', 'modal'],
      on: { 'prompt.dismissed': { target: '#whatsapp-consent.settled' } },
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        onDone: [
          { guard: withAnswer('hasFailed'), target: 'awaitingCustomer' },
          { target: '#whatsapp-consent.settled' },
        ],
        onError: { target: 'awaitingCustomer' },
      },
    },
  },
});

/** The WhatsApp question of register, home and preferences. @rule S4.5, S4.6, R29, R76 */
export const whatsappConsentMachine = consentSetup.createMachine({
  id: 'whatsapp-consent',
  description: 'Uma pergunta, feita em três lugares.',
  context: ({ input }) => ({ route: input.route }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Vê onde é feita.',
      always: [{ guard: 'isHome', target: 'prompting' }, { target: 'guarding' }],
    },
    guarding,
    prompting,
    settled: { description: 'A home tem a sua resposta, ou não precisa de nenhuma.', type: 'final' },
  },
});

const off: Preferencias = {
  recebeEmail: true,
  recebeSms: false,
  recebePush: true,
  recebeWhatsapp: false,
  cupomDigital: true,
};
const refusal = { ok: false, failure: { message: 'Serviço indisponível', status: 500 } } as const;

export const whatsappConsentEntry = /* @__PURE__ */ defineEntry({
  id: 'whatsapp-consent',
  title: 'Consentimento do WhatsApp',
  description: 'A pergunta por trás da preferência de WhatsApp: cadastro, home e preferências (R29, R76).',
  machine: whatsappConsentMachine,
  ports: whatsappConsentPorts,
  starts: { home: 'na home', register: 'no cadastro', preferences: 'nas preferências' },
  inputs: {
    home: () => ({ route: 'home' as const }),
    register: () => ({ route: 'register' as const }),
    preferences: () => ({ route: 'preferences' as const }),
  },
  events: [
    { type: 'whatsapp.unticked' },
    { type: 'consent.given' },
    { type: 'consent.refused' },
    { type: 'prompt.dismissed' },
  ],
  outcomes: {
    loadPreferencias: [
      { ok: true, value: off },
      { ok: true, value: { ...off, recebeWhatsapp: true } },
      { ok: true, value: { ...off, recebeWhatsapp: null } },
      refusal,
    ],
    saveConsent: [{ ok: true, value: null }, refusal],
  },
});
