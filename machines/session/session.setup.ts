import { assign, emit, raise, setup } from 'xstate';
import type { Failure, Result } from '../kit/result.ts';
import { sessionPorts } from './session.ports.ts';
import type {
  Session,
  SessionContext,
  SessionEmitted,
  SessionEndReason,
  SessionEvent,
  SessionInput,
} from './session.types.ts';

/** Browsers fire longer timers at once; the machine checks again when this one fires. */
const longestTimer = 2 ** 31 - 1;
/** The notice's lead time. @rule R110 */
const noticeMs = 300_000;

/** Milliseconds until a time before the expiry. */
const timeLeft = ({ session, now }: SessionContext, before = 0) => (session?.expiresAt ?? 0) - before - now();
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
    keepSession: assign((_, { session }: { session: Session | null }) => ({ session })),
    keepName: assign(({ context }, { name }: { name: string }) => ({
      session: context.session && { ...context.session, name },
    })),
    keepImage: assign(({ context }, { img }: { img: string | null }) => ({
      session: context.session && { ...context.session, img },
    })),
    dropSession: assign({ session: null }),
    /** A server may extend the same token. */
    recheckExpiry: raise({ type: 'page.shown' as const }),
    emitSignInRefused: emit((_, params: { failure: Failure }) => ({
      type: 'signIn.refused' as const,
      failure: params.failure,
    })),
    emitSignOutFailed: emit((_, params: { failure: Failure }) => ({
      type: 'signOut.failed' as const,
      failure: params.failure,
    })),
    emitImageFailed: emit((_, params: { failure: Failure }) => ({
      type: 'image.failed' as const,
      failure: params.failure,
    })),
    emitSessionEnded: emit((_, params: { reason: SessionEndReason }) => ({
      type: 'session.ended' as const,
      reason: params.reason,
    })),
  },
  guards: {
    sessionIsUsable: ({ context }, { session }: { session: Session | null }) =>
      isUsable(session, context.now()),
    sessionHasExpired: ({ context }) => !isUsable(context.session, context.now()),
    sessionEndsSoon: ({ context }) => timeLeft(context, noticeMs) <= 0,
    isOwnToken: ({ context }, { token }: { token: string }) => token === context.session?.token,
    isOwnSession: ({ context }, { session }: { session: Session }) =>
      session.token === context.session?.token,
    hasFailed: (_, { result }: { result: Result<unknown> }) => !result.ok,
  },
  delays: {
    untilExpiry: ({ context }) => timer(timeLeft(context)),
    untilNotice: ({ context }) => timer(timeLeft(context, noticeMs)),
    signOutDelay: 1500,
  },
});

const ownToken = ({ context }: { context: SessionContext }) => ({ token: context.session?.token ?? null });
export const endOwn = { type: 'endSession', params: ownToken } as const;
export const forgetOwn = { type: 'forgetCustomer', params: ownToken } as const;
const forgetOwnButTyped = {
  type: 'forgetCustomer',
  params: (now: { context: SessionContext }) => ({ ...ownToken(now), typed: 'kept' as const }),
} as const;

const ended = (reason: SessionEndReason) => ({ type: 'emitSessionEnded', params: { reason } }) as const;
/** Ends a session, with all typed input. */
export const endBy = (reason: SessionEndReason) => [forgetOwn, ended(reason)] as const;
/** An expired session: the typed input is kept for its customer. @rule R111 */
export const endOfAge = (reason: 'expired' | 'renewing') => [forgetOwnButTyped, ended(reason)] as const;

/** The state's session; throws without one. */
export function sessionOf(context: SessionContext): Session {
  if (context.session === null) throw new Error('no session');
  return context.session;
}
const ownSession = ({ context }: { context: SessionContext }) => ({ session: sessionOf(context) });
export const storeOwn = { type: 'storeTokens', params: ownSession } as const;
export const updateOwn = { type: 'updateSession', params: ownSession } as const;
