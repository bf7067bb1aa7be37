import type { FormValue } from '../../lib/http/form-encoding.ts';
import { api } from '../../base/calls/api.ts';
import { read, write } from '../../base/calls/endpoint.ts';
import { list, record, text } from '../../base/calls/fields.ts';

/** `GET /api/configuracao/cliente/ramoatividade`. */
export const ramosSchema = list(record({ valorStr: text() }));

/** The registration payload, as it goes into the form encoding. @rule C4.10, R26, R27 */
export type Cadastro = { readonly [key: string]: FormValue };

/** Registering. @rule C4.10, C4.11 */
export const cadastroApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Registers; the answer is not relied on. Refused, `details` has the server's further messages. @rule R30, S8.2 */
    cadastro: build.mutation(
      write('/api/pessoa/cadastro', { sends: (body: Cadastro) => ({ body }), once: true }),
    ),
    /** The business sectors, as the server writes them; asked without a session, too. */
    ramosAtividade: build.query(
      read('/api/configuracao/cliente/ramoatividade', ramosSchema, {
        anonymous: true,
        forForm: true,
        make: (ramos) => ramos.map(({ valorStr }) => valorStr),
      }),
    ),
  }),
});

export const { useRamosAtividadeQuery } = cadastroApi;
