import { type Schema, ValidationError } from 'yup';

/** What is wrong with each field, by its name. */
export type FormErrors = Readonly<Record<string, string>>;

/** Every field's first message, all at once (R23); empty when the values may be sent. */
export function errorsOf(schema: Schema<unknown>, values: unknown): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const found: Record<string, string> = {};
    for (const { path = '', message } of error.inner) found[path] ??= message;
    return found;
  }
}
