import { assign, emit, raise, setup } from 'xstate';
import { LATE_MS } from '../../src/lib/rede.ts';
import { type Failure, outcomeGuards, port, provided, type Result, source } from '../kit/chart.ts';

/** The session: the signed-in customer as this device stores it. @rule R2, R3 */
export interface Session {
  readonly token: string;
  readonly name: string;
  readonly img: string | null;
  /** Epoch in milliseconds. */
  readonly expiresAt: number;
}

/** Credentials from `/`; never in the context. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Events of other tabs, through storage. @rule R4 */
type StorageEvent = { type: 'session.removed' } | { type: 'session.replaced'; session: Session } | ShownEvent;
/** A protected route was entered, or the page resumed: a device that slept has stopped the timers. */
type ShownEvent = { type: 'page.shown' };

export type SessionEvent =
  | ({ type: 'credentials.submitted' } & Credentials)
  /** Another public screen was opened. */
  | { type: 'login.left' }
  | { type: 'signOut.requested' }
  | { type: 'session.rejected'; token: string }
  /** The notice was dismissed. */
  | { type: 'notice.dismissed' }
  /** The customer signs in anew before the expiry. */
  | { type: 'renewal.requested' }
  /** With its token: an answer may arrive after another customer has signed in. */
  | { type: 'image.changed'; token: string; img: string | null }
  | { type: 'name.changed'; token: string; name: string }
  | StorageEvent;

export type SessionEndReason = 'signedOut' | 'expired' | 'renewing' | 'rejected' | 'removed';

type SessionEmitted =
  | { type: 'signIn.refused'; failure: Failure }
  | { type: 'signOut.failed'; failure: Failure }
  | { type: 'image.failed'; failure: Failure }
  | { type: 'session.ended'; reason: SessionEndReason };

interface SessionInput {
  /** The wall clock, in epoch milliseconds. */
  readonly now: () => number;
}

export interface SessionContext {
  readonly now: () => number;
  readonly session: Session | null;
}

/** Ports of the session machine. */
export const sessionPorts = {
  actors: {
    restoreSession: port<Session | null>(),
    signIn: port<Result<Session>, Credentials>(),
    loadImage: port<Result<string | null>, { token: string }>(),
    signOut: port<Result<null>, { token: string }>(),
    watchStorage: source<StorageEvent>(),
  },
  actions: {
    /** Writes both keys, at a sign-in only. @rule R3 */
    storeTokens: provided<{ session: Session }>(),
    /** Writes a changed name or image if this session is still stored. */
    updateSession: provided<{ session: Session }>(),
    /** Signing out: deletes what this device stores while the screens are still mounted. @rule R82 */
    endSession: provided<{ token: string | null }>(),
    /**
     * Deletes the customer's data: tokens, image, caches. Stored keys only when they belong to `token`: another tab may
     * have signed in. `typed`: the tab's draft stays.
     * @rule R3, R111
     */
    forgetCustomer: provided<{ token: string | null; typed?: 'kept' }>(),
    /** Deletes a stored session that is unusable. @rule R2, R3 */
    deleteStored: provided(),
  },
};

/** Browsers fire longer timers at once; the machine checks again when this one fires. */
const longestTimer = 2 ** 31 - 1;
/** The notice's lead time. @rule R110 */
const noticeMs = 300_000;

/** Milliseconds until a time before the expiry. */
const timeLeft = ({ session, now }: SessionContext, leadMs = 0) => (session?.expiresAt ?? 0) - leadMs - now();
const timer = (left: number) => Math.min(Math.max(left, 0), longestTimer);

function isUsable(session: Session | null, now: number): boolean {
  return session !== null && Number.isFinite(session.expiresAt) && session.expiresAt > now;
}

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy' | 'ending',
    children: {} as { [K in keyof typeof sessionPorts.actors]: K },
  },
  actors: sessionPorts.actors,
  actions: {
    ...sessionPorts.actions,
    keepSession: assign((_, session: Session | null) => ({ session })),
    keepName: assign(({ context }, { name }: { name: string }) => ({
      session: context.session && { ...context.session, name },
    })),
    keepImage: assign(({ context }, img: string | null) => ({
      session: context.session && { ...context.session, img },
    })),
    dropSession: assign({ session: null }),
    /** A server may extend the same token. */
    recheckExpiry: raise({ type: 'page.shown' as const }),
    emitSignInRefused: emit((_, failure: Failure) => ({ type: 'signIn.refused' as const, failure })),
    emitSignOutFailed: emit((_, failure: Failure) => ({ type: 'signOut.failed' as const, failure })),
    emitImageFailed: emit((_, failure: Failure) => ({ type: 'image.failed' as const, failure })),
    emitSessionEnded: emit((_, params: { reason: SessionEndReason }) => ({
      type: 'session.ended' as const,
      reason: params.reason,
    })),
  },
  guards: {
    ...outcomeGuards,
    sessionIsUsable: ({ context }, session: Session | null) => isUsable(session, context.now()),
    sessionHasExpired: ({ context }) => !isUsable(context.session, context.now()),
    sessionEndsSoon: ({ context }) => timeLeft(context, noticeMs) <= 0,
    isOwnToken: ({ context }, { token }: { token: string }) => token === context.session?.token,
    isOwnSession: ({ context }, { session }: { session: Session }) =>
      session.token === context.session?.token,
  },
  delays: {
    untilExpiry: ({ context }) => timer(timeLeft(context)),
    untilNotice: ({ context }) => timer(timeLeft(context, noticeMs)),
    untilLate: LATE_MS,
    signOutDelay: 1500,
    signOutTimeout: 5000,
  },
});

const tokenOf = ({ context }: { context: SessionContext }) => ({ token: context.session?.token ?? null });
export const endCurrent = { type: 'endSession', params: tokenOf } as const;
export const forgetCurrent = { type: 'forgetCustomer', params: tokenOf } as const;
const forgetCurrentButTyped = {
  type: 'forgetCustomer',
  params: (now: { context: SessionContext }) => ({ ...tokenOf(now), typed: 'kept' as const }),
} as const;

const ended = (reason: SessionEndReason) => ({ type: 'emitSessionEnded', params: { reason } }) as const;
/** Ends a session, with all typed input. */
export const endBy = (reason: SessionEndReason) => [forgetCurrent, ended(reason)] as const;
/** An expired session: the typed input is kept for its customer. @rule R111 */
export const endOfAge = (reason: 'expired' | 'renewing') => [forgetCurrentButTyped, ended(reason)] as const;

/** The state's session; throws without one. */
export function sessionOf(context: SessionContext): Session {
  if (context.session === null) throw new Error('no session');
  return context.session;
}
const currentSession = ({ context }: { context: SessionContext }) => ({ session: sessionOf(context) });
export const storeCurrent = { type: 'storeTokens', params: currentSession } as const;
export const updateCurrent = { type: 'updateSession', params: currentSession } as const;
