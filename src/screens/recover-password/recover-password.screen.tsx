import { useFormik } from 'formik';
import { useRef } from 'react';
import { useRecuperarSenhaMutation } from '../../api/acesso/senha.api.ts';
import { normalizeDocumento } from '../../lib/campos/documento.ts';
import { failureText } from '../../lib/http/failure-text.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { errorsOf } from '../../ui/form/errors-of.ts';
import { focusFirst } from '../../ui/form/focus-first.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { EMPTY, recoverSchema, type RecoverValues } from './recover-password.form.ts';
import { OWN_TEXTS } from './recover-password.texts.ts';
import { RecoverPasswordView } from './recover-password.view.tsx';

/** `/recover-password` (S2.31, S8.18, R32): stays where it is, with what was typed, after success and failure. */
export function RecoverPasswordScreen() {
  const { brand } = useConfig();
  const [recuperar, { isLoading }] = useRecuperarSenhaMutation();
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<RecoverValues>({
    initialValues: EMPTY,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ documento, canal }) => {
      try {
        const message = await recuperar({
          preferencialChannel: canal,
          cpfEmail: normalizeDocumento(documento),
        }).unwrap();
        showToast({ kind: 'success', message: message ?? OWN_TEXTS.enviado });
      } catch (error) {
        const message = failureText(error, OWN_TEXTS.falhou, OWN_TEXTS.recusado);
        showToast({ kind: 'error', message });
      }
    },
  });

  const submit = () => {
    const found = errorsOf(recoverSchema, formik.values);
    formik.setErrors(found);
    if (Object.keys(found).length > 0) focusFirst(form.current, Object.keys(found));
    else if (!isLoading) void formik.submitForm();
  };

  return (
    <RecoverPasswordView
      brand={brand}
      values={formik.values}
      errors={formik.errors}
      busy={isLoading}
      formRef={form}
      onChange={(change) => {
        void formik.setValues({ ...formik.values, ...change });
        formik.setErrors({});
      }}
      onSubmit={submit}
    />
  );
}
