import { port, provided, source } from '../kit/port.ts';
import type { Result } from '../kit/result.ts';
import type { Credentials, Session, StorageEvent } from './session.types.ts';

/** What the session's flow fills. */
export const sessionPorts = {
  actors: {
    restoreSession: port<Session | null>(),
    signIn: port<Result<Session>, Credentials>(),
    loadImage: port<Result<string | null>, { token: string }>(),
    signOut: port<Result<null>, { token: string }>(),
    watchStorage: source<StorageEvent>(),
  },
  actions: {
    /** Writes both local keys together: at a sign-in, and never else. @rule R3 */
    storeTokens: provided<{ session: Session }>(),
    /** Writes a changed name or image, when this session is the stored one still. */
    updateSession: provided<{ session: Session }>(),
    /** The press of 'Sair': what this device stores of the customer goes, while the screens still stand. @rule R82 */
    endSession: provided<{ token: string | null }>(),
    /**
     * Deletes what this device holds of the customer: tokens, image, caches. The stored keys only when they
     * belong to `token`: another tab may have signed in since. `typed`: a draft of this tab outlives the session.
     * @rule R3, R111
     */
    forgetCustomer: provided<{ token: string | null; typed?: 'kept' }>(),
    /** Deletes whatever is stored, readable or not: what was found on load cannot be used. @rule R2, R3 */
    deleteStored: provided(),
  },
};
