import { safeImageUrl } from '../lib/link.ts';
import { api } from './api.ts';
import { payload, reads } from './payload.ts';
import {
  imagemSchema,
  type Pessoa,
  pessoaSchema,
  type Preferencias,
  preferenciaSchema,
} from './pessoa.schema.ts';

/** The customer's own record, picture and preferences (spec 7). */
export const pessoaApi = api.injectEndpoints({
  endpoints: (build) => ({
    pessoa: build.query<Pessoa, void>({
      query: () => ({ path: '/api/pessoa' }),
      responseSchema: payload(pessoaSchema),
      providesTags: ['Pessoa'],
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
  }),
});

export const { usePessoaQuery } = pessoaApi;
