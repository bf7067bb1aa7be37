import { assign, emit, setup, stateIn } from 'xstate';
import { port } from '../kit/port.ts';
import { failureOf, type Failure, isUnanswered, type Result, unknownFailure } from '../kit/result.ts';

/** An offer that can be activated. */
export interface Ativavel {
  /** Its `idPromoProd`. */
  readonly id: string;
  /** Its name on the card. */
  readonly nome: string;
}

/** A refused offer. */
export interface Recusada {
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

export type ActivateAllEvent =
  | { type: 'all.requested'; ofertas: readonly Ativavel[] }
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
export const unasked: ActivateAllContext = {
  ofertas: [],
  index: 0,
  activated: 0,
  refused: [],
  unanswered: null,
};

interface Answer {
  readonly result: Outcome;
}

export const activateAllSetup = setup({
  types: {
    context: {} as ActivateAllContext,
    events: {} as ActivateAllEvent,
    emitted: {} as ActivateAllEmitted,
    /** `underWay`: a pending call is awaited even when the screen is left. */
    tags: {} as 'underWay',
  },
  actors: activateAllPorts.actors,
  actions: {
    begin: assign((_, { ofertas }: Pick<ActivateAllContext, 'ofertas'>) => ({ ...unasked, ofertas })),
    forget: assign(unasked),
    note: assign(({ context }, { result }: Answer) => noted(context, result)),
    emitEnded: emit(({ context }) => ({ type: 'run.ended' as const, run: context })),
  },
  guards: {
    hasSome: (_, { ofertas }: Pick<ActivateAllContext, 'ofertas'>) => ofertas.length > 0,
    isSignedOut: (_, { result }: Answer) => !result.ok && result.failure?.status === 401,
    wasNotSent: (_, { result }: Answer) => !result.ok && result.failure === null,
    answerNeverCame: (_, { result }: Answer) => isUnanswered(told(result)),
    isLast: ({ context: { index, ofertas } }) => index + 1 >= ofertas.length,
    isStopping: stateIn({ activating: 'stopping' }),
  },
});

/** A call that was not sent counts as a failure of unknown cause. */
function told(result: Outcome): Result<unknown> {
  return result.ok ? result : { ok: false, failure: result.failure ?? unknownFailure };
}

function noted(context: ActivateAllContext, outcome: Outcome): Partial<ActivateAllContext> {
  const result = told(outcome);
  const index = context.index + 1;
  const oferta = context.ofertas[context.index];
  if (oferta === undefined) return {};
  if (result.ok) return { index, activated: context.activated + 1 };
  if (isUnanswered(result)) return { index, unanswered: oferta };
  return { index, refused: [...context.refused, { oferta, failure: failureOf(result) }] };
}
