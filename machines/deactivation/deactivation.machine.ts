import { failureOf, type Result, unknownFailure } from '../kit/result.ts';
import { type Answer, deactivationSetup, type Situation, timed } from './deactivation.setup.ts';

function situationOf(result: Result<Situation>): { situation: Situation } {
  return { situation: result.ok ? result.value : { deactivated: false, remaining: null } };
}

/** A person loaded elsewhere applies too, but not during a call of this machine. */
const whenLoaded = {
  target: '#deactivation.deciding',
  actions: {
    type: 'keepSituation',
    params: ({ event }: { event: { situation: Situation } }) => ({ situation: event.situation }),
  },
} as const;

const afterCall = [
  {
    guard: {
      type: 'hasFailed',
      params: ({ event }: { event: { output: Answer } }) => ({ result: event.output }),
    },
    target: 'reloading',
    actions: {
      type: 'emitRefused',
      params: ({ event }: { event: { output: Answer } }) => ({ failure: failureOf(event.output) }),
    },
  },
  {
    target: 'reloading',
    actions: {
      type: 'emitAnswered',
      params: ({ event }: { event: { output: Answer } }) => ({ result: event.output }),
    },
  },
] as const;

const afterCrash = {
  target: 'reloading',
  actions: { type: 'emitRefused', params: { failure: unknownFailure } },
} as const;

const deactivated = deactivationSetup.createStateConfig({
  description: 'O cadastro está desativado: Reativar aparece, com a nota do tempo que resta.',
  initial: 'deciding',
  on: {
    'reactivation.requested': { target: 'reactivating' },
    'person.loaded': { ...whenLoaded, guard: { type: 'isOtherSituation', params: ({ event }) => event } },
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
          {
            guard: { type: 'hasFailed', params: ({ event }) => ({ result: event.output }) },
            target: 'reloadFailed',
          },
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
