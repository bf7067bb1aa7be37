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
} from '../base/fields.ts';

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
