import { assertEvent, emit, setup } from 'xstate';
import { port } from '../kit/port.ts';
import {
  type Failure,
  failureOf,
  isUnanswered,
  type Result,
  unknownFailure,
  valueOf,
} from '../kit/result.ts';

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
    emitSucceeded: emit((_, { answer }: { answer: unknown }) => ({
      type: 'submission.succeeded' as const,
      answer,
    })),
    emitFailed: emit((_, { failure }: { failure: Failure | null }) => ({
      type: 'submission.failed' as const,
      failure: failure ?? unknownFailure,
    })),
  },
  guards: {
    hasSucceeded: (_, { result }: { result: Checked }) => result.ok,
    isInvalid: (_, { result }: { result: Checked }) => !result.ok && result.failure === null,
    answerNeverCame: (_, { result }: { result: Result<unknown> }) => isUnanswered(result),
  },
});

const broken = { type: 'emitFailed', params: { failure: unknownFailure } } as const;

const validating = submissionSetup.createStateConfig({
  description: 'All fields are being checked at once, and the payload is made. Nothing has left the device.',
  tags: 'underWay',
  invoke: {
    id: 'validate',
    src: 'validate',
    input: ({ event }) => valuesOf(event),
    onDone: [
      {
        guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
        target: 'sending',
      },
      { guard: { type: 'isInvalid', params: ({ event }) => ({ result: event.output }) }, target: 'idle' },
      {
        target: 'refused',
        actions: {
          type: 'emitFailed',
          params: ({ event }) => ({ failure: event.output.ok ? null : event.output.failure }),
        },
      },
    ],
    onError: { target: 'refused', actions: broken },
  },
});

const sending = submissionSetup.createStateConfig({
  description: 'The write is at the server. Nothing sends it twice.',
  tags: ['busy', 'underWay'],
  invoke: {
    id: 'send',
    src: 'send',
    input: ({ event }) => payloadOf(event),
    onDone: [
      {
        guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
        target: 'done',
        actions: { type: 'emitSucceeded', params: ({ event }) => ({ answer: valueOf(event.output) }) },
      },
      {
        guard: { type: 'answerNeverCame', params: ({ event }) => ({ result: event.output }) },
        target: 'unknown',
        actions: { type: 'emitFailed', params: ({ event }) => ({ failure: failureOf(event.output) }) },
      },
      {
        target: 'refused',
        actions: { type: 'emitFailed', params: ({ event }) => ({ failure: failureOf(event.output) }) },
      },
    ],
    onError: { target: 'unknown', actions: broken },
  },
});

/** A write that the customer asks for: profile, picture, password, recovery, preferences, activation. @rule R10 */
export const submissionMachine = submissionSetup.createMachine({
  id: 'submission',
  description: 'One per form, or per button that writes. A submit while one is under way does nothing.',
  initial: 'idle',
  states: {
    idle: {
      description: 'The customer fills in, or has not pressed yet.',
      on: { 'values.submitted': { target: 'validating' } },
    },
    validating,
    sending,
    done: {
      description: 'The server has taken it; a further press is a new write.',
      on: { 'values.submitted': { target: 'validating' } },
    },
    refused: {
      description:
        'The server said no, and nothing was written. What was typed stays; the customer may send again.',
      on: { 'values.submitted': { target: 'validating' } },
    },
    unknown: {
      description:
        'No answer came: it may be written. What was typed stays, and only the customer sends again.',
      on: { 'values.submitted': { target: 'validating' } },
    },
  },
});
