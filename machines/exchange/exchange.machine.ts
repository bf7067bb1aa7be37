import { failureOf, unknownFailure } from '../kit/result.ts';
import { type ExchangeContext, exchangeSetup } from './exchange.setup.ts';

function resgateOf({ idResgate }: ExchangeContext): { idResgate: string } {
  if (idResgate === null) throw new Error('nothing was chosen');
  return { idResgate };
}

const exchanging = exchangeSetup.createStateConfig({
  description: 'This tab holds the lock of the account: no other exchange can start.',
  tags: ['busy', 'locked'],
  invoke: {
    id: 'holdLock',
    src: 'holdLock',
    onError: [
      {
        guard: 'lockIsPending',
        target: '#exchange.idle',
        actions: { type: 'emitRefused', params: { failure: unknownFailure } },
      },
      // A sent request cannot be cancelled.
      {},
    ],
  },
  initial: 'acquiringLock',
  states: {
    acquiringLock: {
      description: 'Asks whether another tab is at it. Without a lock nothing is posted.',
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
            guard: { type: 'gatewaySpoke', params: ({ event }) => ({ result: event.output }) },
            target: '#exchange.unknown',
            actions: {
              type: 'emitUnanswered',
              params: ({ event }) => ({ failure: failureOf(event.output) }),
            },
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

const acknowledge = {
  type: 'forgetExchange',
  params: ({ context }: { context: ExchangeContext }) => ({ idCampanha: context.idCampanha }),
} as const;

const unknown = exchangeSetup.createStateConfig({
  description: 'The answer never came: nobody knows whether the points are spent. Nothing is posted again.',
  tags: 'locked',
  entry: 'dropResgate',
  // Another tab started an exchange; acknowledging here would delete its pending marker. The balance is stale, too.
  on: { 'otherTab.started': { target: '#exchange.lockedElsewhere' } },
  initial: 'looking',
  states: {
    looking: {
      description: 'The balance and the pending exchanges are being fetched.',
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
        'Balance and pending exchanges stand on screen: the customer sees whether it went through.',
      on: { 'outcome.acknowledged': { target: '#exchange.idle', actions: acknowledge } },
    },
    unreachable: {
      description: 'Not even the situation could be fetched.',
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
const unresolved = {
  guard: {
    type: 'isUnresolved',
    params: ({ event }: { event: { output: boolean } }) => ({ unresolved: event.output }),
  },
  target: 'unknown',
} as const;

/** The exchange of points. @rule S2.53, S4.12, R64 */
export const exchangeMachine = exchangeSetup.createMachine({
  id: 'exchange',
  description: 'One per campaign screen; every Trocar of the screen obeys it.',
  context: ({ input }) => ({ idCampanha: input.idCampanha, idResgate: null }),
  // If other tabs cannot be heard, the lock still prevents two exchanges at once.
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs', onError: {} },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Was the page left, or loaded again, before an exchange had its answer?',
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
      on: { 'otherTab.finished': { target: 'recallingElsewhere' } },
    },
    recallingElsewhere: {
      description: 'The other tab is done: had its exchange an answer?',
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
      description: 'The balance is being fetched again; a failure shows beside the balance.',
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
