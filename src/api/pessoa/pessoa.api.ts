import { safeImageUrl } from '../../lib/rotas/link.ts';
import { api } from '../base/api.ts';
import { anything, payload, reads } from '../base/payload.ts';
import {
  imagemSchema,
  type Pessoa,
  pessoaSchema,
  type Preferencias,
  preferenciaSchema,
} from './pessoa.schema.ts';

const FLAGS = ['recebeEmail', 'recebeSms', 'recebePush', 'recebeWhatsapp', 'cupomDigital'] as const;

/** The customer's own record, picture and preferences (C4.14–C4.21). */
export const pessoaApi = api.injectEndpoints({
  endpoints: (build) => ({
    pessoa: build.query<Pessoa, void>({
      query: () => ({ path: '/api/pessoa' }),
      responseSchema: payload(pessoaSchema),
      providesTags: ['Pessoa'],
    }),
    /** The shell's check on every route: always a GET of its own, silent (R40). What it brings belongs to `pessoa`. */
    checkPessoa: build.mutation<Pessoa, void>({
      query: () => ({ path: '/api/pessoa' }),
      extraOptions: { silent: true },
      responseSchema: payload(pessoaSchema),
    }),
    /** The picture's address; null when it is none that may be shown. A 404 is the error 'no picture' (R70). */
    imagem: build.query<string | null, void>({
      query: () => ({ path: '/api/pessoa/imagem' }),
      ...reads(imagemSchema, ({ url }, base) => safeImageUrl(url, base)),
    }),
    preferencia: build.query<Preferencias, void>({
      query: () => ({ path: '/api/pessoa/preferencia' }),
      ...reads(preferenciaSchema, ({ preferencias }) => preferencias),
      providesTags: ['Preferencia'],
    }),
    /** The home page's look at the saved flags, silent and always fresh (R76). */
    checkPreferencia: build.mutation<Preferencias, void>({
      query: () => ({ path: '/api/pessoa/preferencia' }),
      extraOptions: { silent: true },
      ...reads(preferenciaSchema, ({ preferencias }) => preferencias),
    }),
    /**
     * Saves the flags that are known; one that nobody set is left out, for the server to keep (R78). A body in the
     * answer is not relied on: the saved flags are asked for again.
     */
    savePreferencia: build.mutation<unknown, Preferencias>({
      query: (flags) => ({
        path: '/api/pessoa/preferencia',
        method: 'POST',
        body: Object.fromEntries(FLAGS.map((name) => [name, flags[name] ?? undefined])),
      }),
      responseSchema: anything,
      invalidatesTags: ['Preferencia'],
    }),
  }),
});

export const { usePessoaQuery } = pessoaApi;
