import type { Ask } from '../kit/ask.ts';
import { leaveActor } from '../kit/use-flow-actor.ts';
import type { Actor } from 'xstate';
import type { Failure, Result } from '../../../machines/kit/result.ts';
import type { submissionMachine } from '../../../machines/submission/submission.machine.ts';
import { ativacaoApi } from '../../api/ofertas/ativacao.api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
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
function startActivation(ask: Ask, idPromoProd: string, failed: string | null): Attempt {
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

export type Stage = 'idle' | 'posting' | 'active';

/** The last attempt for each offer of a screen; the one place that sends the call. */
export interface Attempts {
  stageOf: (idPromoProd: string) => Stage;
  /** Starts an attempt unless one is pending; a toast shows the result. */
  request: (idPromoProd: string) => void;
  /** The last attempt; a pending one is joined, never resent. */
  of: (idPromoProd: string) => Attempt | undefined;
  /** Starts an attempt without a toast for an idle offer; null once the screen was left. */
  start: (idPromoProd: string) => Attempt | null;
  /** Pending attempts continue; no new one starts. */
  leave: () => void;
}

/**
 * @param tell called with every change of a stage
 * @param failed the toast for a failure without a message of the server
 */
export function createAttempts(ask: Ask, tell: () => void, failed: string): Attempts {
  const attempts = new Map<string, Attempt>();
  let left = false;
  const begin = (idPromoProd: string, words: string | null): Attempt | null => {
    if (left) return null;
    attempts.get(idPromoProd)?.actor.stop();
    const attempt = startActivation(ask, idPromoProd, words);
    attempts.set(idPromoProd, attempt);
    attempt.actor.subscribe(tell);
    tell();
    return attempt;
  };
  const stageOf = (idPromoProd: string): Stage => {
    const snapshot = attempts.get(idPromoProd)?.actor.getSnapshot();
    if (snapshot === undefined) return 'idle';
    if (snapshot.hasTag('underWay')) return 'posting';
    return snapshot.matches('done') ? 'active' : 'idle';
  };
  return {
    stageOf,
    request: (idPromoProd) => {
      if (stageOf(idPromoProd) !== 'posting') begin(idPromoProd, failed);
    },
    of: (idPromoProd) => attempts.get(idPromoProd),
    start: (idPromoProd) => begin(idPromoProd, null),
    leave: () => {
      left = true;
      for (const { actor } of attempts.values()) leaveActor(actor);
    },
  };
}
