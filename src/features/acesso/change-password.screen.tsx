import { useFormik } from 'formik';
import { useState } from 'react';
import { senhaApi } from './senha.api.ts';
import { usePessoaQuery } from '../pessoa/pessoa.api.ts';
import { toastFailure } from '../../base/flow/toast-failure.ts';
import { useSubmission } from '../../session/submission.flow.ts';
import { formatDocumento } from '../../lib/campos/documento.ts';
import { documentoWithZeros } from '../../lib/campos/zeros.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { atSubmit } from '../../ui/form/form.tsx';
import { EMPTY, senhaSchema, type SenhaValues } from './change-password.form.ts';
import { ChangePasswordView } from './change-password.view.tsx';

/** `/change-password`: the form is reset after success only. @rule S2.71, S5.14 */
export function ChangePasswordScreen() {
  const [round, setRound] = useState(0);
  const { currentData: pessoa } = usePessoaQuery({ silent: true });
  const { busy, submit } = useSubmission({
    id: 'senha',
    endpoint: senhaApi.endpoints.alterarSenha,
    validate: ({ senhaAtual, senhaNova }: SenhaValues) => ({ senhaAtual, senhaNova }),
    onSucceeded: () => {
      form.resetForm();
      setRound(round + 1);
      showToast({ kind: 'success', message: 'Senha alterada com sucesso', subject: 'password' });
    },
    onFailed: (failure) =>
      toastFailure(
        failure,
        { what: 'Não foi possível alterar a senha', refused: 'A senha atual não confere.' },
        'password',
      ),
  });
  const form = useFormik({
    ...atSubmit,
    initialValues: EMPTY,
    validationSchema: senhaSchema,
    onSubmit: submit,
  });
  const documento = formatDocumento(
    documentoWithZeros(pessoa?.cpfCnpj ?? '', pessoa?.fisicaJuridica ?? null),
  );
  return <ChangePasswordView form={form} round={round} busy={busy} documento={documento} />;
}
