import { mixed, object, type Schema, ValidationError } from 'yup';

/** What is wrong with a field: words, `true` without words (R71), null when nothing is. */
export type Fault = string | true | null;

/** The rules of a form, by the names of its fields. Yup's `mixed` alone: its string type would add to every screen. */
export type Rules = Readonly<Record<string, Schema>>;

/** What is wrong with each field, by its name. */
export type Faults = Readonly<Record<string, string | true>>;

/** Stands for 'wrong, without words' while Yup carries it: it knows messages alone. */
const WORDLESS = '·';

/** A rule in its own words. `all`: the whole form. */
export function field<Value = string, All = unknown>(judge: (value: Value, all: All) => Fault): Schema {
  return mixed().test('field', (value, { parent, createError }) => {
    const fault = judge(value as Value, parent as All);
    return fault === null || createError({ message: fault === true ? WORDLESS : fault });
  });
}

/** Something was typed, besides spaces. */
export const typed = (fault: Fault): Schema => field((value) => (value.trim() === '' ? fault : null));

/** Something was typed or chosen; a space counts, as in a password. */
export const filled = (fault: Fault): Schema => field((value) => (value === '' ? fault : null));

/** What is wrong with each field, all at once (R23); empty when the values may be sent. */
export function faultsOf(rules: Rules, values: object): Faults {
  try {
    object(rules).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path = '', message }) => [path, message === WORDLESS || message]),
    );
  }
}
