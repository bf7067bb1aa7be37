import { type Infer, list, optionalText, record } from '../base/fields.ts';

/** `GET /api/tabloides/ativos` (C4.31). The list stands under a `data` of its own, which the reader opens. */
export const tabloidesSchema = list(
  record({ nomeExibicao: optionalText(), url: optionalText(), thumbnail: optionalText() }),
);

export type Tabloide = Infer<typeof tabloidesSchema>[number];
