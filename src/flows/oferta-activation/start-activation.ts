import type { Actor } from 'xstate';
import type { Failure, Result } from '../../../machines/kit/result.ts';
import type { submissionMachine } from '../../../machines/submission/submission.machine.ts';
import { ativacaoApi } from '../../api/ofertas/ativacao.api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../kit/ask.ts';
import { toastFailure } from '../kit/toast-failure.ts';
import { wayToReactivate } from '../kit/way-to-reactivate.ts';
import { createSubmission } from '../submission/submission.flow.ts';

/** One attempt to activate an offer. */
export interface Attempt {
  actor: Actor<typeof submissionMachine>;
  outcome: Promise<Result<string | null>>;
}

/**
 * Activates an offer; its call is already sent on return.
 * @param failed the toast for a failure without a message of the server; null: no toast or spinner, the caller shows
 * progress and result
 * @rule R67
 */
export function startActivation(ask: Ask, idPromoProd: string, failed: string | null): Attempt {
  const subject = `oferta ${idPromoProd}` as const;
  let settle: (outcome: Result<string | null>) => void = () => undefined;
  const outcome = new Promise<Result<string | null>>((resolve) => (settle = resolve));
  const onFailed = (failure: Failure) => {
    if (failed !== null)
      void wayToReactivate(ask, failure).then((link) => toastFailure(failure, failed, subject, link));
    settle({ ok: false, failure });
  };
  const actor = createSubmission(ask, {
    id: 'ativacao',
    endpoint: ativacaoApi.endpoints.ativarPromocao,
    validate: () => ({ idPromoProd, silent: failed === null }),
    onSucceeded: (message) => {
      // The fallback messages; the specification has none.
      if (failed !== null) showToast({ kind: 'success', message: message ?? 'Oferta ativada.', subject });
      settle({ ok: true, value: message });
    },
    onFailed,
  });
  actor.start();
  actor.send({ type: 'values.submitted', values: idPromoProd });
  return { actor, outcome };
}
