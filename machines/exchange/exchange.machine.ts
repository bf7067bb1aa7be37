import { assertEvent, assign, emit, setup } from 'xstate';
import { port, source } from '../kit/port.ts';
import { type Failure, failureOf, type Result } from '../kit/result.ts';

export interface ExchangeInput {
  readonly idCampanha: string;
}

interface ExchangeContext extends ExchangeInput {
  readonly idResgate: number | null;
}

/** Facts that other tabs of this browser report (R64). */
export type OtherTabEvent = { type: 'otherTab.started' } | { type: 'otherTab.finished' };
export type LockEvent = { type: 'lock.acquired' } | { type: 'lock.refused' };

export type ExchangeEvent =
  /** Trocar was pressed; `saldo` is the balance on screen. */
  | { type: 'exchange.requested'; idResgate: number; qtdePontos: number; saldo: number }
  | { type: 'situation.requested' }
  | { type: 'outcome.acknowledged' }
  | LockEvent
  | OtherTabEvent;

export type ExchangeEmitted = { type: 'exchange.succeeded' } | { type: 'exchange.refused'; failure: Failure };

/** What the exchange's flow fills. */
export const exchangePorts = {
  actors: {
    /** Takes the account's lock if it is free and says which; gives it back when stopped. */
    holdLock: source<LockEvent>(),
    /** Watches the same lock in other tabs; `otherTab.finished` also comes when the other tab dies. */
    watchOtherTabs: source<OtherTabEvent>(),
    /** The one write. Never repeated by the program (R10, R64). */
    postExchange: port<Result<unknown>, { idResgate: number }>(),
    /** Fetches the balance again. */
    refreshSaldo: port<Result<unknown>, { idCampanha: string }>(),
    /** Fetches the balance and the pending redemptions again. */
    refreshSituation: port<Result<unknown>, { idCampanha: string }>(),
  },
  actions: {},
};

/** Statuses of a gateway that had no answer from the server behind it. */
const gatewayStatuses: readonly (number | null)[] = [502, 503, 504];

function resgateOf({ idResgate }: ExchangeContext): { idResgate: number } {
  if (idResgate === null) throw new Error('nothing was chosen');
  return { idResgate };
}

export const exchangeSetup = setup({
  types: {
    context: {} as ExchangeContext,
    input: {} as ExchangeInput,
    events: {} as ExchangeEvent,
    emitted: {} as ExchangeEmitted,
    tags: {} as 'busy' | 'locked',
  },
  actors: exchangePorts.actors,
  actions: {
    keepResgate: assign(({ event }) => {
      assertEvent(event, 'exchange.requested');
      return { idResgate: event.idResgate };
    }),
    dropResgate: assign({ idResgate: null }),
    emitSucceeded: emit({ type: 'exchange.succeeded' }),
    emitRefused: emit((_, { failure }: { failure: Failure }) => ({
      type: 'exchange.refused' as const,
      failure,
    })),
  },
  guards: {
    isAffordable: (_, { qtdePontos, saldo }: { qtdePontos: number; saldo: number }) => qtdePontos <= saldo,
    hasSucceeded: (_, { result }: { result: Result<unknown> }) => result.ok,
    answerNeverCame: (_, { result }: { result: Result<unknown> }) =>
      !result.ok && (result.failure.status === null || gatewayStatuses.includes(result.failure.status)),
  },
});

const exchanging = exchangeSetup.createStateConfig({
  description: 'This tab holds the lock of the account: no other exchange can start.',
  tags: ['busy', 'locked'],
  invoke: { id: 'holdLock', src: 'holdLock' },
  initial: 'acquiringLock',
  states: {
    acquiringLock: {
      description: 'Asks whether another tab is at it.',
      on: { 'lock.acquired': { target: 'posting' }, 'lock.refused': { target: '#exchange.lockedElsewhere' } },
    },
    posting: {
      description: 'The exchange is at the server. It is sent once.',
      invoke: {
        id: 'postExchange',
        src: 'postExchange',
        input: ({ context }) => resgateOf(context),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
            target: '#exchange.refreshing',
            actions: 'emitSucceeded',
          },
          {
            guard: { type: 'answerNeverCame', params: ({ event }) => ({ result: event.output }) },
            target: '#exchange.unknown',
          },
          {
            target: '#exchange.refreshing',
            actions: { type: 'emitRefused', params: ({ event }) => ({ failure: failureOf(event.output) }) },
          },
        ],
        onError: { target: '#exchange.unknown' },
      },
    },
  },
});

const unknown = exchangeSetup.createStateConfig({
  description: 'The answer never came: nobody knows whether the points are spent. Nothing is posted again.',
  tags: 'locked',
  initial: 'looking',
  states: {
    looking: {
      description: 'The balance and the pending redemptions are being fetched.',
      tags: 'busy',
      invoke: {
        id: 'refreshSituation',
        src: 'refreshSituation',
        input: ({ context }) => ({ idCampanha: context.idCampanha }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
            target: 'known',
          },
          { target: 'unreachable' },
        ],
        onError: { target: 'unreachable' },
      },
    },
    known: {
      description:
        'Balance and pending redemptions stand on screen: the customer sees whether it went through.',
      on: { 'outcome.acknowledged': { target: '#exchange.idle' } },
    },
    unreachable: {
      description: 'Not even the situation could be fetched.',
      on: {
        'situation.requested': { target: 'looking' },
        'outcome.acknowledged': { target: '#exchange.refreshing' },
      },
    },
  },
});

/** The exchange of points (R64; spec 2 /campanha/{id}/resgates, spec 4 Exchange). */
export const exchangeMachine = exchangeSetup.createMachine({
  id: 'exchange',
  description: 'One per campaign screen; every Trocar of the screen obeys it.',
  context: ({ input }) => ({ idCampanha: input.idCampanha, idResgate: null }),
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Trocar is open for every item that the balance pays for.',
      entry: 'dropResgate',
      on: {
        'exchange.requested': {
          guard: { type: 'isAffordable', params: ({ event }) => event },
          target: 'exchanging',
          actions: 'keepResgate',
        },
        'otherTab.started': { target: 'lockedElsewhere' },
      },
    },
    lockedElsewhere: {
      description: 'Another tab of this account is exchanging: every Trocar is locked here, too.',
      tags: 'locked',
      on: { 'otherTab.finished': { target: 'refreshing' } },
    },
    exchanging,
    refreshing: {
      description: 'The balance is being fetched again; a failure shows beside the balance.',
      tags: ['busy', 'locked'],
      invoke: {
        id: 'refreshSaldo',
        src: 'refreshSaldo',
        input: ({ context }) => ({ idCampanha: context.idCampanha }),
        onDone: { target: 'idle' },
        onError: { target: 'idle' },
      },
    },
    unknown,
  },
});
