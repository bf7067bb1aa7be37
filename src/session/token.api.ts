import type { Credentials, Session } from '../../machines/session/session.setup.ts';
import { readInstant } from '../lib/datas/data-partes.ts';
import { safeImageUrl } from '../lib/rotas/link.ts';
import { api } from '../base/calls/api.ts';
import { write } from '../base/calls/endpoint.ts';
import { type Infer, optionalText, record, token } from '../base/calls/fields.ts';

/** `POST /token`. `.expires` is read as it stands: a missing or unreadable one means expired. Nobody reads `expires_in`. @rule R2 */
export const tokenSchema = record({
  access_token: token(),
  '.expires': optionalText(),
  Name: optionalText(),
  img: optionalText(),
});

/** Sign-in and sign-out. @rule C4.1, C4.2 */
export const tokenApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Exchanges credentials for a session, which may already be expired. The form shows a 401 in the server's words.
     * @rule R2, R5, S8.1
     */
    signIn: build.mutation(
      write(
        '/token',
        {
          sends: ({ username, password }: Credentials) => ({
            body: { grant_type: 'password', username, password },
          }),
          make: grantedSession,
          handles401: true,
        },
        tokenSchema,
      ),
    ),
    /** Takes the session's token; this device signs out whatever the answer. @rule R82, S8.10 */
    signOut: build.mutation(write('/logout')),
  }),
});

/** The last year with four digits; some servers mean 'never' by it. */
const NEVER = Date.UTC(9999, 11, 31);

/** `expiresAt` is NaN when unreadable: expired. @rule R2 */
function grantedSession(answer: Infer<typeof tokenSchema>, base: string | undefined): Session {
  return {
    token: answer.access_token,
    name: answer.Name ?? '',
    img: safeImageUrl(answer.img, base),
    expiresAt: Math.min(readInstant(answer['.expires']) ?? Number.NaN, NEVER),
  };
}
