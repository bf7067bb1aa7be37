import Stack, { type StackProps } from '@mui/material/Stack';
import type { FormikErrors, FormikProps } from 'formik';
import { type ChangeEvent, Fragment, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Settings for `useFormik`: faults are shown at submit, all at once, and never while the customer types. @rule R23 */
export const atSubmit = { validateOnBlur: false, validateOnChange: false } as const;

/** A message for Yup: the field is invalid, and no words say why. @rule R71 */
export const WORDLESS = '';

/** What a group of fields needs of its form; a form with more fields fits as well. */
export type FormFields<Values> = Pick<
  FormikProps<Values>,
  'values' | 'errors' | 'getFieldProps' | 'getFieldMeta' | 'setFieldValue'
>;

/** A form as its view sees it. */
export type FormikForm<Values> = FormFields<Values> &
  Pick<FormikProps<Values>, 'handleSubmit' | 'isSubmitting' | 'setErrors' | 'submitCount'>;

/** Sets values that no key press sets: an address that was looked up, an answer of a dialog. */
export function change<Values>(form: FormFields<Values>, changed: Partial<Values>): void {
  for (const [name, value] of Object.entries(changed)) void form.setFieldValue(name, value);
}

/**
 * Formik's field as the props of a MUI field. They are equal until something about this field changes.
 * @param help shown while there is no message
 */
export function fieldProps<Values>(form: FormFields<Values>, name: keyof Values & string, help?: string) {
  const field = form.getFieldProps<Values[typeof name]>(name);
  const { touched, error } = form.getFieldMeta(name);
  const faulty = touched && error !== undefined;
  return {
    id: name,
    name,
    value: field.value as string,
    error: faulty,
    helperText: (faulty && error) || help,
    onBlur: field.onBlur,
    onChange: field.onChange,
  };
}

/** A box of a form as the props of MUI's Checkbox. A value that nobody knows counts as not ticked. */
export function checkboxProps<Values>(form: FormFields<Values>, name: keyof Values & string) {
  return {
    id: name,
    name,
    checked: form.values[name] === true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      change(form, { [name]: target.checked } as Partial<Values>),
  };
}

export interface FormProps<Values> extends Omit<StackProps<'form'>, 'onSubmit' | 'component' | 'ref'> {
  formik: FormikForm<Values>;
  /** A new one mounts the fields anew: what they showed besides their values is gone. */
  round?: number;
}

/**
 * A form that the page alone sends: the browser neither checks it nor puts it into the address. After a refused
 * submit the first faulty field of the page gets the focus.
 * @rule R22, R23
 */
export function Form<Values>({ formik, round = 0, children, ...rest }: FormProps<Values>) {
  const { errors, handleSubmit, isSubmitting, submitCount } = formik;
  useFaultsOfNow(formik);
  const ref = useRef<HTMLFormElement>(null);
  const focusFault = useEffectEvent(() => focusFirst(ref.current, Object.keys(errors)));
  useLayoutEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFault();
  }, [submitCount, isSubmitting]);
  useLayoutEffect(() => {
    // The focus was in a field that has gone: it stays in the form.
    if (round > 0 && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [round]);
  return (
    <Stack
      component="form"
      method="post"
      noValidate
      spacing={2.5}
      {...rest}
      ref={ref}
      onSubmit={handleSubmit}
    >
      <Fragment key={round}>{children}</Fragment>
    </Stack>
  );
}

/** A fault goes with the first change of its field, whoever made it. */
function useFaultsOfNow<Values>({ values, errors, setErrors }: FormikForm<Values>): void {
  const seen = useRef({ values, errors });
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { values, errors };
    if (errors !== before.errors) return;
    const standing = (name: string) => values[name as keyof Values] === before.values[name as keyof Values];
    const faults = Object.entries(errors).filter(([name]) => standing(name));
    if (faults.length < Object.keys(errors).length)
      setErrors(Object.fromEntries(faults) as FormikErrors<Values>);
  }, [values, errors, setErrors]);
}

/** Moves the focus to the first control, in the order of the page, that has one of these names. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = controls.find((control) => names.includes(control.name));
  if (first === undefined) return;
  // In a group of radios the chosen one takes the focus, as with the Tab key.
  const chosen = controls.find(({ name, checked }) => name === first.name && checked);
  (first.type === 'radio' ? (chosen ?? first) : first).focus();
}

/** What stands in a form other than in its base. */
export function editsOf<Values extends object>(values: Values, base: Values): Partial<Values> {
  const isEdit = ([name, value]: [string, unknown]) => value !== base[name as keyof Values];
  return Object.fromEntries(Object.entries(values).filter(isEdit)) as Partial<Values>;
}

/**
 * A form over what the server has: a value that is fetched again never replaces one that was typed.
 * @param fresh what the server has now; the form started with it
 * @param fetchedAt changes with each fetch
 * @returns what was typed, and the way to note that the server has it now
 */
export function useServerForm<Values extends object>(
  { values, setValues }: Pick<FormikProps<Values>, 'values' | 'setValues'>,
  fresh: Values,
  fetchedAt: number | undefined,
): { edits: Partial<Values>; saved: (edits: Partial<Values>) => void } {
  const [base, setBase] = useState(fresh);
  const seen = useRef(fetchedAt);
  const follow = useEffectEvent(() => {
    setBase(fresh);
    void setValues((now) => ({ ...fresh, ...editsOf(now, base) }));
  });
  useLayoutEffect(() => {
    if (seen.current !== fetchedAt) follow();
    seen.current = fetchedAt;
  }, [fetchedAt]);
  return {
    edits: editsOf(values, base),
    saved: (edits) => setBase((before) => ({ ...before, ...edits })),
  };
}
