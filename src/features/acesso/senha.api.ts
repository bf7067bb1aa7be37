import { readAnswerMessage } from '../../base/calls/message.ts';
import { api } from '../../base/calls/api.ts';
import { write } from '../../base/calls/endpoint.ts';

/** What `/recover-password` asks for: where to send it, and the document's digits. @rule R32 */
export interface Recuperacao {
  preferencialChannel: string;
  cpfEmail: string;
}

/** The customer's password. @rule C4.3, C4.4 */
export const senhaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the server's words for the customer, null when it gave none. */
    recuperarSenha: build.mutation(
      write('/api/login/recuperarsenha', {
        sends: ({ preferencialChannel, cpfEmail }: Recuperacao) => ({
          query: { preferencialChannel, cpfEmail },
        }),
        make: readAnswerMessage,
      }),
    ),
    /** 401 means a wrong current password here, not an ended session. @rule R5 */
    alterarSenha: build.mutation(
      write('/api/login/alterarsenha', {
        sends: ({ senhaAtual, senhaNova }: { senhaAtual: string; senhaNova: string }) => ({
          body: { senhaAtual, senhaNova },
        }),
        handles401: true,
      }),
    ),
  }),
});
