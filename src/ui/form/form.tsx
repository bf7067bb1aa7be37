import Stack, { type StackProps } from '@mui/material/Stack';
import type { FormikErrors, FormikProps } from 'formik';
import {
  type ChangeEvent,
  Fragment,
  type FunctionComponent,
  memo,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSubmitPress } from '../button/use-one-press.ts';

/** Settings for `useFormik`: validates at submit only. @rule R23 */
export const atSubmit = { validateOnBlur: false, validateOnChange: false } as const;

/** A message for Yup: invalid, without text. @rule R71 */
export const WORDLESS = '';

/** The part of a form that a group of fields needs. */
export type FormFields<Values> = Pick<
  FormikProps<Values>,
  'values' | 'errors' | 'getFieldProps' | 'getFieldMeta' | 'setFieldValue'
>;

/** A form as its view gets it. */
export type FormikForm<Values> = FormFields<Values> &
  Pick<FormikProps<Values>, 'handleSubmit' | 'isSubmitting' | 'setErrors' | 'submitCount'>;

/** Sets values without a key press: a lookup's address, a dialog's answer. */
export function change<Values>(
  form: Pick<FormFields<Values>, 'setFieldValue'>,
  changed: Partial<Values>,
): void {
  for (const [name, value] of Object.entries(changed)) void form.setFieldValue(name, value);
}

/** Props of a group: the form of its fields. */
export interface Group<Values, Name extends keyof Values> {
  form: FormFields<Pick<Values, Name>>;
}

/**
 * A part of a form that renders again only with its own fields: a key in a long form renders one part.
 * @param names its fields
 * @param Group its other props must keep their identity
 */
export function fieldsGroup<Values, Others = object>(
  names: Readonly<Record<keyof Values & string, true>>,
  Group: FunctionComponent<{ form: FormFields<Values> } & Others>,
) {
  type Props = Readonly<{ form: FormFields<Values> } & Others>;
  const stateOf = ({ form }: Props, name: string) => {
    const { value, touched, error } = form.getFieldMeta(name);
    return [value, touched, error];
  };
  return memo(Group, (previous, next) => {
    const isSame = (prop: string) => previous[prop as keyof Props] === next[prop as keyof Props];
    const isKept = (name: string) => {
      const now = stateOf(next, name);
      return stateOf(previous, name).every((one, index) => one === now[index]);
    };
    return (
      Object.keys(names).every(isKept) && Object.keys(next).every((prop) => prop === 'form' || isSame(prop))
    );
  });
}

/**
 * Formik's field as props of a MUI field, memoised per field.
 * @param help shown without an error
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

/** A checkbox as props of MUI's Checkbox; unknown counts as unchecked. */
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
  /** A new key remounts the fields. */
  round?: number;
}

/**
 * A form without the browser's validation and submission. After a refused submit the first invalid field gets the focus.
 * @rule R22, R23
 */
export function Form<Values>({ formik, round = 0, children, ...rest }: FormProps<Values>) {
  const { errors, handleSubmit, isSubmitting, submitCount } = formik;
  useFaultsOfNow(formik);
  const ref = useRef<HTMLFormElement>(null);
  const onClickCapture = useSubmitPress();
  const focusFault = useEffectEvent(() => focusFirst(ref.current, Object.keys(errors)));
  useLayoutEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFault();
  }, [submitCount, isSubmitting]);
  useLayoutEffect(() => {
    // The focused field has unmounted: the focus stays in the form.
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
      onClickCapture={onClickCapture}
    >
      <Fragment key={round}>{children}</Fragment>
    </Stack>
  );
}

/** Any change of a field clears its error. */
function useFaultsOfNow<Values>({ values, errors, setErrors }: FormikForm<Values>): void {
  const seen = useRef({ values, errors });
  useLayoutEffect(() => {
    const previous = seen.current;
    seen.current = { values, errors };
    if (errors !== previous.errors) return;
    const standing = (name: string) => values[name as keyof Values] === previous.values[name as keyof Values];
    const faults = Object.entries(errors).filter(([name]) => standing(name));
    if (faults.length < Object.keys(errors).length)
      setErrors(Object.fromEntries(faults) as FormikErrors<Values>);
  }, [values, errors, setErrors]);
}

/** Focuses the first control, in page order, with one of these names. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = controls.find((control) => names.includes(control.name));
  if (first === undefined) return;
  // In a radio group focus the checked one, like the Tab key.
  const chosen = controls.find(({ name, checked }) => name === first.name && checked);
  (first.type === 'radio' ? (chosen ?? first) : first).focus();
}

/** The values that differ from the base. */
export function editsOf<Values extends object>(values: Values, base: Values): Partial<Values> {
  const isEdit = ([name, value]: [string, unknown]) => value !== base[name as keyof Values];
  return Object.fromEntries(Object.entries(values).filter(isEdit)) as Partial<Values>;
}

/**
 * A form over server data: a refetch never replaces typed values.
 * @param fresh the server's values; initial ones at first
 * @param fetchedAt changes with each fetch
 * @returns the edits, and a way to mark them as saved
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
    saved: (edits) => setBase((previous) => ({ ...previous, ...edits })),
  };
}
