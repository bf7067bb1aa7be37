import { readMessage } from '../base/api-error.ts';
import { api } from '../base/api.ts';
import { anything } from '../base/payload.ts';

/** Activating an offer (C4.28, R67). */
export const ativacaoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is `idPromoProd`; answers the server's words for the customer, null when it gave none. */
    ativarPromocao: build.mutation<string | null, string>({
      query: (idPromoProd) => ({ path: '/api/promocao/ativar', method: 'POST', query: { idPromoProd } }),
      extraOptions: { once: true },
      rawResponseSchema: anything,
      transformResponse: readMessage,
    }),
  }),
});
