import { readAnswerMessage } from '../base/api-error.ts';
import { api } from '../base/api.ts';
import { write } from '../base/endpoint.ts';

interface Ativacao {
  idPromoProd: string;
  /** The screen itself says how far it is. @rule R134 */
  silent?: boolean;
}

/** Activating an offer. @rule C4.28, R67 */
export const ativacaoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the server's words for the customer, null when it gave none. */
    ativarPromocao: build.mutation(
      write('/api/promocao/ativar', {
        sends: ({ idPromoProd, silent = false }: Ativacao) => ({ query: { idPromoProd }, silent }),
        make: readAnswerMessage,
        once: true,
      }),
    ),
  }),
});
