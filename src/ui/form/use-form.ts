import { useFormik } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormFields } from './bind.ts';
import { faultsOf, type Rules } from './rules.ts';

/** A form: what its fields show, and what a screen does with them. */
export interface Form<Values extends object> extends FormFields<Values> {
  /** Of the `<form>` itself. */
  ref: RefObject<HTMLFormElement | null>;
  /** What was typed, over what the form started with. */
  edits: Partial<Values>;
  /** How often it was reset: as a `key` it brings fresh fields. */
  round: number;
  /** Puts what is wrong on its field and the focus on the first (R23); true when nothing is. */
  check: () => boolean;
  /** Starts over, with these edits. */
  reset: (edits?: Partial<Values>) => void;
  /** Changes what was typed by then. */
  revise: (change: (edits: Partial<Values>) => Partial<Values>) => void;
}

/**
 * The keystrokes of a screen. Formik holds the edits alone, over what the form started with or the server has now: what is
 * fetched again never takes away what was typed.
 * @param base what the fields show where nothing was typed
 * @param rules what is asked of the values when they are sent; absent: nothing
 * @param typed what was typed before, by the first render
 */
export function useForm<Values extends object>(
  base: Values,
  rules: (values: Values) => Rules = () => ({}),
  typed: Partial<Values> = {},
): Form<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(0);
  const formik = useFormik<Partial<Values>>({
    initialValues: typed,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const { values: edits, errors, setErrors, setFieldError, setFieldValue, setValues, resetForm } = formik;
  const values = { ...base, ...edits };
  useEffect(() => {
    // Enter was pressed in a field that has gone with what it held: the focus stays in the form.
    if (round > 0 && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [round]);
  return {
    ref,
    values,
    edits,
    errors: errors as FormFields<Values>['errors'],
    round,
    onChange: (changed) => {
      for (const [name, value] of Object.entries(changed)) {
        void setFieldValue(name, value);
        setFieldError(name, undefined);
      }
    },
    check: () => {
      const found = faultsOf(rules(values), values);
      setErrors(found as typeof errors);
      focusFirst(ref.current, Object.keys(found));
      return Object.keys(found).length === 0;
    },
    reset: (next = {}) => {
      resetForm({ values: next });
      setRound((before) => before + 1);
    },
    revise: (change) => void setValues(change),
  };
}

/** Moves the focus to the first field, in the order of the page, whose control has one of these names (R23). */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  if (form === null) return;
  const controls = [...form.elements] as HTMLInputElement[];
  const first = controls.find((control) => names.includes(control.name));
  if (first === undefined) return;
  // Of a group of radios the chosen one takes the focus, as with the Tab key.
  const chosen = controls.find(({ name, checked }) => name === first.name && checked);
  (first.type === 'radio' ? (chosen ?? first) : first).focus();
}
