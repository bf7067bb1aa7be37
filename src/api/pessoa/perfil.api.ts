import type { FormValue } from '../../lib/http/form-encoding.ts';
import type { ApiError } from '../base/api-error.ts';
import { readMessage } from '../base/api-error.ts';
import { api } from '../base/api.ts';
import type { ApiContext } from '../base/base-query.ts';
import { anything, payload } from '../base/payload.ts';
import { type Perfil, perfilSchema, type PessoaWire } from './perfil.schema.ts';

const WITHOUT_TOKEN: ApiError = { kind: 'http', status: 401, message: null, details: [] };

/** The calls of `/perfil`, apart from `pessoa.api`, which every visit of the home loads (C4.14–C4.19). */
export const perfilApi = api.injectEndpoints({
  endpoints: (build) => ({
    perfil: build.query<Perfil, void>({
      query: () => ({ path: '/api/pessoa' }),
      responseSchema: payload(perfilSchema),
      // The person goes back whole, and the consents with it: never older ones than were saved.
      providesTags: ['Preferencia'],
    }),
    /** Saves the whole person: JSON, to its own host; without a token it fails at once (R73). */
    savePerfil: build.mutation<unknown, PessoaWire>({
      queryFn: async (pessoa, { extra }, _options, send) => {
        if ((extra as ApiContext).token() === null) return { error: WITHOUT_TOKEN };
        const body = { pessoa: pessoa as { [key: string]: FormValue }, atributos: [] };
        return send({ path: '/api/pessoa', method: 'POST', body });
      },
      extraOptions: { to: 'person', once: true },
      responseSchema: anything,
      invalidatesTags: ['Pessoa'],
    }),
    /** The picture as a data URL (R70). */
    saveImagem: build.mutation<unknown, string>({
      query: (imagem) => ({ path: '/api/pessoa/imagem', method: 'POST', body: { imagem } }),
      rawResponseSchema: anything,
    }),
    /** Both answer the server's words, null when it gave none (R74). */
    desativar: build.mutation<string | null, void>({
      query: () => ({ path: '/api/pessoa/desativar/PortalWeb', method: 'POST' }),
      rawResponseSchema: anything,
      transformResponse: readMessage,
    }),
    reativar: build.mutation<string | null, void>({
      query: () => ({ path: '/api/pessoa/reativar', method: 'POST' }),
      rawResponseSchema: anything,
      transformResponse: readMessage,
    }),
  }),
});

export const { usePerfilQuery } = perfilApi;
