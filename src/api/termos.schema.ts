import { boolean, type Infer, list, optionalText, record, text } from './fields.ts';

/** `GET /api/termos/publicados` (spec 3 Term); `termo` is HTML and may be missing. */
export const termosPublicadosSchema = list(
  record({ idTermo: text(), nomeTipo: optionalText(), tipo: optionalText(), termo: optionalText() }),
);

export type TermoPublicado = Infer<typeof termosPublicadosSchema>[number];

/** `GET /api/termo/{id}`. */
export const termoSchema = record({ termo: text() });

/** `GET /api/termosaceite/tipo/verificaaceite`. Without the answer to its own question it breaks the contract. */
export const aceiteSchema = record({ aceitouTermos: boolean() });
