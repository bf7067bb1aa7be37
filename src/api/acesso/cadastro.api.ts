import type { FormValue } from '../../lib/http/form-encoding.ts';
import { api } from '../base/api.ts';
import { ramosSchema } from './cadastro.schema.ts';
import { anything, reads } from '../base/payload.ts';

/** The registration payload (C4.10), as it goes into the form encoding (R26, R27). */
export type Cadastro = { readonly [key: string]: FormValue };

/** Registering (C4.10, C4.11). */
export const cadastroApi = api.injectEndpoints({
  endpoints: (build) => ({
    cadastro: build.mutation<unknown, Cadastro>({
      query: (body) => ({ path: '/api/pessoa/cadastro', method: 'POST', body }),
      extraOptions: { once: true },
      rawResponseSchema: anything,
    }),
    /** The business sectors, as the server writes them. */
    ramosAtividade: build.query<string[], void>({
      query: () => ({ path: '/api/configuracao/cliente/ramoatividade' }),
      ...reads(ramosSchema, (ramos) => ramos.map(({ valorStr }) => valorStr)),
    }),
  }),
});

export const { useRamosAtividadeQuery } = cadastroApi;
