import {
  type Failure,
  isUnanswered,
  outcomeGuards,
  port,
  provided,
  type Result,
  source,
  unknownFailure,
  withAnswer,
  withEvent,
  withFailure,
} from '../kit/chart.ts';
import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { defineEntry } from '../testing/entry.ts';

interface ExchangeInput {
  readonly idCampanha: string;
}

interface ExchangeContext extends ExchangeInput {
  readonly idResgate: string | null;
}

/** Events of other tabs. @rule R64 */
type OtherTabEvent = { type: 'otherTab.started' } | { type: 'otherTab.finished' };
type LockEvent = { type: 'lock.acquired' } | { type: 'lock.refused' };

type ExchangeEvent =
  /** Trocar was pressed; `affordable`: by the balance on screen. */
  | { type: 'exchange.requested'; idResgate: string; affordable: boolean }
  | { type: 'situation.requested' }
  | { type: 'outcome.acknowledged' }
  | LockEvent
  | OtherTabEvent;

type ExchangeEmitted =
  | { type: 'exchange.succeeded' }
  | { type: 'exchange.refused'; failure: Failure }
  /** The outcome is unknown; a gateway gave a message. */
  | { type: 'exchange.unanswered'; failure: Failure };

/** Ports of the exchange machine. */
export const exchangePorts = {
  actors: {
    /** Takes the account's lock if it is free and reports which; releases it when stopped. */
    holdLock: source<LockEvent>(),
    /** Watches the lock in other tabs; `otherTab.finished` also when that tab crashes. */
    watchOtherTabs: source<OtherTabEvent>(),
    /** Whether an earlier visit left an exchange without an answer and no tab still waits for it. */
    recallExchange: port<boolean, { idCampanha: string }>(),
    /** The write. Its pending marker is stored until the answer, for `recallExchange`; never retried. @rule R10, R64 */
    postExchange: port<Result<unknown>, { idResgate: string }>(),
    /** Refetches the balance. */
    refreshSaldo: port<Result<unknown>, { idCampanha: string }>(),
    /** Refetches the balance and the pending exchanges. */
    refreshSituation: port<Result<unknown>, { idCampanha: string }>(),
  },
  actions: {
    /** The unknown outcome was acknowledged: deletes its marker. */
    forgetExchange: provided<{ idCampanha: string }>(),
  },
};

const exchangeSetup = setup({
  types: {
    context: {} as ExchangeContext,
    input: {} as ExchangeInput,
    events: {} as ExchangeEvent,
    emitted: {} as ExchangeEmitted,
    tags: {} as 'busy' | 'locked',
  },
  actors: exchangePorts.actors,
  actions: {
    ...exchangePorts.actions,
    keepResgate: assign(({ event }) => {
      assertEvent(event, 'exchange.requested');
      return { idResgate: event.idResgate };
    }),
    dropResgate: assign({ idResgate: null }),
    emitSucceeded: emit({ type: 'exchange.succeeded' }),
    emitUnanswered: emit((_, failure: Failure) => ({ type: 'exchange.unanswered' as const, failure })),
    emitRefused: emit((_, failure: Failure) => ({ type: 'exchange.refused' as const, failure })),
  },
  guards: {
    ...outcomeGuards,
    isAffordable: (_, { affordable }: { affordable: boolean }) => affordable,
    lockIsPending: stateIn({ exchanging: 'acquiringLock' }),
    /** A null status is a 409, whose message belongs to the earlier request (docs/adr/0020). */
    gatewaySpoke: (_, result: Result<unknown>) =>
      !result.ok && isUnanswered(result) && result.failure.status !== null && result.failure.message !== null,
    isUnresolved: (_, unresolved: boolean) => unresolved,
  },
});

function resgateOf({ idResgate }: ExchangeContext): { idResgate: string } {
  if (idResgate === null) throw new Error('nothing was chosen');
  return { idResgate };
}

const exchanging = exchangeSetup.createStateConfig({
  description: 'Esta aba tem a trava da conta: nenhuma outra troca pode começar.',
  tags: ['busy', 'locked'],
  invoke: {
    id: 'holdLock',
    src: 'holdLock',
    onError: [
      { guard: 'lockIsPending', target: '#exchange.idle', actions: withFailure('emitRefused') },
      // A sent request cannot be cancelled.
      {},
    ],
  },
  initial: 'acquiringLock',
  states: {
    acquiringLock: {
      description: 'Pergunta se outra aba está trocando. Sem a trava nada é enviado.',
      on: { 'lock.acquired': { target: 'posting' }, 'lock.refused': { target: '#exchange.lockedElsewhere' } },
    },
    posting: {
      description: 'A troca está no servidor. É enviada uma vez.',
      invoke: {
        id: 'postExchange',
        src: 'postExchange',
        input: ({ context }) => resgateOf(context),
        onDone: [
          { guard: withAnswer('hasSucceeded'), target: '#exchange.refreshing', actions: 'emitSucceeded' },
          {
            guard: withAnswer('gatewaySpoke'),
            target: '#exchange.unknown',
            actions: withFailure('emitUnanswered'),
          },
          { guard: withAnswer('answerNeverCame'), target: '#exchange.unknown' },
          { target: '#exchange.refreshing', actions: withFailure('emitRefused') },
        ],
        onError: { target: '#exchange.unknown' },
      },
    },
  },
});

const acknowledge = {
  type: 'forgetExchange',
  params: ({ context }: { context: ExchangeContext }) => ({ idCampanha: context.idCampanha }),
} as const;

const unknown = exchangeSetup.createStateConfig({
  description: 'A resposta nunca veio: ninguém sabe se os pontos foram gastos. Nada é enviado de novo.',
  tags: 'locked',
  entry: 'dropResgate',
  // Another tab started an exchange; acknowledging here would delete its pending marker. The balance is stale, too.
  on: { 'otherTab.started': { target: '#exchange.lockedElsewhere' } },
  initial: 'looking',
  states: {
    looking: {
      description: 'O saldo e as trocas pendentes estão sendo buscados.',
      tags: 'busy',
      invoke: {
        id: 'refreshSituation',
        src: 'refreshSituation',
        input: ({ context }) => ({ idCampanha: context.idCampanha }),
        onDone: [{ guard: withAnswer('hasSucceeded'), target: 'known' }, { target: 'unreachable' }],
        onError: { target: 'unreachable' },
      },
    },
    known: {
      description: 'Saldo e trocas pendentes estão na tela: o cliente vê se a troca foi feita.',
      on: { 'outcome.acknowledged': { target: '#exchange.idle', actions: acknowledge } },
    },
    unreachable: {
      description: 'Nem a situação pôde ser buscada.',
      on: {
        'situation.requested': { target: 'looking' },
        'outcome.acknowledged': { target: '#exchange.refreshing', actions: acknowledge },
      },
    },
  },
});

const recall = {
  src: 'recallExchange',
  input: ({ context }: { context: ExchangeContext }) => ({ idCampanha: context.idCampanha }),
} as const;
const unresolved = { guard: withAnswer('isUnresolved'), target: 'unknown' } as const;

/** The exchange of points. @rule S2.53, S4.12, R64 */
export const exchangeMachine = exchangeSetup.createMachine({
  id: 'exchange',
  description: 'Um por tela de campanha; todo Trocar da tela obedece a ele.',
  context: ({ input }) => ({ idCampanha: input.idCampanha, idResgate: null }),
  // If other tabs cannot be heard, the lock still prevents two exchanges at once.
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs', onError: {} },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'A página foi deixada, ou recarregada, antes de uma troca ter resposta?',
      tags: 'locked',
      invoke: {
        id: 'recallExchange',
        ...recall,
        onDone: [unresolved, { target: 'idle' }],
        onError: { target: 'idle' },
      },
      on: { 'otherTab.started': { target: 'lockedElsewhere' } },
    },
    idle: {
      description: 'Trocar está aberto para todo item que o saldo paga.',
      entry: 'dropResgate',
      on: {
        'exchange.requested': {
          guard: withEvent('isAffordable'),
          target: 'exchanging',
          actions: 'keepResgate',
        },
        'otherTab.started': { target: 'lockedElsewhere' },
      },
    },
    lockedElsewhere: {
      description: 'Outra aba desta conta está trocando: todo Trocar está travado aqui também.',
      tags: 'locked',
      on: { 'otherTab.finished': { target: 'recallingElsewhere' } },
    },
    recallingElsewhere: {
      description: 'A outra aba terminou: a troca dela teve resposta?',
      tags: ['busy', 'locked'],
      invoke: {
        id: 'recallElsewhere',
        ...recall,
        onDone: [unresolved, { target: 'refreshing' }],
        onError: { target: 'refreshing' },
      },
      on: { 'otherTab.started': { target: 'lockedElsewhere' } },
    },
    exchanging,
    refreshing: {
      description: 'O saldo está sendo buscado de novo; uma falha aparece ao lado do saldo.',
      tags: ['busy', 'locked'],
      invoke: {
        id: 'refreshSaldo',
        src: 'refreshSaldo',
        input: ({ context }) => ({ idCampanha: context.idCampanha }),
        onDone: { target: 'idle' },
        onError: { target: 'idle' },
      },
      on: { 'otherTab.started': { target: 'lockedElsewhere' } },
    },
    unknown,
  },
});

const refusal = { ok: false, failure: { message: 'Saldo insuficiente', status: 400 } } as const;
const lost = { ok: false, failure: unknownFailure } as const;

/** A gateway error with a message. */
const explained = { ok: false, failure: { message: 'Trocas em manutenção.', status: 503 } } as const;

export const exchangeEntry = /* @__PURE__ */ defineEntry({
  id: 'exchange',
  title: 'Troca',
  description: 'Pontos são gastos uma vez por intenção: trava, resposta perdida, outras abas (R64).',
  machine: exchangeMachine,
  ports: exchangePorts,
  inputs: { default: () => ({ idCampanha: '7' }) },
  events: [
    { type: 'exchange.requested', idResgate: '31', affordable: true },
    { type: 'exchange.requested', idResgate: '32', affordable: false },
    { type: 'lock.acquired' },
    { type: 'lock.refused' },
    { type: 'otherTab.started' },
    { type: 'otherTab.finished' },
    { type: 'situation.requested' },
    { type: 'outcome.acknowledged' },
  ],
  outcomes: {
    recallExchange: [false, true],
    postExchange: [{ ok: true, value: null }, refusal, lost, explained],
    refreshSaldo: [{ ok: true, value: null }, lost],
    refreshSituation: [{ ok: true, value: null }, lost],
  },
});
