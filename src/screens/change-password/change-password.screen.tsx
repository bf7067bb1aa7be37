import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useAlterarSenhaMutation } from '../../api/acesso/senha.api.ts';
import { failureText } from '../../lib/http/failure-text.ts';
import { errorsOf } from '../../ui/form/errors-of.ts';
import { focusFirst } from '../../ui/form/focus-first.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { EMPTY, senhaSchema, type SenhaValues } from './change-password.form.ts';
import { OWN_TEXTS, TEXTS } from './change-password.texts.ts';
import { ChangePasswordView } from './change-password.view.tsx';

/** `/change-password` (S2.71, S5.14): emptied after success, untouched after a failure. */
export function ChangePasswordScreen() {
  const [alterar, { isLoading }] = useAlterarSenhaMutation();
  const formRef = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [round, setRound] = useState(0);
  const { values, errors, setErrors, setFieldError, setFieldValue, resetForm } = useFormik<SenhaValues>({
    initialValues: EMPTY,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });

  const send = async ({ senhaAtual, senhaNova }: SenhaValues) => {
    running.current = true;
    try {
      await alterar({ senhaAtual, senhaNova }).unwrap();
      resetForm();
      setRound(round + 1);
      showToast({ kind: 'success', message: TEXTS.alterada });
    } catch (error) {
      const message = failureText(error, OWN_TEXTS.falhou, OWN_TEXTS.recusado);
      showToast({ kind: 'error', message });
    } finally {
      running.current = false;
    }
  };
  const submit = () => {
    const found = errorsOf(senhaSchema, values);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirst(formRef.current, Object.keys(found));
    else if (!running.current) void send(values);
  };
  return (
    <ChangePasswordView
      form={{
        values,
        errors,
        onChange: (changed) => {
          for (const [name, value] of Object.entries(changed)) {
            void setFieldValue(name, value);
            setFieldError(name, undefined);
          }
        },
      }}
      round={round}
      busy={isLoading}
      formRef={formRef}
      onSubmit={submit}
    />
  );
}
