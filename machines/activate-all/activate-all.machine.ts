import {
  type Failure,
  isUnanswered,
  port,
  type Result,
  unknownFailure,
  withAnswer,
  withEvent,
} from '../kit/chart.ts';
import { assign, emit, setup, stateIn } from 'xstate';
import { defineEntry } from '../testing/entry.ts';

/** An offer that can be activated. */
export interface Ativavel {
  /** Its `idPromoProd`. */
  readonly id: string;
  /** Its name on the card. */
  readonly nome: string;
}

/** A refused offer. */
interface Recusada {
  readonly oferta: Ativavel;
  readonly failure: Failure;
}

/** The result of one call; null: not sent, because the screen was left. */
type Outcome = Result<unknown, Failure | null>;

export interface ActivateAllContext {
  /** The shown offers, each once, in order. */
  readonly ofertas: readonly Ativavel[];
  /** The current offer's index; at the end the number tried. */
  readonly index: number;
  readonly activated: number;
  readonly refused: readonly Recusada[];
  /** No answer: the outcome is unknown. */
  readonly unanswered: Ativavel | null;
}

/** The run's result, for a customer who has left the screen. */
interface ActivateAllEmitted {
  readonly type: 'run.ended';
  readonly run: ActivateAllContext;
}

interface Requested {
  type: 'all.requested';
  ofertas: readonly Ativavel[];
}

type ActivateAllEvent =
  | Requested
  /** 'Parar' was pressed, or the screen was left. */
  | { type: 'stop.requested' };

/** Ports of the activate-all machine. */
export const activateAllPorts = {
  actors: {
    /** Activates one offer, or joins its pending activation. @rule R10 */
    activate: port<Outcome, { id: string }>(),
  },
  actions: {},
};

/** Initial values. */
const unasked: ActivateAllContext = {
  ofertas: [],
  index: 0,
  activated: 0,
  refused: [],
  unanswered: null,
};

const activateAllSetup = setup({
  types: {
    context: {} as ActivateAllContext,
    events: {} as ActivateAllEvent,
    emitted: {} as ActivateAllEmitted,
    /** `underWay`: a pending call is awaited even when the screen is left. */
    tags: {} as 'underWay',
  },
  actors: activateAllPorts.actors,
  actions: {
    begin: assign((_, { ofertas }: Requested) => ({ ...unasked, ofertas })),
    forget: assign(unasked),
    recordOutcome: assign(({ context }, result: Outcome) => withOutcome(context, result)),
    emitEnded: emit(({ context }) => ({ type: 'run.ended' as const, run: context })),
  },
  guards: {
    hasSome: (_, { ofertas }: Requested) => ofertas.length > 0,
    isSignedOut: (_, result: Outcome) => !result.ok && result.failure?.status === 401,
    wasNotSent: (_, result: Outcome) => !result.ok && result.failure === null,
    answerNeverCame: (_, result: Outcome) => isUnanswered(resultOf(result)),
    isLast: ({ context: { index, ofertas } }) => index + 1 >= ofertas.length,
    isStopping: stateIn({ activating: 'stopping' }),
  },
});

/** A call that was not sent counts as a failure of unknown cause. */
function resultOf(result: Outcome): Result<unknown> {
  return result.ok ? result : { ok: false, failure: result.failure ?? unknownFailure };
}

function withOutcome(context: ActivateAllContext, outcome: Outcome): Partial<ActivateAllContext> {
  const result = resultOf(outcome);
  const index = context.index + 1;
  const oferta = context.ofertas[context.index];
  if (oferta === undefined) return {};
  if (result.ok) return { index, activated: context.activated + 1 };
  if (isUnanswered(result)) return { index, unanswered: oferta };
  return { index, refused: [...context.refused, { oferta, failure: result.failure }] };
}

const begin = {
  guard: withEvent('hasSome'),
  target: 'activating',
  actions: withEvent('begin'),
} as const;

const broken = {
  type: 'recordOutcome',
  params: () => ({ ok: false, failure: unknownFailure }) as const,
} as const;

const activating = activateAllSetup.createStateConfig({
  description: 'Uma oferta está sendo ativada; a próxima começa quando a resposta chega.',
  tags: 'underWay',
  initial: 'goingOn',
  invoke: {
    id: 'activate',
    src: 'activate',
    input: ({ context: { ofertas, index } }) => ({ id: ofertas[index]?.id ?? '' }),
    onDone: [
      { guard: withAnswer('isSignedOut'), target: 'idle', actions: 'forget' },
      { guard: withAnswer('wasNotSent'), target: 'reported' },
      { guard: withAnswer('answerNeverCame'), target: 'reported', actions: withAnswer('recordOutcome') },
      { guard: 'isLast', target: 'reported', actions: withAnswer('recordOutcome') },
      { guard: 'isStopping', target: 'reported', actions: withAnswer('recordOutcome') },
      { target: 'activating', reenter: true, actions: withAnswer('recordOutcome') },
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

const ofertas = [
  { id: '41', nome: 'Café Torrado' },
  { id: '42', nome: 'Chá Mate' },
];

export const activateAllEntry = /* @__PURE__ */ defineEntry({
  id: 'activate-all',
  title: 'Ativar todas',
  description: 'Todas as ofertas de uma tela são ativadas, uma chamada por vez (R134, R135).',
  machine: activateAllMachine,
  ports: activateAllPorts,
  inputs: { default: () => undefined },
  events: [
    { type: 'all.requested', ofertas },
    { type: 'all.requested', ofertas: [] },
    { type: 'stop.requested' },
  ],
  outcomes: {
    activate: [
      { ok: true, value: 'Oferta ativada.' },
      { ok: false, failure: { message: 'Oferta encerrada.', status: 400 } },
      { ok: false, failure: unknownFailure },
      { ok: false, failure: { message: null, status: 401 } },
      { ok: false, failure: null },
    ],
  },
});
