import { useFormik } from 'formik';
import { type RefObject, useRef, useState } from 'react';
import type { Cadastro } from '../../api/acesso/cadastro.api.ts';
import { dataCivilAt } from '../../lib/datas/datas.ts';
import { readDraft, useDraft } from '../../platform/draft/draft.ts';
import { errorsOf } from '../../ui/form/errors-of.ts';
import { focusFirst } from '../../ui/form/focus-first.ts';
import { draftOf, valuesFrom } from './register.draft.ts';
import {
  emptyValues,
  type Kind,
  type RegisterForm,
  registerSchema,
  type RegisterValues,
} from './register.form.ts';
import { cadastroOf } from './register.payload.ts';

interface RegisterFormik {
  form: RegisterForm;
  formRef: RefObject<HTMLFormElement | null>;
  /** The CEP of the draft that the form starts with, '' without one. */
  knownCep: string;
  /** Puts every message on its field and the focus on the first (R23), or gives the payload. */
  validate: (values: RegisterValues) => Cadastro | null;
  reset: (kind: Kind) => void;
}

/** The keystrokes of `/register`: Formik, with a draft for this tab that survives a reload. */
export function useRegisterForm(): RegisterFormik {
  const formRef = useRef<HTMLFormElement>(null);
  const [initialValues] = useState(() => valuesFrom(readDraft()));
  const { values, errors, setErrors, setFieldError, setFieldValue, resetForm } = useFormik<RegisterValues>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  useDraft(draftOf(values));
  return {
    form: {
      values,
      errors,
      onChange: (changed) => {
        for (const [name, value] of Object.entries(changed)) {
          void setFieldValue(name, value);
          setFieldError(name, undefined);
        }
      },
    },
    formRef,
    knownCep: initialValues.cidade === '' ? '' : initialValues.cep,
    validate: (typed) => {
      const found = errorsOf(registerSchema(typed.kind, dataCivilAt(Date.now())), typed);
      setErrors(found);
      focusFirst(formRef.current, Object.keys(found));
      return Object.keys(found).length > 0 ? null : cadastroOf(typed);
    },
    reset: (kind) => resetForm({ values: emptyValues(kind) }),
  };
}
