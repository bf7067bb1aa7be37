import { api } from '../../base/calls/api.ts';
import { read, write } from '../../base/calls/endpoint.ts';
import {
  boolean,
  html,
  type Infer,
  list,
  optionalDate,
  optionalHtml,
  optionalText,
  record,
  text,
} from '../../base/calls/fields.ts';

/** `GET /api/termos/publicados`; `termo` is HTML and may be missing. @rule C4.6 */
export const termosPublicadosSchema = list(
  record({ idTermo: text(), nomeTipo: optionalText(), tipo: optionalText(), termo: optionalHtml() }),
);

export type TermoPublicado = Infer<typeof termosPublicadosSchema>[number];

/** `GET /api/termos/aceitos`: accepted terms with IP and time. */
export const termosAceitosSchema = list(
  record({
    idTermo: optionalText(),
    nomeTipo: optionalText(),
    tipo: optionalText(),
    ip: optionalText(),
    dtaAceite: optionalDate(),
  }),
);

export type TermoAceito = Infer<typeof termosAceitosSchema>[number];

/** `GET /api/termo/{id}`. */
export const termoSchema = record({ termo: html() });

/** `GET /api/termosaceite/tipo/verificaaceite`. Without its flag the answer breaks the contract. */
export const aceiteSchema = record({ aceitouTermos: boolean() });

const byId = (idTermo: string) => ({ at: idTermo });
const anonymous = true;

/** The programme's terms. Their HTML is raw: sanitise it before showing. @rule C4.5–C4.9, R11 */
export const termosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The terms in force; readable without a session. @rule S8.7 */
    termosPublicados: build.query(
      read('/api/termos/publicados', termosPublicadosSchema, { anonymous, forForm: true }),
    ),
    /** What the customer accepted, when and from which IP. @rule S2.68 */
    termosAceitos: build.query(read('/api/termos/aceitos', termosAceitosSchema, { tags: ['TermoAceito'] })),
    /** The argument is `idTermo`, the answer its HTML. */
    termo: build.query(
      read('/api/termo/*', termoSchema, { sends: byId, make: ({ termo }) => termo, anonymous }),
    ),
    /** Whether the published terms are accepted; fetched on every route. @rule R40 */
    verificaAceite: build.query({
      ...read('/api/termosaceite/tipo/verificaaceite', aceiteSchema, {
        make: ({ aceitouTermos }) => aceitouTermos,
        silent: true,
      }),
      keepUnusedDataFor: 0,
    }),
    /** The argument is `idTermo`. An acceptance whose answer is lost may have been stored. */
    aceitarTermo: build.mutation(write('/api/termosaceite/*', { sends: byId, changes: ['TermoAceito'] })),
  }),
});

export const { useTermosPublicadosQuery, useTermosAceitosQuery, useTermoQuery } = termosApi;
