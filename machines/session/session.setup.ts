import { assign, emit, setup } from 'xstate';
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

/** Longer timers fire at once in browsers; the machine looks again when this one fires. */
const longestTimer = 2 ** 31 - 1;

function isUsable(session: Session | null, now: number): boolean {
  return session !== null && Number.isFinite(session.expiresAt) && session.expiresAt > now;
}

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy',
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
    isOwnToken: ({ context }, { token }: { token: string }) => token === context.session?.token,
    isOwnSession: ({ context }, { session }: { session: Session }) =>
      session.token === context.session?.token,
    hasFailed: (_, { result }: { result: Result<unknown> }) => !result.ok,
  },
  delays: {
    untilExpiry: ({ context }) =>
      Math.min(Math.max((context.session?.expiresAt ?? 0) - context.now(), 0), longestTimer),
    signOutDelay: 1500,
  },
});

const ownToken = ({ context }: { context: SessionContext }) => ({ token: context.session?.token ?? null });
export const endOwn = { type: 'endSession', params: ownToken } as const;
export const forgetOwn = { type: 'forgetCustomer', params: ownToken } as const;

export function sessionOf(context: SessionContext): Session {
  if (context.session === null) throw new Error('a signed-in state without a session');
  return context.session;
}
const ownSession = ({ context }: { context: SessionContext }) => ({ session: sessionOf(context) });
export const persistOwn = { type: 'persistSession', params: ownSession } as const;
export const updateOwn = { type: 'updateSession', params: ownSession } as const;
