import { assertEvent, emit, setup } from 'xstate';
import {
  type Failure,
  outcomeGuards,
  port,
  type Result,
  unknownFailure,
  valueOf,
  withAnswer,
  withFailure,
  withValue,
} from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

/** The values of the form or button. */
export interface SubmissionEvent {
  type: 'values.submitted';
  values: unknown;
}

export type SubmissionEmitted =
  | { type: 'submission.succeeded'; answer: unknown }
  | { type: 'submission.failed'; failure: Failure };

/** Ports of the submission machine. */
export const submissionPorts = {
  actors: {
    /** The payload of valid values. Refused with null: the form shows its messages. */
    validate: port<Result<unknown, Failure | null>, { values: unknown }>(),
    /** The write; never retried. @rule R10 */
    send: port<Result<unknown>, { payload: unknown }>(),
  },
  actions: {},
};

type Checked = Result<unknown, Failure | null>;

function valuesOf(event: SubmissionEvent): { values: unknown } {
  assertEvent(event, 'values.submitted');
  return { values: event.values };
}

/** The payload is passed as the state's input, not kept in the context: it may have a password. */
function payloadOf(event: { type: string; output?: unknown }): { payload: unknown } {
  return { payload: valueOf(event.output as Checked) };
}

const submissionSetup = setup({
  types: {
    events: {} as SubmissionEvent,
    emitted: {} as SubmissionEmitted,
    /** `busy`: pending at the server. `underWay`: continues after the screen is left. */
    tags: {} as 'busy' | 'underWay',
  },
  actors: submissionPorts.actors,
  actions: {
    emitSucceeded: emit((_, answer: unknown) => ({ type: 'submission.succeeded' as const, answer })),
    emitFailed: emit((_, failure: Failure) => ({ type: 'submission.failed' as const, failure })),
  },
  guards: {
    ...outcomeGuards,
    isInvalid: (_, result: Checked) => !result.ok && result.failure === null,
  },
});

const validating = submissionSetup.createStateConfig({
  description: 'Todos os campos são conferidos de uma vez, e o envio é montado. Nada saiu do aparelho.',
  tags: 'underWay',
  invoke: {
    id: 'validate',
    src: 'validate',
    input: ({ event }) => valuesOf(event),
    onDone: [
      { guard: withAnswer('hasSucceeded'), target: 'sending' },
      { guard: withAnswer('isInvalid'), target: 'idle' },
      { target: 'refused', actions: withFailure('emitFailed') },
    ],
    onError: { target: 'refused', actions: withFailure('emitFailed') },
  },
});

const sending = submissionSetup.createStateConfig({
  description: 'A gravação está no servidor. Nada a envia duas vezes.',
  tags: ['busy', 'underWay'],
  invoke: {
    id: 'send',
    src: 'send',
    input: ({ event }) => payloadOf(event),
    onDone: [
      { guard: withAnswer('hasSucceeded'), target: 'done', actions: withValue('emitSucceeded') },
      { guard: withAnswer('answerNeverCame'), target: 'unknown', actions: withFailure('emitFailed') },
      { target: 'refused', actions: withFailure('emitFailed') },
    ],
    onError: { target: 'unknown', actions: withFailure('emitFailed') },
  },
});

/** A write that the customer asks for: profile, picture, password, recovery, preferences, activation. @rule R10 */
export const submissionMachine = submissionSetup.createMachine({
  id: 'submission',
  description:
    'Um por formulário, ou por botão que grava. Enviar enquanto um envio está em andamento não faz nada.',
  initial: 'idle',
  states: {
    idle: {
      description: 'O cliente preenche, ou ainda não apertou.',
      on: { 'values.submitted': { target: 'validating' } },
    },
    validating,
    sending,
    done: {
      description: 'O servidor aceitou; apertar de novo é uma nova gravação.',
      on: { 'values.submitted': { target: 'validating' } },
    },
    refused: {
      description:
        'O servidor recusou, e nada foi gravado. O que foi digitado fica; o cliente pode enviar de novo.',
      on: { 'values.submitted': { target: 'validating' } },
    },
    unknown: {
      description: 'Não veio resposta: pode estar gravado. O digitado fica, e só o cliente envia de novo.',
      on: { 'values.submitted': { target: 'validating' } },
    },
  },
});

const values = { nome: 'Ana Souza', senha: 'clube123' };

export const submissionEntry = /* @__PURE__ */ defineEntry({
  id: 'submission',
  title: 'Gravação',
  description:
    'Toda outra gravação de um formulário ou botão: perfil, imagem, senha, recuperação, preferências, ativação de oferta.',
  machine: submissionMachine,
  ports: submissionPorts,
  inputs: { default: () => undefined },
  events: [{ type: 'values.submitted', values }],
  outcomes: {
    validate: [
      { ok: true, value: values },
      { ok: false, failure: null },
      { ok: false, failure: unknownFailure },
    ],
    send: [
      { ok: true, value: 'Feito.' },
      { ok: false, failure: { message: 'CPF já cadastrado', status: 400, details: ['CPF já cadastrado'] } },
      { ok: false, failure: unknownFailure },
    ],
  },
});
