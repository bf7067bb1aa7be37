import { api } from '../base/api.ts';
import { cepSchema, cidadesSchema, estadosSchema } from './endereco.schema.ts';
import type { Infer } from '../base/fields.ts';
import { payload } from '../base/payload.ts';

/** What an address is found by (C4.12, C4.13, C4.45, R28). */
export const enderecoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the CEP in eight digits. */
    cep: build.query<Infer<typeof cepSchema>, string>({
      query: (cep) => ({ path: `/api/consulta/cep/${encodeURIComponent(cep)}` }),
      responseSchema: payload(cepSchema),
    }),
    cidades: build.query<string[], string>({
      query: (uf) => ({ path: `/api/cidade/uf/${encodeURIComponent(uf)}` }),
      responseSchema: payload(cidadesSchema),
    }),
    estados: build.query<Infer<typeof estadosSchema>, void>({
      query: () => ({ path: '' }),
      extraOptions: { to: 'states' },
      responseSchema: payload(estadosSchema),
    }),
  }),
});
