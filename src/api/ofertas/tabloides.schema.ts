import { type Infer, list, optionalLink, optionalPicture, optionalText, record } from '../base/fields.ts';

/** `GET /api/tabloides/ativos`. The list stands under a `data` of its own, which the reader opens. @rule C4.31 */
export const tabloidesSchema = list(
  record({ nomeExibicao: optionalText(), url: optionalLink(), thumbnail: optionalPicture() }),
);

export type Tabloide = Infer<typeof tabloidesSchema>[number];
