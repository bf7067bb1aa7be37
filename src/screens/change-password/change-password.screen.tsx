import { senhaApi } from '../../api/acesso/senha.api.ts';
import { toastFailure } from '../../flows/kit/toast-failure.ts';
import { useSubmission } from '../../flows/submission/submission.flow.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { EMPTY, senhaRules, type SenhaValues } from './change-password.form.ts';
import { OWN_TEXTS, TEXTS } from './change-password.texts.ts';
import { ChangePasswordView } from './change-password.view.tsx';

/** `/change-password` (S2.71, S5.14): emptied after success, untouched after a failure. */
export function ChangePasswordScreen() {
  const form = useForm(EMPTY, senhaRules);
  const { busy, submit } = useSubmission({
    id: 'senha',
    endpoint: senhaApi.endpoints.alterarSenha,
    validate: ({ senhaAtual, senhaNova }: SenhaValues) => (form.check() ? { senhaAtual, senhaNova } : null),
    onSucceeded: () => {
      form.reset();
      showToast({ kind: 'success', message: TEXTS.alterada, subject: 'password' });
    },
    onFailed: (failure) =>
      toastFailure(failure, { what: OWN_TEXTS.falhou, refused: OWN_TEXTS.recusado }, 'password'),
  });
  return (
    <ChangePasswordView
      form={form}
      round={form.round}
      busy={busy}
      formRef={form.ref}
      onSubmit={() => submit(form.values)}
    />
  );
}
