import { readAnswerMessage } from '../../base/calls/message.ts';
import { api } from '../../base/calls/api.ts';
import { write } from '../../base/calls/endpoint.ts';

interface Ativacao {
  idPromoProd: string;
  /** Silent: the screen shows progress. @rule R134 */
  silent?: boolean;
}

/** Activating an offer. @rule C4.28, R67 */
export const ativacaoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the server's message; null without one. */
    ativarPromocao: build.mutation(
      write('/api/promocao/ativar', {
        sends: ({ idPromoProd, silent = false }: Ativacao) => ({ query: { idPromoProd }, silent }),
        make: readAnswerMessage,
        once: true,
      }),
    ),
  }),
});
