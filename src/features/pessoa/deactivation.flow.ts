import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import {
  deactivationMachine,
  deactivationPorts,
  type Situation,
} from '../../../machines/deactivation/deactivation.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { mapped } from '../../../machines/kit/chart.ts';
import { perfilApi, type Perfil } from './perfil.api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../../base/flow/ask.ts';
import { useAsk } from '../../session/use-ask.ts';
import { toastFailure } from '../../base/flow/toast-failure.ts';
import { useFlowActor } from '../../base/flow/use-flow-actor.ts';

/** The message when the server sends none. @rule S4.13 */
const DEACTIVATED = 'Cadastro desativado.';
const REACTIVATED = 'Cadastro reativado.';

/** The registration as `/perfil` shows it. @rule R74 */
export interface Deactivation {
  deactivated: boolean;
  /** Hours and minutes left; 'over' when none are left, null when the server named no time. */
  left: { readonly horas: number; readonly minutos: number } | 'over' | null;
  busy: boolean;
  /** The refetch after the call failed: the state is unknown. */
  failed: boolean;
  deactivate: () => void;
  reactivate: () => void;
  reload: () => void;
}

/** Deactivates and reactivates. Shows the server's message. @rule S4.13, R74 */
export function useDeactivation(perfil: Perfil): Deactivation {
  const ask = useAsk();
  const { deactivated, remaining } = situationOf(perfil);
  const actor = useFlowActor(() => createDeactivation(ask, { deactivated, remaining }));
  useEffect(() => {
    actor.send({ type: 'person.loaded', situation: { deactivated, remaining } });
  }, [actor, deactivated, remaining]);
  const snapshot = useSelector(actor, (current) => current);
  return {
    deactivated: snapshot.context.situation.deactivated,
    left: leftOf(snapshot),
    busy: snapshot.hasTag('busy'),
    failed: snapshot.matches('reloadFailed'),
    deactivate: () => actor.send({ type: 'deactivation.requested' }),
    reactivate: () => actor.send({ type: 'reactivation.requested' }),
    reload: () => actor.send({ type: 'reload.requested' }),
  };
}

function createDeactivation(ask: Ask, situation: Situation) {
  const machine = fillPorts(deactivationMachine, deactivationPorts, fillings(ask));
  const actor = createActor(machine, { input: { now: () => Date.now(), situation } });
  // Global: the screen may be left by then.
  actor.on('request.answered', ({ message }) => {
    const { deactivated } = actor.getSnapshot().context.situation;
    const text = message ?? (deactivated ? REACTIVATED : DEACTIVATED);
    showToast({ kind: 'success', message: text, subject: 'deactivation' });
  });
  actor.on('request.refused', ({ failure }) =>
    toastFailure(failure, { what: 'Não foi possível concluir' }, 'deactivation'),
  );
  return actor;
}

function leftOf({ context }: SnapshotFrom<typeof deactivationMachine>): Deactivation['left'] {
  const { deadline, left } = context;
  if (deadline === null) return null;
  return left.horas + left.minutos > 0 ? left : 'over';
}

function situationOf({ dtaHoraSolicitacaoExclusao, tempoRestanteReativacaoCadastro }: Perfil): Situation {
  return { deactivated: dtaHoraSolicitacaoExclusao !== null, remaining: tempoRestanteReativacaoCadastro };
}

function fillings(ask: Ask) {
  const { desativar, reativar, perfil } = perfilApi.endpoints;
  return {
    deactivate: async () => mapped(await ask(desativar, undefined), (message) => ({ message })),
    reactivate: async () => mapped(await ask(reativar, undefined), (message) => ({ message })),
    reloadPerson: async () => mapped(await ask(perfil, undefined, { fresh: true }), situationOf),
  };
}
