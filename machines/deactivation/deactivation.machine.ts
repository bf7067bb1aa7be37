import {
  type Failure,
  outcomeGuards,
  port,
  type Result,
  withAnswer,
  withEvent,
  withFailure,
} from '../kit/chart.ts';
import { assign, emit, setup } from 'xstate';
import { defineEntry } from '../testing/entry.ts';

/** The registration's part of a person. @rule S4.13, R74 */
export interface Situation {
  /** `dtaHoraSolicitacaoExclusao` is present. */
  readonly deactivated: boolean;
  /** `tempoRestanteReativacaoCadastro`. */
  readonly remaining: { readonly dias: number; readonly horas: number; readonly minutos: number } | null;
}

interface DeactivationInput {
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

type DeactivationEvent =
  | { type: 'deactivation.requested' }
  | { type: 'reactivation.requested' }
  | { type: 'reload.requested' }
  /** The person was loaded by the screen. */
  | { type: 'person.loaded'; situation: Situation };

type DeactivationEmitted =
  | { type: 'request.answered'; message: string | null }
  | { type: 'request.refused'; failure: Failure };

/** The server's message to either request. */
type Answer = Result<{ message: string | null }>;

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
function timed(situation: Situation, now: () => number): Omit<DeactivationContext, 'now'> {
  const { dias, horas, minutos } = situation.remaining ?? { dias: 0, horas: 0, minutos: 0 };
  const total = (dias * 24 + horas) * 60 + minutos;
  const deadline = situation.remaining === null ? null : now() + total * minute;
  return { situation, deadline, left: { horas: Math.floor(total / 60), minutos: total % 60 } };
}

function leftUntil(deadline: number | null, now: number): DeactivationContext['left'] {
  const total = Math.max(0, Math.ceil(((deadline ?? now) - now) / minute));
  return { horas: Math.floor(total / 60), minutos: total % 60 };
}

const deactivationSetup = setup({
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
    emitAnswered: emit((_, result: Answer) => ({
      type: 'request.answered' as const,
      message: result.ok ? result.value.message : null,
    })),
    emitRefused: emit((_, failure: Failure) => ({ type: 'request.refused' as const, failure })),
  },
  guards: {
    ...outcomeGuards,
    isDeactivated: ({ context }) => context.situation.deactivated,
    /** The screen reports the person of `reloadPerson` again, later. */
    isOtherSituation: ({ context }, { situation }: { situation: Situation }) =>
      JSON.stringify(situation) !== JSON.stringify(context.situation),
    hasTimeLeft: ({ context }) => context.deadline !== null && context.deadline > context.now(),
  },
  delays: {
    untilNextMinute: ({ context }) => ((context.deadline ?? 0) - context.now()) % minute || minute,
  },
});

function situationOf(result: Result<Situation>): { situation: Situation } {
  return { situation: result.ok ? result.value : { deactivated: false, remaining: null } };
}

/** A person loaded elsewhere applies too, but not during a call of this machine. */
const whenLoaded = { target: '#deactivation.deciding', actions: withEvent('keepSituation') } as const;

const afterCall = [
  { guard: withAnswer('hasFailed'), target: 'reloading', actions: withFailure('emitRefused') },
  { target: 'reloading', actions: withAnswer('emitAnswered') },
] as const;

const afterCrash = { target: 'reloading', actions: withFailure('emitRefused') } as const;

const deactivated = deactivationSetup.createStateConfig({
  description: 'O cadastro está desativado: Reativar aparece, com a nota do tempo que resta.',
  initial: 'deciding',
  on: {
    'reactivation.requested': { target: 'reactivating' },
    'person.loaded': { ...whenLoaded, guard: withEvent('isOtherSituation') },
  },
  states: {
    deciding: {
      description: 'Vê se ainda resta tempo.',
      always: [{ guard: 'hasTimeLeft', target: 'counting' }, { target: 'expired' }],
    },
    counting: {
      description: 'Horas e minutos vão diminuindo.',
      entry: 'countDown',
      after: {
        untilNextMinute: [{ guard: 'hasTimeLeft', target: 'counting', reenter: true }, { target: 'expired' }],
      },
    },
    expired: {
      description:
        'O tempo acabou, ou o servidor não disse nenhum; o servidor decide o que Reativar ainda faz.',
      entry: 'countDown',
    },
  },
});

/** Deactivates and reactivates a registration. @rule S4.13, R74 */
export const deactivationMachine = deactivationSetup.createMachine({
  id: 'deactivation',
  description: 'Ao lado do formulário de /perfil, a partir da pessoa carregada ali.',
  context: ({ input }) => ({ now: input.now, ...timed(input.situation, input.now) }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Vê se a pessoa tem dtaHoraSolicitacaoExclusao.',
      always: [{ guard: 'isDeactivated', target: 'deactivated' }, { target: 'active' }],
    },
    active: {
      description: 'O cadastro está ativo: Desativar aparece.',
      on: { 'deactivation.requested': { target: 'deactivating' }, 'person.loaded': whenLoaded },
    },
    deactivating: {
      description: 'Desativar foi apertado: a chamada está no servidor. A mensagem dele vira um aviso.',
      tags: ['busy', 'underWay'],
      invoke: { id: 'deactivate', src: 'deactivate', onDone: afterCall, onError: afterCrash },
    },
    deactivated,
    reactivating: {
      description: 'Reativar foi apertado: a chamada está no servidor. A mensagem dele vira um aviso.',
      tags: ['busy', 'underWay'],
      invoke: { id: 'reactivate', src: 'reactivate', onDone: afterCall, onError: afterCrash },
    },
    reloading: {
      description:
        'A pessoa é carregada de novo depois de qualquer das chamadas: só o servidor sabe o que fez.',
      tags: 'busy',
      invoke: {
        id: 'reloadPerson',
        src: 'reloadPerson',
        onDone: [
          { guard: withAnswer('hasFailed'), target: 'reloadFailed' },
          {
            target: 'deciding',
            actions: { type: 'keepSituation', params: ({ event }) => situationOf(event.output) },
          },
        ],
        onError: { target: 'reloadFailed' },
      },
    },
    reloadFailed: {
      description:
        'A pessoa não pôde ser recarregada: não se sabe se está ativa, e o cliente pode perguntar de novo.',
      on: { 'reload.requested': { target: 'reloading' }, 'person.loaded': whenLoaded },
    },
  },
});

const active: Situation = { deactivated: false, remaining: null };
const counting: Situation = { deactivated: true, remaining: { dias: 0, horas: 0, minutos: 2 } };
const expired: Situation = { deactivated: true, remaining: null };
const refusal = { ok: false, failure: { message: 'Prazo encerrado', status: 400 } } as const;
const answered = { ok: true, value: { message: 'Solicitação registrada' } } as const;

export const deactivationEntry = /* @__PURE__ */ defineEntry({
  id: 'deactivation',
  title: 'Desativação',
  description: 'Desativar e Reativar em /perfil, com o tempo que resta (R74).',
  machine: deactivationMachine,
  ports: deactivationPorts,
  essence: ({ situation, deadline }, now) => ({ situation, left: deadline === null ? null : deadline - now }),
  starts: { active: 'cadastro ativo', deactivated: 'cadastro desativado' },
  inputs: {
    active: (now) => ({ now, situation: active }),
    deactivated: (now) => ({ now, situation: counting }),
  },
  events: [
    { type: 'deactivation.requested' },
    { type: 'reactivation.requested' },
    { type: 'reload.requested' },
    { type: 'person.loaded', situation: active },
    { type: 'person.loaded', situation: counting },
  ],
  outcomes: {
    deactivate: [answered, refusal],
    reactivate: [answered, refusal],
    reloadPerson: [
      { ok: true, value: active },
      { ok: true, value: counting },
      { ok: true, value: expired },
      refusal,
    ],
  },
});
