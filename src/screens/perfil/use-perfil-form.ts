import { useFormik } from 'formik';
import { type RefObject, useRef, useState } from 'react';
import type { Perfil } from '../../api/pessoa/perfil.schema.ts';
import { dataCivilAt } from '../../lib/datas/datas.ts';
import { focusFirst } from '../../ui/form/focus-first.ts';
import { type PerfilForm, type PerfilValues, problemsOf, shownErrors } from './perfil.form.ts';
import { kindOf, valuesOf } from './perfil.wire.ts';

type Edits = Partial<PerfilValues>;

interface PerfilFormik {
  form: PerfilForm;
  formRef: RefObject<HTMLFormElement | null>;
  /** What was typed, over what the server says. */
  edits: Edits;
  /** Something was typed that is not saved. */
  dirty: boolean;
  /** Puts every mark on its field and the focus on the first; false when there is one (R23). */
  validate: () => boolean;
  /** These edits are on the server: what was typed since stays. */
  saved: (edits: Edits) => void;
  /** Forgets edits that the server's answer now shows by itself. */
  settle: (edits: Edits) => void;
}

/**
 * The keystrokes of `/perfil`. Formik holds the edits alone, over the person as the server has it: a person that
 * is fetched again never takes away what was typed.
 */
export function usePerfilForm(perfil: Perfil): PerfilFormik {
  const formRef = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState<Edits>({});
  const {
    values: edits,
    errors,
    setErrors,
    setFieldError,
    setFieldValue,
    setValues,
  } = useFormik<Edits>({
    initialValues: {},
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const base = valuesOf(perfil);
  const values = { ...base, ...edits };
  const names = Object.keys(edits) as (keyof PerfilValues)[];
  return {
    form: {
      values,
      errors: shownErrors(errors),
      onChange: (changed) => {
        for (const [name, value] of Object.entries(changed)) {
          void setFieldValue(name, value);
          setFieldError(name, undefined);
        }
      },
    },
    formRef,
    edits,
    dirty: names.some((name) => edits[name] !== base[name] && edits[name] !== known[name]),
    validate: () => {
      const found = problemsOf(kindOf(perfil), values, dataCivilAt(Date.now()));
      setErrors(found);
      focusFirst(formRef.current, Object.keys(found));
      return Object.keys(found).length === 0;
    },
    saved: setKnown,
    settle: (sent) => {
      const isNew = ([name, value]: [string, unknown]) => sent[name as keyof PerfilValues] !== value;
      void setValues((typed) => Object.fromEntries(Object.entries(typed).filter(isNew)));
    },
  };
}
