/** A form as a group of its fields sees it: keystrokes are Formik's, messages come back by name. */
export interface FormFields<Values extends object> {
  values: Values;
  /** A message, or true: invalid without words (R71). */
  errors: { readonly [K in keyof Values]?: string | boolean | undefined };
  onChange: (changed: Partial<Values>) => void;
}

type TextName<Values> = {
  [K in keyof Values]: Values[K] extends string ? K : never;
}[keyof Values] &
  string;

/** What every text field of a form needs, by its name. */
export function bind<Values extends object>(
  { values, errors, onChange }: FormFields<Values>,
  name: TextName<Values>,
) {
  return {
    id: name,
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (value: string) => onChange({ [name]: value } as Partial<Values>),
  };
}
