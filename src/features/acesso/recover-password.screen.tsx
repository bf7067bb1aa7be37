import { useFormik } from 'formik';
import { useState } from 'react';
import { senhaApi } from './senha.api.ts';
import { toastFailure } from '../../base/flow/toast-failure.ts';
import { useSubmission } from '../../session/submission.flow.ts';
import { normalizeDocumento } from '../../lib/campos/documento.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { atSubmit } from '../../ui/form/form.tsx';
import { EMPTY, recoverSchema, type RecoverValues } from './recover-password.form.ts';
import { RecoverPasswordView } from './recover-password.view.tsx';

/** `/recover-password`: stays open with its values after success and failure. @rule S2.31, S8.18, R32 */
export function RecoverPasswordScreen() {
  const { features } = useConfig();
  const [sent, setSent] = useState<string | null>(null);
  const { busy, submit } = useSubmission({
    id: 'recuperacao',
    endpoint: senhaApi.endpoints.recuperarSenha,
    validate: ({ documento, canal }: RecoverValues) => ({
      preferencialChannel: canal,
      cpfEmail: normalizeDocumento(documento),
    }),
    onSucceeded: (message) => {
      setSent(form.values.canal);
      showToast({ kind: 'success', message: message ?? 'Solicitação enviada.', subject: 'recovery' });
    },
    onFailed: (failure) => {
      setSent(null);
      toastFailure(
        failure,
        { what: 'Não foi possível enviar', refused: 'Os dados informados não conferem com o cadastro.' },
        'recovery',
      );
    },
  });
  const form = useFormik({
    ...atSubmit,
    initialValues: EMPTY,
    validationSchema: recoverSchema,
    onSubmit: submit,
  });
  return <RecoverPasswordView form={form} busy={busy} sent={sent} letters={features.cnpjLetters !== false} />;
}
