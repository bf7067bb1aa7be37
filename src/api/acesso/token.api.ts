import { readInstant } from '../../lib/datas/instante.ts';
import { api } from '../base/api.ts';
import type { Infer } from '../base/fields.ts';
import { anything, reads } from '../base/payload.ts';
import { tokenSchema } from './token.schema.ts';

/** A session as the server grants it; `expiresAt` in epoch milliseconds, NaN when unreadable (R2). */
export interface GrantedSession {
  token: string;
  name: string;
  img: string | null;
  expiresAt: number;
}

export interface Credentials {
  username: string;
  password: string;
}

/** Sign-in and sign-out (C4.1, C4.2). */
export const tokenApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<GrantedSession, Credentials>({
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

function grantedSession(answer: Infer<typeof tokenSchema>): GrantedSession {
  return {
    token: answer.access_token,
    name: answer.Name ?? '',
    img: answer.img,
    expiresAt: readInstant(answer['.expires']) ?? Number.NaN,
  };
}
