import { failureOf, unknownFailure } from '../kit/result.ts';
import { type Kind, payloadOf, registrationSetup, valuesOf } from './registration.setup.ts';

const submit = { 'form.submitted': { target: 'validating' } } as const;

const startOver = ['emitFormReset', 'resetAddress'] as const;

const kindOf = ({ event }: { event: { kind: Kind } }) => ({ kind: event.kind });

/** Another kind has other fields: the form restarts. @rule R25 */
const switchKind = {
  'kind.switched': {
    guard: { type: 'isOtherKind', params: kindOf },
    target: 'idle',
    actions: [{ type: 'keepKind', params: kindOf }, ...startOver],
  },
} as const;

const broken = { type: 'emitFailed', params: { failure: unknownFailure } } as const;

const validating = registrationSetup.createStateConfig({
  description: 'Todos os campos são conferidos de uma vez, e o envio é montado. Nada saiu do aparelho.',
  tags: 'underWay',
  on: switchKind,
  invoke: {
    id: 'validate',
    src: 'validate',
    input: ({ event }) => valuesOf(event),
    onDone: [
      {
        guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
        target: 'submitting',
      },
      { target: 'idle' },
    ],
    onError: { target: 'refused', actions: broken },
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
        guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
        target: 'awaitingOk',
        actions: ['forgetDraft', 'emitSucceeded', ...startOver],
      },
      {
        guard: { type: 'answerNeverCame', params: ({ event }) => ({ result: event.output }) },
        target: 'unanswered',
        actions: { type: 'emitFailed', params: ({ event }) => ({ failure: failureOf(event.output) }) },
      },
      {
        target: 'refused',
        actions: { type: 'emitFailed', params: ({ event }) => ({ failure: failureOf(event.output) }) },
      },
    ],
    onError: { target: 'unanswered', actions: broken },
  },
});

/** The registration of `/register`. @rule S2.21, S2.30, S4.4, R23–R31 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description:
    'O formulário de /register, de Pessoa Física (F) ou Jurídica (J), da primeira tecla ao OK do diálogo de sucesso.',
  context: ({ input }) => input,
  // If a child fails, the form can still be filled in and sent.
  invoke: [
    {
      id: 'cepLookup',
      src: 'cepLookup',
      input: ({ context }) => ({
        locksFilledFields: true,
        looksUpOnBlur: false,
        knownCep: context.knownCep,
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
