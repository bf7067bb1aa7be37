import { readMessage } from '../base/api-error.ts';
import { api } from '../base/api.ts';
import { anything } from '../base/payload.ts';

/** What `/recover-password` asks for (R32): where to send it, and the document's digits. */
export interface Recuperacao {
  preferencialChannel: string;
  cpfEmail: string;
}

/** The customer's password (C4.3, C4.4). */
export const senhaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the server's words for the customer, null when it gave none. */
    recuperarSenha: build.mutation<string | null, Recuperacao>({
      query: ({ preferencialChannel, cpfEmail }) => ({
        path: '/api/login/recuperarsenha',
        method: 'POST',
        query: { preferencialChannel, cpfEmail },
      }),
      rawResponseSchema: anything,
      transformResponse: readMessage,
    }),
    /** A 401 is this form's error: the password of now was wrong (R5). */
    alterarSenha: build.mutation<unknown, { senhaAtual: string; senhaNova: string }>({
      query: ({ senhaAtual, senhaNova }) => ({
        path: '/api/login/alterarsenha',
        method: 'POST',
        body: { senhaAtual, senhaNova },
      }),
      extraOptions: { own401: true },
      rawResponseSchema: anything,
    }),
  }),
});
