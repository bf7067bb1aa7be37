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

/** As the form or the button holds them: keystrokes are the form's. */
export interface SubmissionEvent {
  type: 'values.submitted';
  values: unknown;
}

export type SubmissionEmitted =
  | { type: 'submission.succeeded'; answer: unknown }
  | { type: 'submission.failed'; failure: Failure };

/** What a submission's flow fills. */
export const submissionPorts = {
  actors: {
    /** The payload of valid values. Refused with null: the fields have their messages already. */
    validate: port<Result<unknown, Failure | null>, { values: unknown }>(),
    /** The one write. Never repeated by the program. @rule R10 */
    send: port<Result<unknown>, { payload: unknown }>(),
  },
  actions: {},
};

type Checked = Result<unknown, Failure | null>;

function valuesOf(event: SubmissionEvent): { values: unknown } {
  assertEvent(event, 'values.submitted');
  return { values: event.values };
}

/** The payload goes from answer to call without a stay in the context: it may hold a password. */
function payloadOf(event: { type: string; output?: unknown }): { payload: unknown } {
  return { payload: valueOf(event.output as Checked) };
}

const submissionSetup = setup({
  types: {
    events: {} as SubmissionEvent,
    emitted: {} as SubmissionEmitted,
    /** `busy`: the write is at the server. `underWay`: what the customer asked for goes on, wherever the customer goes. */
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

/** A write that the customer asks for: profile, picture, password, recovery, preferences, an offer's activation. @rule R10 */
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
