import type { AnyActorRef } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { onEmitted } from '../../../machines/kit/on-emitted.ts';
import {
  type OfertaActivationEmitted,
  ofertaActivationMachine,
  ofertaActivationPorts,
} from '../../../machines/oferta-activation/oferta-activation.machine.ts';
import { ativacaoApi } from '../../api/ofertas/ativacao.api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { callApi, type LoadStore } from '../kit/call.ts';
import { ACTIVATED, ACTIVATION_FAILED } from './oferta-activation.texts.ts';

/** The activation of one offer with its port filled; says in a toast how it went (R67). */
export function createOfertaActivation(
  loadStore: LoadStore,
  self: AnyActorRef,
): typeof ofertaActivationMachine {
  onEmitted<OfertaActivationEmitted>(self, {
    'activation.succeeded': ({ message }) => showToast({ kind: 'success', message: message ?? ACTIVATED }),
    'activation.refused': ({ failure }) =>
      showToast({ kind: 'error', message: failure.message ?? ACTIVATION_FAILED }),
  });
  return fillPorts(ofertaActivationMachine, ofertaActivationPorts, {
    postActivation: ({ idPromoProd }) =>
      callApi(loadStore, ({ dispatch }) =>
        dispatch(ativacaoApi.endpoints.ativarPromocao.initiate(idPromoProd, { track: false })).unwrap(),
      ),
  });
}
