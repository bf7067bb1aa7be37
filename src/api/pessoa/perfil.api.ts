import type { FormValue } from '../../lib/http/form-encoding.ts';
import type { ApiError } from '../base/api-error.ts';
import { readAnswerMessage } from '../base/api-error.ts';
import { api } from '../base/api.ts';
import type { ApiContext } from '../base/base-query.ts';
import { read, write } from '../base/endpoint.ts';
import { perfilSchema, type PessoaWire } from './perfil.schema.ts';

const WITHOUT_TOKEN: ApiError = { kind: 'http', status: 401, message: null, details: [] };

const save = write('/api/pessoa', {
  sends: (pessoa: PessoaWire) => ({
    body: { pessoa: pessoa as { [key: string]: FormValue }, atributos: [] },
  }),
  to: 'person',
  once: true,
});

/** The calls of `/perfil`; `pessoa.api` is loaded by every visit of the home. @rule C4.14–C4.19 */
export const perfilApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The whole person, unknown fields included: a save sends them back. @rule R72 */
    perfil: build.query({
      ...read('/api/pessoa', perfilSchema),
      // A save sends the consents too, so they must be current.
      providesTags: ['Preferencia'],
    }),
    /** Saves the whole person: JSON, to its own host; without a token it fails at once. @rule R73 */
    savePerfil: build.mutation<unknown, PessoaWire>({
      queryFn: (pessoa, { extra }, _options, send) =>
        (extra as ApiContext).token() === null ? { error: WITHOUT_TOKEN } : send(save.query(pessoa)),
      extraOptions: save.extraOptions,
      responseSchema: save.rawResponseSchema,
      invalidatesTags: ['Pessoa'],
    }),
    /** The argument is the picture as a data URL; the answer is ignored. @rule R70 */
    saveImagem: build.mutation(
      write('/api/pessoa/imagem', { sends: (imagem: string) => ({ body: { imagem } }) }),
    ),
    /** Both take no argument and return the server's message, or null. @rule R74 */
    desativar: build.mutation(write('/api/pessoa/desativar/PortalWeb', { make: readAnswerMessage })),
    reativar: build.mutation(write('/api/pessoa/reativar', { make: readAnswerMessage })),
  }),
});

export const { usePerfilQuery } = perfilApi;
