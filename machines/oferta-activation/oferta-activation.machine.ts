import { emit, setup } from 'xstate';
import { port } from '../kit/port.ts';
import { type Failure, failureOf, type Result, unknownFailure, valueOf } from '../kit/result.ts';

export interface OfertaActivationInput {
  readonly idPromoProd: string;
}

export type OfertaActivationEvent = { type: 'activation.requested' };

export type OfertaActivationEmitted =
  /** `message`: the server's words, null when it had none. */
  { type: 'activation.succeeded'; message: string | null } | { type: 'activation.refused'; failure: Failure };

/** What the activation's flow fills. */
export const ofertaActivationPorts = {
  actors: {
    /** The one write; its value is the server's message. Never repeated by the program (R10). */
    postActivation: port<Result<string | null>, { idPromoProd: string }>(),
  },
  actions: {},
};

/** Activating an offer (R67): one POST for each click, and none while one is under way. */
export const ofertaActivationMachine = setup({
  types: {
    context: {} as OfertaActivationInput,
    input: {} as OfertaActivationInput,
    events: {} as OfertaActivationEvent,
    emitted: {} as OfertaActivationEmitted,
    tags: {} as 'busy' | 'active',
  },
  actors: ofertaActivationPorts.actors,
  actions: {
    emitSucceeded: emit((_, { message }: { message: string | null }) => ({
      type: 'activation.succeeded' as const,
      message,
    })),
    emitRefused: emit((_, { failure }: { failure: Failure }) => ({
      type: 'activation.refused' as const,
      failure,
    })),
  },
  guards: { hasSucceeded: (_, { result }: { result: Result<unknown> }) => result.ok },
}).createMachine({
  id: 'oferta-activation',
  description: 'One per offer card that carries an id.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      description: 'The offer can be activated.',
      on: { 'activation.requested': { target: 'posting' } },
    },
    posting: {
      description: 'The activation is at the server. A further click does nothing.',
      tags: 'busy',
      invoke: {
        id: 'postActivation',
        src: 'postActivation',
        input: ({ context }) => ({ idPromoProd: context.idPromoProd }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
            target: 'active',
            actions: {
              type: 'emitSucceeded',
              params: ({ event }) => ({ message: valueOf(event.output) }),
            },
          },
          {
            target: 'idle',
            actions: { type: 'emitRefused', params: ({ event }) => ({ failure: failureOf(event.output) }) },
          },
        ],
        onError: { target: 'idle', actions: { type: 'emitRefused', params: { failure: unknownFailure } } },
      },
    },
    active: {
      description:
        'The offer was activated here; another click asks the server again, who says what it knows.',
      tags: 'active',
      on: { 'activation.requested': { target: 'posting' } },
    },
  },
});
