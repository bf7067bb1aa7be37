import { assertEvent, emit, setup } from 'xstate';
import { port, provided } from '../kit/port.ts';
import { type Failure, type Result, unknownFailure, valueOf } from '../kit/result.ts';

/** Why a registration was refused (R30): the description, and each message of the list of errors. */
export interface RegistrationFailure extends Failure {
  readonly errors: readonly string[];
}

export type RegistrationEvent =
  /** `values` as the form holds them: keystrokes are the form's. */
  { type: 'form.submitted'; values: unknown } | { type: 'kind.switched' } | { type: 'thanks.acknowledged' };

export type RegistrationEmitted =
  | { type: 'form.invalid' }
  | { type: 'registration.succeeded' }
  | { type: 'registration.refused'; failure: RegistrationFailure }
  | { type: 'registration.finished' };

/** What the registration's flow fills. */
export const registrationPorts = {
  actors: {
    /** The payload of valid values. A refusal has put its messages on the fields already. */
    validate: port<Result<unknown, unknown>, { values: unknown }>(),
    register: port<Result<unknown, RegistrationFailure>, { payload: unknown }>(),
  },
  actions: {
    /** Deletes what this tab keeps of the unfinished form. */
    forgetDraft: provided(),
  },
};

const noReason: RegistrationFailure = { ...unknownFailure, errors: [] };

function valuesOf(event: RegistrationEvent): { values: unknown } {
  assertEvent(event, 'form.submitted');
  return { values: event.values };
}

/** The payload goes from answer to call without a stay in the context: it holds the password. */
function payloadOf(event: { type: string; output?: unknown }): { payload: unknown } {
  return { payload: valueOf(event.output as Result<unknown, unknown>) };
}

function reasonOf(result: Result<unknown, RegistrationFailure>): RegistrationFailure {
  return result.ok ? noReason : result.failure;
}

/** The registration of /register (S4.4, R23–R30). */
export const registrationMachine = setup({
  types: {
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    tags: {} as 'busy' | 'modal',
  },
  actors: registrationPorts.actors,
  actions: {
    ...registrationPorts.actions,
    emitInvalid: emit({ type: 'form.invalid' }),
    emitSucceeded: emit({ type: 'registration.succeeded' }),
    emitRefused: emit((_, { failure }: { failure: RegistrationFailure }) => ({
      type: 'registration.refused' as const,
      failure,
    })),
    emitFinished: emit({ type: 'registration.finished' }),
  },
  guards: {
    hasSucceeded: (_, { result }: { result: Result<unknown, unknown> }) => result.ok,
  },
}).createMachine({
  id: 'registration',
  description: 'From the first submit to the thank-you dialog.',
  initial: 'idle',
  states: {
    idle: {
      description: 'The customer fills the form in.',
      on: { 'form.submitted': { target: 'validating' } },
    },
    validating: {
      description: 'All fields are being checked at once.',
      on: { 'kind.switched': { target: 'idle' } },
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ event }) => valuesOf(event),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
            target: 'submitting',
          },
          { target: 'idle', actions: 'emitInvalid' },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'emitRefused', params: { failure: noReason } },
        },
      },
    },
    submitting: {
      description: 'The registration is at the server. Nothing sends it twice.',
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => payloadOf(event),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
            target: 'succeeded',
            actions: ['forgetDraft', 'emitSucceeded'],
          },
          {
            target: 'refused',
            actions: { type: 'emitRefused', params: ({ event }) => ({ failure: reasonOf(event.output) }) },
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'emitRefused', params: { failure: noReason } },
        },
      },
    },
    refused: {
      description: 'The server said no, or nothing. What was typed stays; the customer may send again.',
      on: { 'form.submitted': { target: 'validating' }, 'kind.switched': { target: 'idle' } },
    },
    succeeded: {
      description: 'The thank-you dialog stands.',
      tags: 'modal',
      on: { 'thanks.acknowledged': { target: 'finished', actions: 'emitFinished' } },
    },
    finished: { description: 'The customer goes on to /.', type: 'final' },
  },
});
