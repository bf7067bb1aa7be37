import { readMessage } from '../base/api-error.ts';
import { api } from '../base/api.ts';
import { write } from '../base/endpoint.ts';

/** Activating an offer (C4.28, R67). */
export const ativacaoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is `idPromoProd`; answers the server's words for the customer, null when it gave none. */
    ativarPromocao: build.mutation(
      write('/api/promocao/ativar', {
        sends: (idPromoProd: string) => ({ query: { idPromoProd } }),
        make: readMessage,
        once: true,
      }),
    ),
  }),
});
