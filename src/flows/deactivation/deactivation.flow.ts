import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import { deactivationMachine } from '../../../machines/deactivation/deactivation.machine.ts';
import { deactivationPorts, type Situation } from '../../../machines/deactivation/deactivation.setup.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { perfilApi } from '../../api/pessoa/perfil.api.ts';
import type { Perfil } from '../../api/pessoa/perfil.schema.ts';
import { failureText } from '../../lib/http/failure-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { callApi, type LoadStore } from '../kit/call.ts';
import { DEACTIVATED, REACTIVATED, SITUATION_FAILED } from './deactivation.texts.ts';
import { useLoadedStore } from '../kit/store.react.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';

/** The registration as `/perfil` shows it (R74). */
export interface Deactivation {
  deactivated: boolean;
  /** Hours, 24 for each day, and minutes; 'over' when none are left, null when the server named no time. */
  left: { readonly horas: number; readonly minutos: number } | 'over' | null;
  busy: boolean;
  /** The person could not be fetched after a call: which of the two it is, nobody knows. */
  failed: boolean;
  deactivate: () => void;
  reactivate: () => void;
  reload: () => void;
}

/** Desativar and Reativar (S4.13, R74). Shows the server's message of either. */
export function useDeactivation(perfil: Perfil): Deactivation {
  const loadStore = useLoadedStore();
  const { deactivated, remaining } = situationOf(perfil);
  const actor = useFlowActor(() =>
    createActor(fillPorts(deactivationMachine, deactivationPorts, fillings(loadStore)), {
      input: { now: () => Date.now(), situation: { deactivated, remaining } },
    }),
  );
  const answered = useEffectEvent((message: string | null) => {
    const { situation } = actor.getSnapshot().context;
    showToast({ kind: 'success', message: message ?? (situation.deactivated ? REACTIVATED : DEACTIVATED) });
  });
  useEffect(() => {
    const heard = [
      actor.on('request.answered', ({ message }) => answered(message)),
      actor.on('request.refused', ({ failure }) =>
        showToast({ kind: 'error', message: failureText(failure, SITUATION_FAILED) }),
      ),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  useEffect(() => {
    actor.send({ type: 'person.loaded', situation: { deactivated, remaining } });
  }, [actor, deactivated, remaining]);
  const snapshot = useSelector(actor, (current) => current);
  return {
    deactivated: snapshot.context.situation.deactivated,
    left: leftOf(snapshot),
    busy: snapshot.hasTag('busy'),
    failed: snapshot.matches('failed'),
    deactivate: () => actor.send({ type: 'deactivation.requested' }),
    reactivate: () => actor.send({ type: 'reactivation.requested' }),
    reload: () => actor.send({ type: 'reload.requested' }),
  };
}

function leftOf({ context }: SnapshotFrom<typeof deactivationMachine>): Deactivation['left'] {
  const { deadline, left } = context;
  if (deadline === null) return null;
  return left.horas + left.minutos > 0 ? left : 'over';
}

function situationOf({ dtaHoraSolicitacaoExclusao, tempoRestanteReativacaoCadastro }: Perfil): Situation {
  return { deactivated: dtaHoraSolicitacaoExclusao !== null, remaining: tempoRestanteReativacaoCadastro };
}

function fillings(loadStore: LoadStore) {
  const { desativar, reativar, perfil } = perfilApi.endpoints;
  const once = { track: false } as const;
  return {
    deactivate: () =>
      callApi(loadStore, async ({ dispatch }) => ({
        message: await dispatch(desativar.initiate(undefined, once)).unwrap(),
      })),
    reactivate: () =>
      callApi(loadStore, async ({ dispatch }) => ({
        message: await dispatch(reativar.initiate(undefined, once)).unwrap(),
      })),
    reloadPerson: () =>
      callApi(loadStore, async ({ dispatch }) => {
        const fresh = { subscribe: false, forceRefetch: true } as const;
        return situationOf(await dispatch(perfil.initiate(undefined, fresh)).unwrap());
      }),
  };
}
