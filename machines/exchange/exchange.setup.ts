import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { port, provided, source } from '../kit/port.ts';
import { type Failure, isUnanswered, type Result } from '../kit/result.ts';

export interface ExchangeInput {
  readonly idCampanha: string;
}

export interface ExchangeContext extends ExchangeInput {
  readonly idResgate: string | null;
}

/** Events of other tabs. @rule R64 */
export type OtherTabEvent = { type: 'otherTab.started' } | { type: 'otherTab.finished' };
export type LockEvent = { type: 'lock.acquired' } | { type: 'lock.refused' };

export type ExchangeEvent =
  /** Trocar was pressed; `affordable`: by the balance on screen. */
  | { type: 'exchange.requested'; idResgate: string; affordable: boolean }
  | { type: 'situation.requested' }
  | { type: 'outcome.acknowledged' }
  | LockEvent
  | OtherTabEvent;

export type ExchangeEmitted =
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
    ...exchangePorts.actions,
    keepResgate: assign(({ event }) => {
      assertEvent(event, 'exchange.requested');
      return { idResgate: event.idResgate };
    }),
    dropResgate: assign({ idResgate: null }),
    emitSucceeded: emit({ type: 'exchange.succeeded' }),
    emitUnanswered: emit((_, { failure }: { failure: Failure }) => ({
      type: 'exchange.unanswered' as const,
      failure,
    })),
    emitRefused: emit((_, { failure }: { failure: Failure }) => ({
      type: 'exchange.refused' as const,
      failure,
    })),
  },
  guards: {
    isAffordable: (_, { affordable }: { affordable: boolean }) => affordable,
    lockIsPending: stateIn({ exchanging: 'acquiringLock' }),
    hasSucceeded: (_, { result }: { result: Result<unknown> }) => result.ok,
    /** A null status is a 409, whose message belongs to the earlier request (docs/adr/0020). */
    gatewaySpoke: (_, { result }: { result: Result<unknown> }) =>
      !result.ok && isUnanswered(result) && result.failure.status !== null && result.failure.message !== null,
    answerNeverCame: (_, { result }: { result: Result<unknown> }) => isUnanswered(result),
    isUnresolved: (_, { unresolved }: { unresolved: boolean }) => unresolved,
  },
});
