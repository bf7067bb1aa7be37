import type { Actor } from 'xstate';
import type { submissionMachine } from '../../../machines/submission/submission.machine.ts';
import { ativacaoApi } from '../../api/ofertas/ativacao.api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../kit/ask.ts';
import { toastFailure } from '../kit/toast-failure.ts';
import { createSubmission } from '../submission/submission.flow.ts';

/** Activates an offer (R67), and says in a toast how it went. Apart from the hook: few customers of the home click at all. */
export function startActivation(
  ask: Ask,
  idPromoProd: string,
  failed: string,
): Actor<typeof submissionMachine> {
  const actor = createSubmission(ask, {
    id: 'ativacao',
    endpoint: ativacaoApi.endpoints.ativarPromocao,
    validate: () => idPromoProd,
    // The specification has no words for these; the server's own come first.
    onSucceeded: (message) => showToast({ kind: 'success', message: message ?? 'Oferta ativada.' }),
    onFailed: (failure) => toastFailure(failure, failed),
  });
  actor.start();
  return actor;
}
