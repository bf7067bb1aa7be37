import { unknownFailure } from '../kit/result.ts';
import { type ActivateAllEvent, activateAllSetup, unasked } from './activate-all.setup.ts';

type Requested = Extract<ActivateAllEvent, { type: 'all.requested' }>;

const chosen = ({ event: { ofertas } }: { event: Requested }) => ({ ofertas });

const begin = {
  guard: { type: 'hasSome', params: chosen },
  target: 'activating',
  actions: { type: 'begin', params: chosen },
} as const;

const broken = { type: 'note', params: { result: { ok: false, failure: unknownFailure } } } as const;

const activating = activateAllSetup.createStateConfig({
  description: 'Uma oferta está sendo ativada; a próxima começa quando a resposta chega.',
  tags: 'underWay',
  initial: 'goingOn',
  invoke: {
    id: 'activate',
    src: 'activate',
    input: ({ context: { ofertas, index } }) => ({ id: ofertas[index]?.id ?? '' }),
    onDone: [
      {
        guard: { type: 'isSignedOut', params: ({ event }) => ({ result: event.output }) },
        target: 'idle',
        actions: 'forget',
      },
      {
        guard: { type: 'wasNotSent', params: ({ event }) => ({ result: event.output }) },
        target: 'reported',
      },
      {
        guard: { type: 'answerNeverCame', params: ({ event }) => ({ result: event.output }) },
        target: 'reported',
        actions: { type: 'note', params: ({ event }) => ({ result: event.output }) },
      },
      {
        guard: 'isLast',
        target: 'reported',
        actions: { type: 'note', params: ({ event }) => ({ result: event.output }) },
      },
      {
        guard: 'isStopping',
        target: 'reported',
        actions: { type: 'note', params: ({ event }) => ({ result: event.output }) },
      },
      {
        target: 'activating',
        reenter: true,
        actions: { type: 'note', params: ({ event }) => ({ result: event.output }) },
      },
    ],
    onError: { target: 'reported', actions: broken },
  },
  states: {
    goingOn: {
      description: 'Outras vêm depois dela.',
      on: { 'stop.requested': { target: 'stopping' } },
    },
    stopping: {
      description: 'É a última: o cliente parou, ou saiu da tela.',
    },
  },
});

/** Activates all offers of a screen, one at a time. @rule R134, R135 */
export const activateAllMachine = activateAllSetup.createMachine({
  id: 'activate-all',
  description:
    'Cada oferta no máximo uma vez. Uma chamada sem resposta encerra tudo: as próximas não iriam melhor.',
  context: unasked,
  initial: 'idle',
  states: {
    idle: { description: 'Nada foi pedido.', on: { 'all.requested': begin } },
    activating,
    reported: {
      description: 'O que foi ativado, recusado ou não tentado.',
      entry: 'emitEnded',
      on: { 'all.requested': begin },
    },
  },
});
