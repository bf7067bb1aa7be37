import { type Infer, list, optionalLink, optionalPicture, optionalText, record } from '../base/fields.ts';

/** A banner: image, target, and the alt text that the wire keeps in `idLoja`. @rule R44 */
export const bannersSchema = list(
  record({ url: optionalPicture(), link: optionalLink(), idLoja: optionalText() }),
);

export type Banner = Infer<typeof bannersSchema>[number];
