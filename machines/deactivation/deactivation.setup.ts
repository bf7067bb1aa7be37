import { assign, emit, setup } from 'xstate';
import { port } from '../kit/port.ts';
import type { Failure, Result } from '../kit/result.ts';

/** The registration's part of a person. @rule S4.13, R74 */
export interface Situation {
  /** `dtaHoraSolicitacaoExclusao` is present. */
  readonly deactivated: boolean;
  /** `tempoRestanteReativacaoCadastro`. */
  readonly remaining: { readonly dias: number; readonly horas: number; readonly minutos: number } | null;
}

export interface DeactivationInput {
  /** The wall clock, in epoch milliseconds. */
  readonly now: () => number;
  readonly situation: Situation;
}

interface DeactivationContext extends DeactivationInput {
  /** The deadline to reactivate, in epoch milliseconds. */
  readonly deadline: number | null;
  /** Hours (24 per day) and minutes for the note. */
  readonly left: { readonly horas: number; readonly minutos: number };
}

export type DeactivationEvent =
  | { type: 'deactivation.requested' }
  | { type: 'reactivation.requested' }
  | { type: 'reload.requested' }
  /** The person was loaded by the screen. */
  | { type: 'person.loaded'; situation: Situation };

export type DeactivationEmitted =
  | { type: 'request.answered'; message: string | null }
  | { type: 'request.refused'; failure: Failure };

/** The server's message to either request. */
export type Answer = Result<{ message: string | null }>;

/** Ports of the deactivation machine. */
export const deactivationPorts = {
  actors: {
    deactivate: port<Answer>(),
    reactivate: port<Answer>(),
    reloadPerson: port<Result<Situation>>(),
  },
  actions: {},
};

const minute = 60_000;

/** The state of a situation at this time. */
export function timed(situation: Situation, now: () => number): Omit<DeactivationContext, 'now'> {
  const { dias, horas, minutos } = situation.remaining ?? { dias: 0, horas: 0, minutos: 0 };
  const total = (dias * 24 + horas) * 60 + minutos;
  const deadline = situation.remaining === null ? null : now() + total * minute;
  return { situation, deadline, left: { horas: Math.floor(total / 60), minutos: total % 60 } };
}

function leftUntil(deadline: number | null, now: number): DeactivationContext['left'] {
  const total = Math.max(0, Math.ceil(((deadline ?? now) - now) / minute));
  return { horas: Math.floor(total / 60), minutos: total % 60 };
}

export const deactivationSetup = setup({
  types: {
    context: {} as DeactivationContext,
    input: {} as DeactivationInput,
    events: {} as DeactivationEvent,
    emitted: {} as DeactivationEmitted,
    /** `underWay`: the result is shown wherever the customer is. */
    tags: {} as 'busy' | 'underWay',
  },
  actors: deactivationPorts.actors,
  actions: {
    keepSituation: assign(({ context }, { situation }: { situation: Situation }) =>
      timed(situation, context.now),
    ),
    countDown: assign(({ context }) => ({ left: leftUntil(context.deadline, context.now()) })),
    emitAnswered: emit((_, { result }: { result: Answer }) => ({
      type: 'request.answered' as const,
      message: result.ok ? result.value.message : null,
    })),
    emitRefused: emit((_, { failure }: { failure: Failure }) => ({
      type: 'request.refused' as const,
      failure,
    })),
  },
  guards: {
    isDeactivated: ({ context }) => context.situation.deactivated,
    hasFailed: (_, { result }: { result: Result<unknown> }) => !result.ok,
    /** The screen reports the person of `reloadPerson` again, later. */
    isOtherSituation: ({ context }, { situation }: { situation: Situation }) =>
      JSON.stringify(situation) !== JSON.stringify(context.situation),
    hasTimeLeft: ({ context }) => context.deadline !== null && context.deadline > context.now(),
  },
  delays: {
    untilNextMinute: ({ context }) => ((context.deadline ?? 0) - context.now()) % minute || minute,
  },
});
