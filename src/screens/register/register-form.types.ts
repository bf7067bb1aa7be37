import type { RegisterErrors, RegisterValues } from './register.form.ts';

/** The form as its parts see it. */
export interface RegisterForm {
  values: RegisterValues;
  errors: RegisterErrors;
  onChange: (changed: Partial<RegisterValues>) => void;
}

type TextName = {
  [K in keyof RegisterValues]: RegisterValues[K] extends string ? K : never;
}[keyof RegisterValues];

/** What every field of the form needs, by its name. */
export function bind({ values, errors, onChange }: RegisterForm, name: TextName) {
  return {
    id: name,
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => onChange({ [name]: value }),
  };
}
