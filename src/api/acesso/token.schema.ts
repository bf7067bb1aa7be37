import { optionalText, record, text } from '../base/fields.ts';

/** `POST /token`. `.expires` is read as it stands: a missing or unreadable one means expired. Nobody reads `expires_in`. @rule R2 */
export const tokenSchema = record({
  access_token: text(),
  '.expires': optionalText(),
  Name: optionalText(),
  img: optionalText(),
});
