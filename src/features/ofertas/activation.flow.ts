import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import type { Failure, Result } from '../../../machines/kit/chart.ts';
import { ativacaoApi } from './ativacao.api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../../base/flow/ask.ts';
import { toastFailure } from '../../base/flow/toast-failure.ts';
import { leaveActor } from '../../base/flow/use-flow-actor.ts';
import { wayToReactivate } from '../pessoa/way-to-reactivate.ts';
import { createSubmission } from '../../session/submission.flow.ts';

/** How an attempt ended; a failure of null: it was aborted. */
type Outcome = Result<string | null, Failure | null>;

/** The activation of one offer: one submission actor, which ignores a press while it is pending. @rule R67 */
export interface Activation {
  stage: () => 'idle' | 'posting' | 'active';
  /** How its last attempt ended; undefined before that. */
  outcome: () => Outcome | undefined;
  /** Activates without a toast, or joins the pending attempt. */
  activate: () => Promise<Outcome>;
  /** Activates unless it is pending; a toast shows the result, `failed` a failure without a message of the server. */
  request: (failed: string) => Promise<void>;
  /** A pending attempt continues. */
  leave: () => void;
}

/** @param onChange called with every change of its stage */
export function createActivation(ask: Ask, idPromoProd: string, onChange: () => void): Activation {
  const subject = `oferta ${idPromoProd}` as const;
  let outcome: Outcome | undefined;
  const actor = createSubmission(ask, {
    id: 'ativacao',
    endpoint: ativacaoApi.endpoints.ativarPromocao,
    validate: (silent: boolean) => ({ idPromoProd, silent }),
    onSucceeded: (value) => (outcome = { ok: true, value }),
    onFailed: (failure) => (outcome = { ok: false, failure }),
  });
  actor.subscribe(onChange);
  actor.start();
  const isPending = () => actor.getSnapshot().hasTag('underWay');
  const attempt = async (silent: boolean): Promise<Outcome> => {
    if (!isPending()) outcome = undefined;
    actor.send({ type: 'values.submitted', values: silent });
    await settled(actor);
    return outcome ?? { ok: false, failure: null };
  };
  return {
    stage: () => {
      if (isPending()) return 'posting';
      return actor.getSnapshot().matches('done') ? 'active' : 'idle';
    },
    outcome: () => outcome,
    activate: async () => attempt(true),
    request: async (failed) => {
      if (isPending()) return;
      const ended = await attempt(false);
      // The fallback message; the specification has none.
      if (ended.ok) showToast({ kind: 'success', message: ended.value ?? 'Oferta ativada.', subject });
      else if (ended.failure !== null)
        toastFailure(ended.failure, failed, subject, await wayToReactivate(ask, ended.failure));
    },
    leave: () => leaveActor(actor),
  };
}

/** Resolves when no attempt is pending. */
async function settled(actor: AnyActor): Promise<void> {
  await new Promise<void>((resolve) => {
    const see = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('underWay') || resolve();
    actor.subscribe(see);
    see(actor.getSnapshot() as AnyMachineSnapshot);
  });
}
