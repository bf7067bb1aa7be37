import { safeImageUrl } from '../../lib/rotas/link.ts';
import { api } from '../base/api.ts';
import { read, write } from '../base/endpoint.ts';
import {
  imagemSchema,
  type Pessoa,
  pessoaSchema,
  type Preferencias,
  preferenciaSchema,
} from './pessoa.schema.ts';

const FLAGS = ['recebeEmail', 'recebeSms', 'recebePush', 'recebeWhatsapp', 'cupomDigital'] as const;

const readPreferencia = (silent: boolean) =>
  read('/api/pessoa/preferencia', preferenciaSchema, { silent, make: ({ preferencias }) => preferencias });

/** The customer's own record, picture and preferences. @rule C4.14–C4.21 */
export const pessoaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer; silent and loud callers share one cache entry. @rule R40 */
    pessoa: build.query<Pessoa, { silent: true } | void>({
      ...read('/api/pessoa', pessoaSchema, {
        sends: (asked: { silent: true } | void) => ({ silent: asked?.silent }),
        kept: 'customer',
      }),
      serializeQueryArgs: ({ endpointName }) => endpointName,
      providesTags: ['Pessoa'],
    }),
    /** The picture's address; null when it may not be shown. A 404 means 'no picture'. @rule R70 */
    imagem: build.query(
      read('/api/pessoa/imagem', imagemSchema, { make: ({ url }, base) => safeImageUrl(url, base) }),
    ),
    /** The saved flags; null for one that the server did not send. @rule R78 */
    preferencia: build.query({ ...readPreferencia(false), providesTags: ['Preferencia'] }),
    /** The home's read of the saved flags: silent, not cached, shown nowhere. @rule R76 */
    checkPreferencia: build.query({ ...readPreferencia(true), keepUnusedDataFor: 0 }),
    /**
     * Saves the known flags; unknown ones are left out so that the server keeps them. The flags are refetched afterwards.
     * @rule R78
     */
    savePreferencia: build.mutation({
      ...write('/api/pessoa/preferencia', {
        sends: (flags: Preferencias) => ({
          body: Object.fromEntries(FLAGS.map((name) => [name, flags[name] ?? undefined])),
        }),
      }),
      invalidatesTags: ['Preferencia'],
    }),
  }),
});

export const { usePessoaQuery } = pessoaApi;
