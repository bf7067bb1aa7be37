import { type ActorRefFrom, createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import {
  ofertaActivationMachine,
  ofertaActivationPorts,
} from '../../../machines/oferta-activation/oferta-activation.machine.ts';
import { ativacaoApi } from '../../api/ofertas/ativacao.api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { callApi, type LoadStore } from '../kit/call.ts';
import { ACTIVATED, ACTIVATION_FAILED } from './oferta-activation.texts.ts';

export type OfertaActivationActor = ActorRefFrom<typeof ofertaActivationMachine>;

/** The activation of one offer with its port filled, started; says in a toast how it went (R67). */
export function startOfertaActivation(loadStore: LoadStore, idPromoProd: string): OfertaActivationActor {
  const machine = fillPorts(ofertaActivationMachine, ofertaActivationPorts, {
    postActivation: (offer) =>
      callApi(loadStore, ({ dispatch }) =>
        dispatch(ativacaoApi.endpoints.ativarPromocao.initiate(offer.idPromoProd, { track: false })).unwrap(),
      ),
  });
  const actor = createActor(machine, { input: { idPromoProd } });
  actor.on('activation.succeeded', ({ message }) =>
    showToast({ kind: 'success', message: message ?? ACTIVATED }),
  );
  actor.on('activation.refused', ({ failure }) =>
    showToast({ kind: 'error', message: failure.message ?? ACTIVATION_FAILED }),
  );
  return actor.start();
}
