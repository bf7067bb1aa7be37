import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { port, provided, source } from '../kit/port.ts';
import { type Failure, isUnanswered, type Result } from '../kit/result.ts';

export interface ExchangeInput {
  readonly idCampanha: string;
}

export interface ExchangeContext extends ExchangeInput {
  readonly idResgate: string | null;
}

/** Facts that other tabs of this browser report. @rule R64 */
export type OtherTabEvent = { type: 'otherTab.started' } | { type: 'otherTab.finished' };
export type LockEvent = { type: 'lock.acquired' } | { type: 'lock.refused' };

export type ExchangeEvent =
  /** Trocar was pressed; `affordable`: the balance on screen pays for it. */
  | { type: 'exchange.requested'; idResgate: string; affordable: boolean }
  | { type: 'situation.requested' }
  | { type: 'outcome.acknowledged' }
  | LockEvent
  | OtherTabEvent;

export type ExchangeEmitted =
  | { type: 'exchange.succeeded' }
  | { type: 'exchange.refused'; failure: Failure }
  /** Nobody knows what became of it; a gateway said why. */
  | { type: 'exchange.unanswered'; failure: Failure };

/** What the exchange's flow fills. */
export const exchangePorts = {
  actors: {
    /** Takes the account's lock if it is free and says which; gives it back when stopped. */
    holdLock: source<LockEvent>(),
    /** Watches the same lock in other tabs; `otherTab.finished` also comes when the other tab dies. */
    watchOtherTabs: source<OtherTabEvent>(),
    /** Whether an earlier visit left an exchange without an answer that no tab still waits for. */
    recallExchange: port<boolean, { idCampanha: string }>(),
    /** The one write. Noted until its answer, for `recallExchange`; never repeated by the program. @rule R10, R64 */
    postExchange: port<Result<unknown>, { idResgate: string }>(),
    /** Fetches the balance again. */
    refreshSaldo: port<Result<unknown>, { idCampanha: string }>(),
    /** Fetches the balance and the pending exchanges again. */
    refreshSituation: port<Result<unknown>, { idCampanha: string }>(),
  },
  actions: {
    /** The customer has read what is known of an exchange without an answer: its note goes. */
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
    /** A status without one is a 409, whose words are about the request before (docs/adr/0020). */
    gatewaySpoke: (_, { result }: { result: Result<unknown> }) =>
      !result.ok && isUnanswered(result) && result.failure.status !== null && result.failure.message !== null,
    answerNeverCame: (_, { result }: { result: Result<unknown> }) => isUnanswered(result),
    isUnresolved: (_, { unresolved }: { unresolved: boolean }) => unresolved,
  },
});
