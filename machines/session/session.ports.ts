import { port, provided, source } from '../kit/port.ts';
import type { Result } from '../kit/result.ts';
import type { Credentials, Session, StorageEvent } from './session.types.ts';

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
