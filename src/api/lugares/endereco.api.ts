import { api } from '../base/api.ts';
import { read } from '../base/endpoint.ts';
import { cepSchema, cidadesSchema, estadosSchema } from './endereco.schema.ts';

const open = true;

/** What an address is found by (C4.12, C4.13, C4.45, R28). */
export const enderecoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the CEP in eight digits. */
    cep: build.query(read('/api/consulta/cep/*', cepSchema, { sends: (cep: string) => ({ at: cep }), open })),
    cidades: build.query(
      read('/api/cidade/uf/*', cidadesSchema, { sends: (uf: string) => ({ at: uf }), open }),
    ),
    estados: build.query(read('', estadosSchema, { to: 'states' })),
  }),
});
