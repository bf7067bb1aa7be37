import type { Credentials, Session } from '../../../machines/session/session.types.ts';
import { readInstant } from '../../lib/datas/instante.ts';
import { api } from '../base/api.ts';
import type { Infer } from '../base/fields.ts';
import { anything, reads } from '../base/payload.ts';
import { tokenSchema } from './token.schema.ts';

/** Sign-in and sign-out (C4.1, C4.2). */
export const tokenApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Session, Credentials>({
      query: ({ username, password }) => ({
        path: '/token',
        method: 'POST',
        body: { grant_type: 'password', username, password },
      }),
      extraOptions: { own401: true },
      ...reads(tokenSchema, grantedSession),
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ path: '/logout', method: 'POST' }),
      responseSchema: anything,
    }),
  }),
});

/** `expiresAt` is NaN when unreadable: expired (R2). */
function grantedSession(answer: Infer<typeof tokenSchema>): Session {
  return {
    token: answer.access_token,
    name: answer.Name ?? '',
    img: answer.img,
    expiresAt: readInstant(answer['.expires']) ?? Number.NaN,
  };
}
