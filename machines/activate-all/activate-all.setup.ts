import { assign, emit, setup, stateIn } from 'xstate';
import { port } from '../kit/port.ts';
import { failureOf, type Failure, isUnanswered, type Result, unknownFailure } from '../kit/result.ts';

/** An offer that can be activated. */
export interface Ativavel {
  /** Its `idPromoProd`. */
  readonly id: string;
  /** What the customer knows it by. */
  readonly nome: string;
}

/** One that the server would not activate. */
export interface Recusada {
  readonly oferta: Ativavel;
  readonly failure: Failure;
}

/** What became of one call; null: it never left this device, for the screen was left first. */
type Outcome = Result<unknown, Failure | null>;

export interface ActivateAllContext {
  /** As the screen showed them when it was asked for: each once, in that order. */
  readonly ofertas: readonly Ativavel[];
  /** The one under way; then, how many were tried. From 0. */
  readonly index: number;
  readonly activated: number;
  readonly refused: readonly Recusada[];
  /** No answer came: nobody knows whether it is active. */
  readonly unanswered: Ativavel | null;
}

/** How the run went, for whoever has left its screen. */
interface ActivateAllEmitted {
  readonly type: 'run.ended';
  readonly run: ActivateAllContext;
}

export type ActivateAllEvent =
  | { type: 'all.requested'; ofertas: readonly Ativavel[] }
  /** The customer has pressed 'Parar', or has left the screen. */
  | { type: 'stop.requested' };

/** What the flow of 'Ativar todas' fills. */
export const activateAllPorts = {
  actors: {
    /** Activates one offer, or joins what activates it already. Never twice for one offer. @rule R10 */
    activate: port<Outcome, { id: string }>(),
  },
  actions: {},
};

/** Before it is asked for. */
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
    /** `underWay`: a call that was made is waited for, wherever the customer goes. */
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

/** A call that never left counts among the failures whose cause nobody knows. */
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
