import type { Failure } from '../kit/result.ts';

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
export type StorageEvent =
  | { type: 'session.removed' }
  | { type: 'session.replaced'; session: Session }
  | ShownEvent;
/** A protected route was entered, or the page resumed: a device that slept has stopped the timers. */
type ShownEvent = { type: 'page.shown' };

export type SessionEvent =
  | ({ type: 'credentials.submitted' } & Credentials)
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
