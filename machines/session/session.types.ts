import type { Failure } from '../kit/result.ts';

/** The session's record, for machine, API and storage: the signed-in customer as this device keeps it. @rule R2, R3 */
export interface Session {
  readonly token: string;
  readonly name: string;
  readonly img: string | null;
  /** Epoch in milliseconds. */
  readonly expiresAt: number;
}

/** What the customer typed on `/`. Never kept in the context. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Facts that other tabs report through the storage. @rule R4 */
export type StorageEvent =
  | { type: 'session.removed' }
  | { type: 'session.replaced'; session: Session }
  | ShownEvent;
/** A protected route is entered, or the page is seen again: a device that slept has held the timers up. */
type ShownEvent = { type: 'page.shown' };

export type SessionEvent =
  | ({ type: 'credentials.submitted' } & Credentials)
  | { type: 'signOut.requested' }
  | { type: 'session.rejected'; token: string }
  /** The customer has read that the session ends soon. */
  | { type: 'notice.dismissed' }
  /** The customer leaves to sign in anew, before the session ends by itself. */
  | { type: 'renewal.requested' }
  /** Of the customer whose token it is: an answer may come after another has signed in. */
  | { type: 'image.changed'; token: string; img: string | null }
  | { type: 'name.changed'; token: string; name: string }
  | StorageEvent;

export type SessionEndReason = 'signedOut' | 'expired' | 'renewing' | 'rejected' | 'removed';

export type SessionEmitted =
  | { type: 'signIn.refused'; failure: Failure }
  | { type: 'signOut.failed'; failure: Failure }
  | { type: 'image.failed'; failure: Failure }
  | { type: 'session.ended'; reason: SessionEndReason };

export interface SessionInput {
  /** The wall clock, in epoch milliseconds. */
  readonly now: () => number;
}

export interface SessionContext {
  readonly now: () => number;
  readonly session: Session | null;
}
