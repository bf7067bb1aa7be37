import {
  type Failure,
  outcomeGuards,
  port,
  provided,
  type Result,
  unknownFailure,
  valueOf,
  withAnswer,
  withEvent,
  withFailure,
} from '../kit/chart.ts';
import { assertEvent, assign, emit, sendTo, setup, stopChild } from 'xstate';
import { cepLookupMachine } from '../cep-lookup/cep-lookup.machine.ts';
import { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import { whatsappConsentMachine } from '../whatsapp-consent/whatsapp-consent.machine.ts';
import { defineEntry } from '../testing/entry.ts';

/** Pessoa Física or Pessoa Jurídica. @rule S2.21 */
export type Kind = 'F' | 'J';

export interface RegistrationInput {
  /** The form's initial kind: F, or the draft's. */
  readonly kind: Kind;
  /** The draft's CEP, which counts as looked up. */
  readonly initialCep: string | null;
}

interface RegistrationContext extends RegistrationInput {
  /** An earlier send had no answer: a refusal may be about the customer that it registered. */
  readonly mayBeRegistered: boolean;
}

type RegistrationEvent =
  /** Cadastrar was pressed, with the form's values. */
  | { type: 'form.submitted'; values: unknown }
  /** 'Cadastrar como?' was answered. */
  | { type: 'kind.switched'; kind: Kind }
  /** The OK of the success dialog. */
  | { type: 'success.acknowledged' }
  /** The screen was left while the registration is pending. */
  | { type: 'screen.left' };

type RegistrationEmitted =
  /** Resets values, errors, preferences and terms to the defaults of this kind. @rule R25 */
  | { type: 'form.reset'; kind: Kind }
  | { type: 'registration.succeeded' }
  | { type: 'registration.failed'; failure: Failure; mayBeRegistered: boolean }
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

function valuesOf(event: RegistrationEvent): { values: unknown } {
  assertEvent(event, 'form.submitted');
  return { values: event.values };
}

/** The payload is passed as the state's input, not kept in the context: it has the password. */
function payloadOf(event: { type: string; output?: unknown }): { payload: unknown } {
  return { payload: valueOf(event.output as Result<unknown, null>) };
}

const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
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
    emitFailed: emit(({ context: { mayBeRegistered } }, failure: Failure) => ({
      type: 'registration.failed' as const,
      failure,
      mayBeRegistered,
    })),
    recordUnanswered: assign({ mayBeRegistered: true }),
    forgetUnanswered: assign({ mayBeRegistered: false }),
    emitFinished: emit({ type: 'registration.finished' }),
    stopPinging: stopChild('connectivity'),
  },
  guards: {
    ...outcomeGuards,
    isOtherKind: ({ context }, { kind }: { kind: Kind }) => kind !== context.kind,
  },
});

const submit = { 'form.submitted': { target: 'validating' } } as const;

const startOver = ['forgetUnanswered', 'emitFormReset', 'resetAddress'] as const;

/** Another kind has other fields: the form restarts. @rule R25 */
const switchKind = {
  'kind.switched': {
    guard: withEvent('isOtherKind'),
    target: 'idle',
    actions: [withEvent('keepKind'), ...startOver],
  },
} as const;

const validating = registrationSetup.createStateConfig({
  description: 'Todos os campos são conferidos de uma vez, e o envio é montado. Nada saiu do aparelho.',
  tags: 'underWay',
  on: switchKind,
  invoke: {
    id: 'validate',
    src: 'validate',
    input: ({ event }) => valuesOf(event),
    onDone: [{ guard: withAnswer('hasSucceeded'), target: 'submitting' }, { target: 'idle' }],
    onError: { target: 'refused', actions: withFailure('emitFailed') },
  },
});

const submitting = registrationSetup.createStateConfig({
  description: 'O carregando: o cadastro está no servidor. Nada o envia duas vezes.',
  tags: ['busy', 'underWay'],
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ event }) => payloadOf(event),
    onDone: [
      {
        guard: withAnswer('hasSucceeded'),
        target: 'awaitingOk',
        actions: ['forgetDraft', 'emitSucceeded', ...startOver],
      },
      {
        guard: withAnswer('answerNeverCame'),
        target: 'unanswered',
        actions: [withFailure('emitFailed'), 'recordUnanswered'],
      },
      { target: 'refused', actions: withFailure('emitFailed') },
    ],
    onError: { target: 'unanswered', actions: [withFailure('emitFailed'), 'recordUnanswered'] },
  },
});

/** The registration of `/register`. @rule S2.21, S2.30, S4.4, R23–R31 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description:
    'O formulário de /register, de Pessoa Física (F) ou Jurídica (J), da primeira tecla ao OK do diálogo de sucesso.',
  context: ({ input }) => ({ ...input, mayBeRegistered: false }),
  // If a child fails, the form can still be filled in and sent.
  invoke: [
    {
      id: 'cepLookup',
      src: 'cepLookup',
      input: ({ context }) => ({
        locksFilledFields: true,
        looksUpOnBlur: false,
        initialCep: context.initialCep,
      }),
      onError: {},
    },
    { id: 'whatsappConsent', src: 'whatsappConsent', input: { route: 'register' }, onError: {} },
    { id: 'connectivity', src: 'connectivity', onError: {} },
  ],
  // The ping ends with the screen; a sent registration is still reported. @rule R31
  on: { 'screen.left': { actions: 'stopPinging' } },
  initial: 'idle',
  states: {
    idle: {
      description: 'O cliente preenche o formulário.',
      on: { ...submit, ...switchKind },
    },
    validating,
    submitting,
    refused: {
      description:
        'O servidor recusou e não cadastrou ninguém. O que foi digitado fica; o cliente pode enviar de novo.',
      on: { ...submit, ...switchKind },
    },
    unanswered: {
      description:
        'Não veio resposta: o cliente pode estar cadastrado. O digitado fica, e só o cliente envia de novo.',
      on: { ...submit, ...switchKind },
    },
    awaitingOk: {
      description: 'O diálogo de sucesso agradece; o OK leva à entrada.',
      tags: 'modal',
      on: { 'success.acknowledged': { target: 'idle', actions: 'emitFinished' } },
    },
  },
});

/** Values that the form of `/register` accepts, of nobody in the demonstration. */
const shared = {
  nomeFantasia: '',
  ramoAtividade: '',
  tratamento: '',
  email: '',
  celular: '(19) 98765-4321',
  dataNascimento: '',
  sexo: '',
  estadoCivil: '',
  cep: '13083-859',
  uf: 'SP',
  cidade: 'Campinas',
  logradouro: 'Rua Sérgio Buarque de Holanda',
  bairro: 'Cidade Universitária',
  complemento: '',
  numero: '777',
  recebeEmail: true,
  recebeSms: true,
  recebePush: true,
  recebeWhatsapp: true,
  cupomDigital: false,
  senha: 's3nha-nova',
  confirmacao: 's3nha-nova',
  aceitoTermos: true,
};
const individual = {
  ...shared,
  kind: 'F',
  documento: '390.533.447-05',
  nome: 'Clara Nunes',
  dataNascimento: '12/08/1984',
  sexo: 'F',
  estadoCivil: 'C',
};
const company = {
  ...shared,
  kind: 'J',
  documento: '11.444.777/0001-61',
  nome: 'Loja Exemplo Ltda',
  nomeFantasia: 'Loja Exemplo',
  ramoAtividade: 'Minimercado',
  tratamento: 'Clara Nunes',
};

export const registrationEntry = /* @__PURE__ */ defineEntry({
  id: 'registration',
  title: 'Cadastro',
  description: '/register, do formulário ao diálogo de sucesso: tipo, conferência, envio, recusa (R23–R31).',
  machine: registrationMachine,
  ports: registrationPorts,
  starts: { default: 'formulário novo', reloaded: 'recarregado' },
  inputs: {
    default: () => ({ kind: 'F' as const, initialCep: null }),
    reloaded: () => ({ kind: 'J' as const, initialCep: '13010-001' }),
  },
  events: [
    { type: 'form.submitted', values: individual },
    { type: 'form.submitted', values: company },
    { type: 'kind.switched', kind: 'J' },
    { type: 'kind.switched', kind: 'F' },
    { type: 'success.acknowledged' },
    { type: 'screen.left' },
  ],
  names: { 0: 'formulário válido F', 1: 'formulário válido J' },
  outcomes: {
    validate: [
      { ok: true, value: individual },
      { ok: false, failure: null },
    ],
    register: [
      { ok: true, value: null },
      { ok: false, failure: { message: 'CPF já cadastrado', status: 400, details: ['CPF já cadastrado'] } },
      { ok: false, failure: unknownFailure },
    ],
  },
});
